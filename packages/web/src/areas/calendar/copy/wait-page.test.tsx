import { Route, Routes } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { type Me, MeProvider } from '../../../core/person/me.tsx';
import { onPage } from '../../../core/testing/page.tsx';
import { refuse, serverWith } from '../../../core/testing/server.ts';
import { told } from '../../../core/testing/told.ts';
import { Whereabouts } from '../../../core/testing/whereabouts.tsx';
import { followCopy } from './follow-copy.ts';
import { Component } from './wait-page.tsx';

vi.mock('./follow-copy.ts', () => ({ followCopy: vi.fn(async () => null) }));
afterEach(() => vi.clearAllMocks());

const copy = (state: string, change: object = {}) => ({
  ...{ __typename: 'CalendarCopy', reference: 'r1', state, title: 'Økonomi Vik', isFork: true, from: 'TODAY' },
  ...{ problem: null, calendar: null },
  origin: { __typename: 'Calendar', id: '7', uri: 'okonomi-7', title: 'Økonomi' },
  ...change,
});

/** The page where I wait for a copy; the server gives the state of the copy. */
async function waiting(answer: object | (() => unknown), again: object | (() => unknown) = () => copy('WAITING')) {
  const { words } = told();
  const asked = serverWith({
    CalendarCopy: typeof answer === 'function' ? (answer as never) : { calendarCopy: answer },
    ForkCalendar: again as never,
  });
  const page = await onPage(
    <MeProvider value={{ id: '1', settings: {} } as Me}>
      <Routes>
        <Route path="/calendar-wait/:reference" element={<Component />} />
        <Route path="*" element={null} />
      </Routes>
      <Whereabouts />
    </MeProvider>,
    '/calendar-wait/r1',
  );
  await page.perform(() => {});
  return { page, asked, words, place: () => page.names('output')[0] };
}

test('a copy that is being made says so, and one need not stay for it', async () => {
  const { page } = await waiting(copy('WAITING'));
  expect(page.names('h1')).toEqual(['Lagar «Økonomi Vik»']);
  expect(page.names('a')).toContain('Mine årshjul');
  expect(followCopy).toHaveBeenCalledWith(expect.objectContaining({ patience: Number.POSITIVE_INFINITY }));
});

test('whoever leaves the page is not waited for any more', async () => {
  const { page } = await waiting(copy('WAITING'));
  const { signal } = vi.mocked(followCopy).mock.lastCall![0];
  expect(signal!.aborted).toBe(false);
  await page.show(null);
  expect(signal!.aborted).toBe(true);
});

test('a copy that is ready opens in place of the page', async () => {
  const activeDays = { __typename: 'ActiveDays', total: 4, nextYear: 1 };
  const calendar = { __typename: 'Calendar', id: '12', uri: 'okonomi-vik-12', title: 'Økonomi Vik', activeDays };
  const { place } = await waiting(copy('DONE', { calendar }));
  expect(place()).toBe('/calendar/okonomi-vik-12');
});

test('a copy that could not be made says why, and leads to the original', async () => {
  const { page } = await waiting(copy('FAILED', { problem: 'Originalen er borte' }));
  expect(page.text()).toContain('«Økonomi Vik» blei ikkje laga, og ingenting er endra.');
  expect(page.text()).toContain('Originalen er borte');
  expect(page.find('a', 'Til originalen').getAttribute('href')).toBe('/calendar/okonomi-7');
});

test('it is asked for again as it was the first time', async () => {
  const { page, asked, place } = await waiting(copy('FAILED'), { forkCalendar: copy('WAITING', { reference: 'r2' }) });
  await page.press('button', 'Prøv igjen');
  const [order] = asked.filter(({ name }) => name === 'ForkCalendar');
  expect(order!.with).toEqual({ input: { id: '7', title: 'Økonomi Vik', from: 'TODAY' } });
  expect(place()).toBe('/calendar-wait/r2');
});

test('without the right to read the original there is nothing to try again', async () => {
  const { page } = await waiting(copy('FAILED', { origin: null }));
  expect(page.names('button')).not.toContain('Prøv igjen');
});

test('a copy that may not be asked for again stays failed, with the reason', async () => {
  const { page, words, place } = await waiting(copy('FAILED'), refuse('notAllowed'));
  await page.press('button', 'Prøv igjen');
  expect([words, place()]).toEqual([['error: Nei'], '/calendar-wait/r1']);
});

test('a page that cannot be read offers to try again', async () => {
  const { page } = await waiting(refuse('unavailable'));
  expect(page.names('button')).toContain('Prøv igjen');
});
