import { expect, test, vi } from 'vitest';
import { onPage } from '../../../core/testing/page.tsx';
import { refuse, serverWith } from '../../../core/testing/server.ts';
import { told } from '../../../core/testing/told.ts';
import { Whereabouts } from '../../../core/testing/whereabouts.tsx';
import { Component as CreatePage } from './create-page.tsx';

vi.mock('../../../subject/form/form-parts.tsx', () => ({ FormParts: () => null }));
vi.mock('../../../subject/kostra/kostra-picker.tsx', () => ({ KostraPicker: () => null }));
vi.mock('../../../core/person/me.tsx', () => ({
  useMe: () => ({ id: '1', name: 'Astrid', organization: { id: '2', name: 'Fjordvik' } }),
}));

test.each([
  ['a field', 'input.year', 'År', true],
  ['the whole of it', undefined, 'År', false],
])('a grant that the server refuses for %s is not published, and says why there', async (_, field, label, isThere) => {
  const { words } = told();
  const none = { nodes: [], totalCount: 0 };
  serverWith({
    CreateGrant: refuse('input.tooLong', field),
    ...{ GrantSources: { grantSources: [] }, Sectors: { sectors: [] }, FindPersons: { persons: none } },
  });
  const page = await onPage(
    <>
      <CreatePage />
      <Whereabouts />
    </>,
    '/admin/action-value/create',
  );
  await page.write('Tittel', 'Bustadtilskot');
  await page.press('button', 'Publiser');
  // It lacks what an applicant needs, which is asked first.
  await page.press('dialog[open] button', 'Publiser likevel');
  expect([page.names('output'), words]).toEqual([['/admin/action-value/create'], []]);
  expect(page.find<HTMLInputElement>('input', 'Tittel').value).toBe('Bustadtilskot');
  expect(page.find('input', label).getAttribute('aria-invalid') === 'true').toBe(isThere);
  expect(page.names('form > [role=alert]')).toEqual(isThere ? [] : ['Nei']);
  expect(page.text()).toContain('Nei');
});
