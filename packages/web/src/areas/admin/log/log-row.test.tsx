import { expect, test } from 'vitest';
import { onPage } from '../../../core/testing/page.tsx';
import { LogRow } from './log-row.tsx';

type Entry = Parameters<typeof LogRow>[0]['entry'];
const astrid = { __typename: 'AuditPerson', id: '1', name: 'Astrid Berg' } as const;
const row = (entry: Partial<Entry>) =>
  onPage(
    <LogRow
      entry={
        {
          id: '5',
          at: '2026-03-02T09:00:00Z',
          by: astrid,
          about: null,
          kind: null,
          party: null,
          detail: '{}',
          ...entry,
        } as Entry
      }
    />,
  );

test.each([
  ['ORGANIZATION', 'organization', 'organisasjon', '/admin/organizations/30'],
  ['GROUP', 'members', 'gruppe', '/admin/groups?text=Vik%20%26%20Nes'],
  ['ORGANIZATION_GROUP', 'members', 'organisasjonsgruppe', '/admin/newGroup?text=Vik%20%26%20Nes'],
] as const)('%s has its name, and a link to its page', async (kind, action, word, path) => {
  const page = await row({ action, subject: '30', party: { id: '30', kind, name: 'Vik & Nes' } });
  expect(page.text()).toContain(`${word} Vik & Nes`);
  expect(page.text()).not.toContain('nr. 30');
  expect(page.find('a', 'Vik & Nes').getAttribute('href')).toBe(path);
});

test.each(['members', 'title'])('a group that is gone leaves its number after “%s”', async (action) => {
  expect((await row({ action, subject: '30' })).text()).toContain('ei sletta gruppe nr. 30');
});

test('a thing is named by its number, so that reading the log reads no title', async () => {
  const page = await row({ action: 'see', subject: '12', kind: 'CALENDAR' });
  expect(page.text()).toContain('Astrid Berg opna  årshjul nr. 12');
});
