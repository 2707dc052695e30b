import { expect, test } from 'vitest';
import { type Me, MeProvider } from '../../../core/person/me.tsx';
import { onPage } from '../../../core/testing/page.tsx';
import { serverWith } from '../../../core/testing/server.ts';
import FirstWheel from './first-wheel.tsx';

const template = {
  ...{ __typename: 'Calendar', id: '12', title: 'Barnehageåret', color: '#1f6f8b', status: 'PUBLISHED', access: null },
  createdBy: {
    ...{ __typename: 'Person', id: '2', name: 'Ola Vik' },
    organization: { __typename: 'Organization', id: '9', name: 'Fjordvik' },
  },
  yearInShort: { __typename: 'YearInShort', year: 2026, activities: 41, people: 6, marks: [] },
};

test('the dialog of a copy stands outside of the cards, whose styles would make cards of its buttons', async () => {
  serverWith({ FirstTemplates: { templates: { __typename: 'CalendarList', nodes: [template] } } });
  const page = await onPage(
    <MeProvider value={{ id: '1' } as Me}>
      <FirstWheel />
    </MeProvider>,
  );
  const card = 'BarnehageåretFjordvik41 aktivitetar i 2026';
  await expect.poll(() => page.names('li')).toEqual([card]);
  await page.press('li button', card);
  const dialogs = () => [...document.querySelectorAll('dialog')];
  await expect.poll(() => dialogs().length).toBeGreaterThan(0);
  const cards = page.find('li', card).closest('div')!;
  expect(dialogs().filter((dialog) => cards.contains(dialog))).toEqual([]);
});
