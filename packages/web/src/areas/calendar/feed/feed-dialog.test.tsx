import { afterEach, describe, expect, test, vi } from 'vitest';
import { onPage } from '../../../core/testing/page.tsx';
import { refuse, serverWith } from '../../../core/testing/server.ts';
import { told } from '../../../core/testing/told.ts';
import { ChosenFeeds } from './chosen-feeds.tsx';
import FeedDialog from './feed-dialog.tsx';
import { MyCalendarLinks } from './my-calendar-links.tsx';

afterEach(() => vi.unstubAllGlobals());

/** The dialog with the links of a feed; the server gives my code. */
async function feed(calendar?: { id: string }, answer: object | (() => unknown) = { me: me('k0de') }) {
  serverWith({ CalendarCode: answer as never, RenewCalendarCode: { renewCalendarCode: me('n7') }, ...chosen() });
  const page = await onPage(<FeedDialog {...(calendar && { calendar })} onClose={() => {}} />);
  await page.perform(() => {});
  const links = () => page.names('input[readonly]').map((name) => page.find<HTMLInputElement>('input', name).value);
  return { page, links };
}
/** A server's answers on links to parts of feeds. */
const chosen = (links: object[] = [], fetches: object[] = []) => ({
  MyFeedLinks: { myFeedLinks: links, myFeedFetches: fetches, feedTags: ['Økonomi'] },
});
const me = (calendarCode: string) => ({ __typename: 'Me', id: '1', calendarCode });
const clipboard = (writeText: (text: string) => Promise<void>) =>
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });

test('the links of my year have my code, and a calendar program opens the one to subscribe to', async () => {
  const { links } = await feed();
  expect(links()).toHaveLength(3);
  expect(links().every((link) => link.includes('k0de'))).toBe(true);
  expect(links()[0]).toMatch(/^webcals?:/);
  expect(links()[1], 'for programs that take an address').toMatch(/^https?:.*\/meta\/calendar\?/);
});

test('my profile has the address to subscribe to, and the one to paste', async () => {
  serverWith({ CalendarCode: { me: me('k0de') }, ...chosen() });
  const page = await onPage(<MyCalendarLinks />);
  await page.perform(() => {});
  const links = page.names('input[readonly]').map((name) => page.find<HTMLInputElement>('input', name).value);
  expect(links).toEqual([expect.stringMatching(/^webcals?:.*k0de/), expect.stringMatching(/^https?:.*k0de/)]);
});

test('they have the school holidays if one asks for them', async () => {
  const { page, links } = await feed();
  expect(links().some((link) => link.includes('schoolHolidays'))).toBe(false);
  await page.perform(() => page.find('input', 'Ta med skuleferiane').click());
  expect(links().every((link) => link.includes('schoolHolidays=true'))).toBe(true);
});

test('those of one year wheel name it', async () => {
  const { links } = await feed({ id: '42' });
  expect(links().every((link) => link.includes('42'))).toBe(true);
});

test('a link is copied whole, and both toast and button say so', async () => {
  const { words } = told();
  const copied: string[] = [];
  const { page, links } = await feed();
  clipboard(async (text) => void copied.push(text));
  await page.perform(() => document.querySelectorAll<HTMLElement>('dialog button[data-size=sm]')[0]!.click());
  expect(copied).toEqual([links()[0]]);
  expect(words).toEqual(['success: Kopiert!']);
  expect(page.names('button')).toContain('Kopiert!');
});

test('where the browser does not let it be copied, one is told to do it by hand', async () => {
  const { words } = told();
  const { page } = await feed();
  clipboard(async () => {
    throw new Error('not allowed');
  });
  await page.perform(() => document.querySelectorAll<HTMLElement>('dialog button[data-size=sm]')[0]!.click());
  expect(words).toEqual([expect.stringMatching(/^error: /)]);
  expect(page.names('button')).not.toContain('Kopiert!');
});

test('without a code there is no link, but a way to try again', async () => {
  const { page, links } = await feed(undefined, refuse('unavailable'));
  expect(links()).toEqual([]);
  expect(page.names('button')).toContain('Prøv igjen');
});

describe('links to parts', () => {
  const link = (id: string, more: object = {}) => ({
    __typename: 'FeedLink',
    id,
    calendar: { __typename: 'Calendar', id: '42', title: 'Økonomi og plan' },
    isOfMyYear: false,
    tag: null,
    isTagGone: false,
    onlyMine: false,
    onlyDeadlines: false,
    onlyOpen: false,
    code: `del-${id}`,
    fetches: [],
    ...more,
  });
  const fetched = { __typename: 'FeedFetch', client: 'OUTLOOK', lastFetched: '2026-03-01T10:00:00Z' };
  const shown = async (of: Parameters<typeof ChosenFeeds>[0]['of'], links: object[]) => {
    const asked = serverWith({
      ...chosen(links),
      CreateFeedLink: { createFeedLink: link('9') },
      EndFeedLink: { endFeedLink: { __typename: 'FeedLink', id: '1' } },
    });
    const page = await onPage(<ChosenFeeds of={of} />);
    await page.perform(() => {});
    return { page, asked };
  };

  test('say what they have, who fetches by them, and have addresses of their own', async () => {
    const { page } = await shown({ calendar: '42' }, [
      link('1', { tag: 'Økonomi', onlyDeadlines: true, fetches: [fetched] }),
      link('2', { calendar: null, isOfMyYear: true }),
    ]);
    expect(page.names('summary')).toEqual(['Økonomi · Berre fristar']);
    expect(page.text()).toContain('Henta sist: Outlook');
    const links = page.names('input[readonly]').map((name) => page.find<HTMLInputElement>('input', name).value);
    expect(links).toEqual([expect.stringMatching(/^webcals?:.*del-1/), expect.stringMatching(/^https?:.*del-1/)]);
  });

  test('say that a tag is gone, and that an address can no longer be read', async () => {
    const { page } = await shown('all', [link('1', { tag: 'Bygg', isTagGone: true, code: null, calendar: null })]);
    expect(page.text()).toContain('Ingen aktivitetar har merkelappen lenger');
    expect(page.text()).toContain('Adressa kan ikkje visast lenger');
    expect(page.names('summary')).toEqual(['Eit årshjul som du ikkje har tilgang til lenger · Bygg']);
  });

  test('are made of what is chosen', async () => {
    const { page, asked } = await shown({ calendar: '42' }, []);
    await page.perform(() => page.find('input', 'Berre mine').click());
    await page.perform(() => page.find('button', 'Lag lenkje').click());
    expect(asked.find(({ name }) => name === 'CreateFeedLink')!.with).toEqual({
      input: { calendar: '42', tag: null, onlyMine: true, onlyDeadlines: false, onlyOpen: false },
    });
  });

  test('are ended one at a time, after a question', async () => {
    const { page, asked } = await shown('myYear', [link('1', { isOfMyYear: true, calendar: null, onlyOpen: true })]);
    await page.perform(() => page.find('button', 'Avslutt: Ikkje fullførte').click());
    expect(asked.some(({ name }) => name === 'EndFeedLink')).toBe(false);
    await page.perform(() => page.find('button', 'Avslutt').click());
    expect(asked.find(({ name }) => name === 'EndFeedLink')!.with).toEqual({ id: '1' });
  });
});
