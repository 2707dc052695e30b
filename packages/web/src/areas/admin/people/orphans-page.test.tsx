import { expect, test, vi } from 'vitest';
import { onPage } from '../../../core/testing/page.tsx';
import { serverWith } from '../../../core/testing/server.ts';
import { Component as OrphansPage } from './orphans-page.tsx';

vi.mock('../../../core/person/me.tsx', () => ({ useMe: () => ({ organization: { id: '1' } }) }));
vi.mock('../../../ui/base/use-debounced.ts', () => ({ useDebounced: (text: string) => text }));

const pageOf = (type: string, totalCount: number, nodes: object[] = []) => ({
  __typename: type,
  totalCount,
  pageInfo: { __typename: 'PageInfo', numberOfPages: Math.ceil(totalCount / 20) },
  nodes,
});
const liv = { __typename: 'Person', id: '9', name: 'Liv Moe', hasLeft: false };
const boats = {
  ...{ __typename: 'ActionValue', id: '70', uri: 'batar-70', title: 'Båtar på fjorden', status: 'PUBLISHED' },
  currentRevision: { __typename: 'ActionValueRevision', id: '71', responsible: liv },
};

test('three lists have pages of their own, and other words begin at the first of each', async () => {
  const asked = serverWith({
    Orphans: {
      orphanActionValues: pageOf('ActionValuePage', 45, [boats]),
      orphanCases: pageOf('GrantCasePage', 0),
      orphans: pageOf('OrphanPage', 0),
    },
  });
  const page = await onPage(<OrphansPage />, '/admin/orphans?grants-page=2');
  expect(asked.at(-1)!.with).toMatchObject({ grants: { offset: 20, text: null }, activities: { offset: 0 } });
  expect(page.text()).toContain('Båtar på fjorden');
  expect(page.text()).toContain('Ansvarleg: Liv Moe');
  expect(page.names('h2')).toEqual(['Tilskot', 'Aktivitetar']);
  expect(page.text()).toContain('Alle opne aktivitetar har ein ansvarleg med aktiv konto.');

  await page.write('Tittel, eller namnet på den ansvarlege', 'liv');
  const first = { text: 'liv', limit: 20, offset: 0 };
  expect(asked.at(-1)!.with).toEqual({ grants: first, cases: first, activities: first });
  expect(page.text()).not.toContain('Alle opne aktivitetar har ein ansvarleg');
});

test('a page without any of the three says so of all of them', async () => {
  serverWith({
    Orphans: {
      orphanActionValues: pageOf('ActionValuePage', 0),
      orphanCases: pageOf('GrantCasePage', 0),
      orphans: pageOf('OrphanPage', 0),
    },
  });
  const page = await onPage(<OrphansPage />, '/admin/orphans');
  expect(page.names('h2')).toEqual([]);
  expect(page.text()).toContain('Alt som er ope, har ein ansvarleg med aktiv konto.');
});
