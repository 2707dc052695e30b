import '@samspel/domain/calendar/calendar.input';
import { useLocation } from 'react-router';
import { expect, test, vi } from 'vitest';
import { onPage } from '../../../core/testing/page.tsx';
import { refuse, serverWith } from '../../../core/testing/server.ts';
import { told } from '../../../core/testing/told.ts';
import { Component as CreatePage } from './create-page.tsx';

vi.mock('../../../core/time/use-today.ts', () => ({ useToday: () => '2026-11-26' }));
vi.mock('../address/use-wheel-choices.ts', () => ({
  useWheelChoices: () => ({ choices: { startMonth: 1, direction: 'right' } }),
}));
vi.mock('../copy/templates.tsx', () => ({ Templates: () => null }));
vi.mock('../../../core/person/me.tsx', () => ({
  useMe: () => ({ id: '1', organization: { id: '2', name: 'Fjordvik' }, settings: {} }),
}));

function Whereabouts() {
  const { pathname, search, state } = useLocation();
  return <output>{pathname + search + JSON.stringify(state)}</output>;
}

/** Shows the form of a new year wheel, with a server that makes it, or refuses to. */
async function creating(refusal?: string, field?: string) {
  const { words } = told();
  const made = {
    ...{ __typename: 'Calendar', id: '7', kind: 'CALENDAR', uri: 'barnevern-2027-7', title: 'Barnevern 2027' },
    ...{ color: '#1f6f8b', category: 'TOPIC', status: 'PUBLISHED', isLimited: false, isRestricted: false, likes: 0 },
    ...{
      followers: 0,
      isLiked: false,
      isFollowing: false,
      lastUpdated: null,
      dateCreated: null,
      descriptionText: null,
    },
    ...{ version: 1, mayRestore: null, description: null, lastEdit: null, shareableUri: null, activeDays: null },
    ...{ responsibleWithoutAccess: [], access: null, kostraFunctions: [], myRing: null, createdBy: null },
    ...{ nextDeadline: null, yearInShort: null, forkedFrom: null, archivedAt: null },
  };
  serverWith({ CreateCalendar: refusal ? refuse(refusal, field) : { made } });
  const page = await onPage(
    <>
      <CreatePage />
      <Whereabouts />
    </>,
    '/person/1/annual-cycle/create',
  );
  return { page, words, place: () => page.names('output')[0] };
}

test('a year wheel that was not made is said, and the form stays as it was', async () => {
  const { page, place, words } = await creating('unavailable');
  await page.write('Tittel', 'Barnevern 2027');
  await page.press('button', 'Lag årshjulet');
  expect(page.names('dialog h2')).toEqual(['Årshjulet er ikkje laga']);
  expect(page.find<HTMLInputElement>('input', 'Tittel').value).toBe('Barnevern 2027');
  expect([place(), words]).toEqual(['/person/1/annual-cycle/createnull', []]);
});

test('a year wheel that is refused for its title says so at the title too, which stays as it was written', async () => {
  const { page, place } = await creating('input.tooLong', 'input.title');
  await page.write('Tittel', 'Barnevern 2027');
  await page.press('button', 'Lag årshjulet');
  const title = page.find<HTMLInputElement>('input', 'Tittel');
  expect([title.value, title.getAttribute('aria-invalid')]).toEqual(['Barnevern 2027', 'true']);
  expect(page.text()).toContain('Nei');
  expect(place()).toBe('/person/1/annual-cycle/createnull');
});

test('once it is made its page opens in its year, with its first month and the form of its first activity, and no box stands over this form', async () => {
  const { page, place, words } = await creating();
  await page.write('Tittel', 'Barnevern 2027');
  await page.press('button', 'Lag årshjulet');
  expect(place()).toBe('/calendar/barnevern-2027-7?year=2027{"newActivity":true,"firstMonth":true}');
  expect(words).toEqual(['success: Årshjulet er laga']);
  expect(page.names('dialog h2')).toEqual([]);
});

test('title, year and colour stand in this order, and what they make is beside them', async () => {
  const { page } = await creating();
  await page.write('Tittel', 'Barnevern');
  await expect.poll(() => page.names('figcaption')).toEqual(['Barnevern']);
  const order = ['Tittel', '2027', 'Fjordblå'].map((name) => page.find('input', name));
  expect(order.toSorted((one, other) => (one.compareDocumentPosition(other) & 4 ? -1 : 1))).toEqual(order);
});
