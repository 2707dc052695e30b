import { expect, test, vi } from 'vitest';
import { onPage } from '../testing/page.tsx';
import { refuse, serverWith } from '../testing/server.ts';
import { WhoSearch, type WhoSearchProps } from './who-search.tsx';

vi.mock('../../ui/base/use-debounced.ts', () => ({ useDebounced: (text: string) => text }));

const vik = { __typename: 'Organization', id: '30', name: 'Vik kommune' };
const ola = { __typename: 'Person', id: '2', name: 'Ola Vik', picture: null, organization: vik };
const answer = {
  findPersonsOrganizationsAndGroups: {
    __typename: 'Found',
    persons: [ola],
    groups: [{ __typename: 'Group', id: '10', title: 'Vikarar', createdBy: ola }],
    organizationGroups: [{ __typename: 'OrganizationGroup', id: '20', title: 'Vikregionen' }],
    organizations: [vik],
  },
};

/** Shows a field that finds somebody, with a server that gives the same answer to all words. */
async function finding(props: Partial<WhoSearchProps> = {}, found: object | (() => unknown) = answer) {
  const asked = serverWith({ FindWho: found as never });
  const onPick = vi.fn();
  const page = await onPage(<WhoSearch label="Kven" kinds={['person']} onPick={onPick} {...props} />);
  const type = (text: string) => page.write('Kven', text);
  return { page, asked, onPick, type, field: () => page.find<HTMLInputElement>('input', 'Kven') };
}

test('two letters are not searched for, blanks around them neither', async () => {
  const { page, asked, type } = await finding();
  await type(' vi ');
  expect([asked, page.names('[role=option]')]).toEqual([[], []]);
});

test('only the kinds that are asked for are offered, in that order', async () => {
  const { page, type } = await finding({ kinds: ['organization', 'person'] });
  await type('vik');
  expect(page.names('[role=option]')).toEqual(['Vik kommune', expect.stringMatching(/^Ola Vik/)]);
});

test('two of the same name are told apart: a person by where they work, a group by who made it', async () => {
  const { page, type } = await finding({ kinds: ['person', 'group'] });
  await type('vik');
  const [person, group] = page.names('[role=option]');
  expect(person).toContain('Vik kommune');
  expect(group).toContain('Laga av Ola Vik');
});

test('whoever is picked is told of with their kind, and the field is empty for the next', async () => {
  const { page, onPick, type, field } = await finding({ kinds: ['group'] });
  await type('vik');
  await page.press('[role=option]', page.names('[role=option]')[0]!);
  expect(onPick).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ kind: 'group', id: '10', label: 'Vikarar' }),
  );
  expect(field().value).toBe('');
});

test('where nobody is found, that is said', async () => {
  const none = { persons: [], groups: [], organizationGroups: [], organizations: [] };
  const { page, type } = await finding({}, { findPersonsOrganizationsAndGroups: { __typename: 'Found', ...none } });
  await type('qqq');
  expect(page.text()).toContain('Ingen treff');
});

test('a search that failed is not said to have found nobody', async () => {
  const { page, type } = await finding({}, refuse('unavailable'));
  await type('vik');
  expect(page.text()).toContain('Ein feil oppstod ved innhenting av data.');
  expect(page.text()).not.toContain('Ingen treff');
});

test('the words themselves can be chosen where a list is narrowed by them', async () => {
  const onWords = vi.fn();
  const wordsChoice = { group: 'Ord', label: (text: string) => `«${text}» i tittelen` };
  const { page, onPick, type } = await finding({ wordsChoice, onWords });
  await type('vik ');
  await page.press('[role=option]', '«vik» i tittelen');
  expect(onWords).toHaveBeenCalledExactlyOnceWith('vik');
  expect(onPick).not.toHaveBeenCalled();
});
