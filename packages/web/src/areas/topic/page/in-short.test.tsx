import { expect, test, vi } from 'vitest';
import { onPage } from '../../../core/testing/page.tsx';
import type { TopicInShortQuery, TopicPartsFragment } from '../../../generated/graphql.ts';
import { InShort } from './in-short.tsx';

vi.mock('../../../core/person/me.tsx', () => ({
  useMe: () => ({ id: '1', isAdmin: false, permissions: ['DISCUSSION', 'ACTION_VALUE', 'CALENDAR'] }),
}));

const kari = { id: '2', name: 'Kari Nes', picture: null, organization: { id: '3', name: 'Fjordvik kommune' } };
const none = { totalCount: 0, nodes: [] };
const empty = { calendars: none, grants: none, topics: none, files: [], links: [] } as unknown as TopicInShortQuery;
const link = (label: string, lastUpdated: string) => ({
  ...{ __typename: 'Link' as const, id: label, label, href: 'https://ks.no' },
  ...{ dateCreated: '2026-01-01T09:00:00Z', lastUpdated, createdBy: kari },
});

/** Shows the beginning of a topic's lists to a person with this access. */
async function inShort(of: TopicInShortQuery, myAccess: 'READ' | 'WRITE' = 'WRITE') {
  const topic = { id: '7', status: 'PUBLISHED', access: { myAccess } } as TopicPartsFragment;
  const onTab = vi.fn();
  const page = await onPage(<InShort topic={topic} onTab={onTab} of={of} />);
  return { page, onTab };
}

test('a topic without anything says what belongs there, and each leads to its tab', async () => {
  const { page, onTab } = await inShort(empty);
  expect(page.names('h2')).toEqual(['Ingenting er samla her enno']);
  expect(page.text()).toContain('Her kan de samle det som gjeld temaet:');
  expect(page.names('dt')).toEqual(['Erfaringsdeling', 'Dokument', 'Årshjul', 'Tilskot']);
  expect(page.names('dd')[1]).toBe('filer, og lenkjer til sider andre stader');
  await page.press('dt button', 'Dokument');
  expect(onTab).toHaveBeenCalledExactlyOnceWith('resources');
});

test('whoever only reads it reads what belongs there, and is not told to add it', async () => {
  const { page } = await inShort(empty, 'READ');
  expect(page.text()).toContain('Dette høyrer til her:');
  expect(page.text()).not.toContain('Her kan de samle');
});

test('of five links the four that were changed last are shown, the last changed first, with the way to all', async () => {
  const { page, onTab } = await inShort({
    ...empty,
    links: [
      link('Gammal', '2026-02-01T09:00:00Z'),
      link('Ny', '2026-11-20T09:00:00Z'),
      link('I sommar', '2026-07-01T09:00:00+02:00'),
      link('Nyast', '2026-11-20T10:00:00Z'),
      link('I vår', '2026-04-01T09:00:00Z'),
    ],
  });
  expect(page.names('a')).toEqual(['Nyast', 'Ny', 'I sommar', 'I vår']);
  await page.press('button', 'Vis alle 5 lenkjer');
  expect(onTab).toHaveBeenCalledExactlyOnceWith('resources');
});
