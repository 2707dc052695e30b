import { beforeEach, expect, test, vi } from 'vitest';
import { onPage } from '../../core/testing/page.tsx';
import { refuse, serverWith } from '../../core/testing/server.ts';
import { Whereabouts } from '../../core/testing/whereabouts.tsx';
import { fakeStorage } from '../../storage/fake-storage.ts';
import { KindsProvider, type ShownKind } from '../../subject/kinds.tsx';
import SearchDialog from './search-dialog.tsx';

vi.mock('../../core/person/me.tsx', () => ({
  useMe: () => ({ id: '1', isAdmin: false, isOrganizationAdmin: false, permissions: [] }),
}));
vi.mock('../../ui/base/use-debounced.ts', () => ({ useDebounced: (text: string) => text }));
beforeEach(() => void fakeStorage());

const kinds = [
  {
    kind: 'CALENDAR',
    found: { many: 'calendar.many', icon: null, path: ({ uri }: { uri: string }) => `/calendar/${uri}` },
  },
] as unknown as ShownKind[];
const hit = (id: string, title: string, change: object = {}) => ({
  ...{ __typename: 'SearchHit', id, kind: 'CALENDAR', title, uri: `hjul-${id}`, home: null, opens: null, day: null },
  ...{ within: null, foundIn: null, foundId: null, isArchived: false, isLimited: false, descriptionParts: [] },
  titleParts: [{ __typename: 'TextPart', text: title, isMatch: false }],
  ...change,
});
const found = (hits: object[], change: object = {}) => ({
  search: {
    ...{ __typename: 'SearchAnswer', hits, persons: [], organizations: [], hasMore: [] },
    ...{ hasMorePersons: false, hasMoreOrganizations: false, mended: null },
    ...change,
  },
});

/** Opens the search dialog, with a server that gives every search the same answer. */
async function searching(answer: object | (() => unknown)) {
  const asked = serverWith({ SearchAll: answer as never });
  const onClose = vi.fn();
  const page = await onPage(
    <KindsProvider value={kinds}>
      <SearchDialog onClose={onClose} />
      <Whereabouts />
    </KindsProvider>,
  );
  const type = async (text: string) => {
    await page.write('Søk', text);
    await page.perform(() => page.find('input', 'Søk').focus());
  };
  const chosen = () => page.names('[aria-selected=true]');
  return { page, asked, onClose, type, chosen };
}
const two = found([hit('7', 'Økonomi'), hit('8', 'Plan')]);

test('one letter is not searched for, and it is said how many it takes', async () => {
  const { page, asked, type } = await searching(two);
  await type('ø');
  expect(page.names('[role=status]')).toEqual(['Skriv minst to teikn.']);
  expect(asked).toEqual([]);
});

test('what was found stands under what it is, and screen readers hear how much it is', async () => {
  const { page, type } = await searching(two);
  await type('plan');
  expect(page.names('[role=option]').slice(0, 2)).toEqual(['Økonomi', 'Plan']);
  expect(page.names('[role=status]')[0]).toMatch(/^\d+ treff\. Vel med piltastane\.$/);
});

test('arrows choose and Enter opens what is chosen, and the focus stays in the field', async () => {
  const { page, onClose, type, chosen } = await searching(two);
  await type('plan');
  expect(chosen()).toEqual([]);
  await page.key('ArrowDown');
  await page.key('ArrowDown');
  expect(chosen()).toEqual(['Plan']);
  expect(document.activeElement).toBe(page.find('input', 'Søk'));
  await page.key('Enter');
  expect([page.names('output'), onClose.mock.calls.length]).toEqual([['/calendar/hjul-8'], 1]);
});

test('an arrow up from the field chooses the last one', async () => {
  const { page, type, chosen } = await searching(two);
  await type('plan');
  await page.key('ArrowUp');
  expect(chosen()).toEqual(page.names('[role=option]').slice(-1));
});

