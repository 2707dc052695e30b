import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { type Me, MeProvider } from '../../../core/person/me.tsx';
import { onPage } from '../../../core/testing/page.tsx';
import { serverWith } from '../../../core/testing/server.ts';
import { Templates } from './templates.tsx';

const group = (id: string, title: string) => ({ __typename: 'KostraFunctionGroup', id, title });
const skule = group('7', 'Grunnskule');
const helse = group('8', 'Helse');
const template = (id: string, by: string, field = skule) => ({
  ...{ __typename: 'Calendar', id, title: `Årshjul ${id}`, color: '#1f6f8b', status: 'PUBLISHED', access: null },
  createdBy: {
    ...{ __typename: 'Person', id: by, name: by === '1' ? 'Kari Nes' : 'Ola Vik' },
    organization: { __typename: 'Organization', id: '9', name: 'Fjordvik' },
  },
  kostraFunctions: [{ __typename: 'KostraFunction', id: `5${field.id}`, group: field }],
  yearInShort: { __typename: 'YearInShort', year: 2026, activities: 41, people: 6, marks: [] },
});
const shownIn = (page: { names: (kind: string) => string[] }) => page.names('li').map((name) => name.slice(0, 10));
const asPerson = (part: ReactNode) => <MeProvider value={{ id: '1' } as Me}>{part}</MeProvider>;

test('what others have made is offered first, then my own, private ones too, each with how much is in it and whose it is; eight at once', async () => {
  const nodes = [
    template('10', '1'),
    template('11', '1'),
    ...['12', '13', '14', '15', '16', '17', '18'].map((id) => template(id, '2')),
  ];
  serverWith({ Templates: { templates: { __typename: 'CalendarList', nodes } } });
  const page = await onPage(asPerson(<Templates year={undefined} />));
  const first = ['12', '13', '14', '15', '16', '17', '18', '10'].map((id) => `Årshjul ${id}`);
  await expect.poll(() => shownIn(page)).toEqual(first);
  expect(page.names('li')[0]).toBe('Årshjul 1241 aktivitetar i 2026Ola Vik, Fjordvik');
  await page.press('button', 'Vis éin til');
  expect(shownIn(page)).toEqual([...first, 'Årshjul 11']);
});

test('a field narrows them to those of it, and only fields with a year wheel are offered', async () => {
  const nodes = [template('12', '2'), template('13', '2', helse)];
  const asked = serverWith({
    Templates: ({ kostraGroup }) => ({
      templates: {
        __typename: 'CalendarList',
        nodes: nodes.filter((one) => !kostraGroup || one.kostraFunctions[0]!.group.id === kostraGroup),
      },
    }),
  });
  const page = await onPage(asPerson(<Templates year={undefined} />));
  const pills = page.names('[role="group"] button');
  expect(pills).toEqual(['Alle felt', 'Grunnskule', 'Helse']);
  await page.press('button', 'Helse');
  await expect.poll(() => shownIn(page)).toEqual(['Årshjul 13']);
  expect(page.find('button', 'Helse').getAttribute('aria-pressed')).toBe('true');
  expect(asked.at(-1)).toEqual({ name: 'Templates', with: { text: null, kostraGroup: '8' } });
});

test('one that was made here just now is not offered', async () => {
  serverWith({
    Templates: { templates: { __typename: 'CalendarList', nodes: [template('12', '2'), template('13', '1')] } },
  });
  const page = await onPage(asPerson(<Templates year={undefined} but="13" />));
  await expect.poll(() => shownIn(page)).toEqual(['Årshjul 12']);
});

test('the dialog of a copy stands outside of the gallery, whose styles are for its cards', async () => {
  serverWith({ Templates: { templates: { __typename: 'CalendarList', nodes: [template('12', '2')] } } });
  const page = await onPage(asPerson(<Templates year={undefined} />));
  await expect.poll(() => shownIn(page)).toEqual(['Årshjul 12']);
  await page.press('li button', 'Årshjul 1241 aktivitetar i 2026Ola Vik, Fjordvik');
  const dialogs = () => [...document.querySelectorAll('dialog')];
  await expect.poll(() => dialogs().length).toBeGreaterThan(0);
  expect(dialogs().filter((dialog) => dialog.closest('section'))).toEqual([]);
});

test('one that is empty is not offered, nor is its field', async () => {
  const empty = { ...template('13', '2', helse), yearInShort: { ...template('13', '2').yearInShort, activities: 0 } };
  serverWith({ Templates: { templates: { __typename: 'CalendarList', nodes: [empty, template('12', '2')] } } });
  const page = await onPage(asPerson(<Templates year={undefined} />));
  await expect.poll(() => shownIn(page)).toEqual(['Årshjul 12']);
  expect(page.names('[role="group"] button')).toEqual(['Alle felt', 'Grunnskule']);
});