test('other words take the choice back, so that Enter opens nothing that was not meant', async () => {
  const { page, type, chosen } = await searching(two);
  await type('plan');
  await page.key('ArrowDown');
  await type('plana');
  expect(chosen()).toEqual([]);
  await page.key('Enter');
  expect(page.names('output')).toEqual(['/search?q=plana']);
});

test('an activity opens on the page of its year wheel, with the comment that was found', async () => {
  const { page, type } = await searching(
    found([hit('7', 'Økonomi', { opens: '12', foundIn: 'COMMENT', foundId: '40' })]),
  );
  await type('plan');
  expect(page.names('[role=option]')[0]).toContain('I ein kommentar');
  await page.press('[role=option]', page.names('[role=option]')[0]!);
  expect(page.names('output')).toEqual(['/calendar/hjul-7?activity=12&comment=40']);
});

test('where there is more of a kind than the list shows, a line leads to all of it', async () => {
  const { page, type } = await searching(found([hit('7', 'Økonomi')], { hasMore: ['CALENDAR'] }));
  await type('plan');
  const all = page.names('[role=option]').find((name) => name.startsWith('Vis alle: '))!;
  await page.press('[role=option]', all);
  expect(page.names('output')).toEqual(['/search?q=plan&kind=CALENDAR']);
});

test('a word that was written wrong is mended, and that is said', async () => {
  const { page, type } = await searching(found([hit('7', 'Økonomi')], { mended: 'økonomi' }));
  await type('økonimi');
  expect(page.names('[role=status]')).toEqual(['Ingen treff på «økonimi». Viser treff på «økonomi».']);
});

test('nothing found says for what', async () => {
  const { page, type } = await searching(found([]));
  await type('qqq');
  expect(page.names('[role=status]')).toEqual(['Ingen treff på «qqq»']);
});

test('words of a command that find nothing else are not said to find nothing', async () => {
  const { page, type } = await searching(found([]));
  await type('mørkt tema');
  expect(page.names('[role=option]')).toEqual(['Mørkt tema']);
  expect(page.names('[role=status]')).toEqual(['1 treff. Vel med piltastane.']);
});

test('a search that failed says so instead of saying that there is nothing', async () => {
  const { page, type } = await searching(refuse('unavailable'));
  await type('plan');
  expect(page.names('[role=status]')[0]).toMatch(/^Ein feil oppstod/);
});

test('what the page offers, and what can be done everywhere, comes before what is found, and its words are enough', async () => {
  const press = vi.fn();
  document.body.insertAdjacentHTML(
    'afterbegin',
    '<div id="head" data-offers><button>Skriv ut</button><button aria-expanded="false">Meir</button></div>',
  );
  document.querySelector('#head button')!.addEventListener('click', press);
  const { page, onClose, type, chosen } = await searching(two);
  await type('skriv u');
  expect(page.names('[role=option]')).toEqual(['Skriv ut', 'Økonomi', 'Plan']);
  expect(chosen()).toEqual(['Skriv ut']);
  await page.key('Enter');
  await vi.waitFor(() => expect(press).toHaveBeenCalledOnce());
  expect(onClose).toHaveBeenCalledOnce();
  document.querySelector('#head')!.remove();
});

test('one word that a command merely contains is searched for by Enter', async () => {
  const { page, type, chosen } = await searching(two);
  await type('tema');
  expect([page.names('[role=option]')[0], chosen()]).toEqual(['Mørkt tema', []]);
});

test('activities stand by their days, the next first, and those that have been last', async () => {
  const day = (id: string, on: string) => hit(id, on, { day: on });
  const { page, type } = await searching(
    found([day('1', '2999-03-01'), day('2', '2020-05-01'), day('3', '2999-01-01'), day('4', '2021-05-01')]),
  );
  await type('plan');
  expect(page.names('[role=option]').map((name) => name.slice(0, 10))).toEqual([
    ...['2999-01-01', '2999-03-01', '2021-05-01', '2020-05-01'],
  ]);
});
