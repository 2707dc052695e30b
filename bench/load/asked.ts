import { richTextOf } from '@samspel/domain/text/plain-text';
import { ensureWebBuilt } from '../../tools/web.mjs';
import { startChromium } from '../chromium.ts';
import { keepTokens } from '../kept-tokens.ts';
import { openedOn } from '../recorded-pages.ts';
import { asAskedBy, type Browsing, ownActivity, ownWheel } from './people.ts';

/** One request of a person. */
export type Asked = Readonly<{ path: string; body: string; isWrite: boolean }>;

/** What a person does next: what a page asks, or one thing that they write. */
type Step = (person: Browsing, round: number) => Asked[];

const pages = {
  home: '/home',
  list: '/calendar',
  wheel: '/calendar/x-5000001',
  year: '/annual-cycle/my',
  forum: '/forum',
  search: '/search?query=rapport',
} as const;

/**
 * Returns what people ask, one after the other and again and again: a round of pages, as Chromium was seen to send it for the first of them, and between
 * them a tick, a note, a comment and a new activity. Each person begins at another place.
 * @param discussion the address of one that everybody may read
 */
export async function recordSteps(url: string, tokens: object, discussion: string): Promise<Step[]> {
  await ensureWebBuilt();
  const browser = await startChromium();
  const context = await browser.newContext({ baseURL: url, serviceWorkers: 'block' });
  await keepTokens(context, tokens);
  const page = async (address: string): Promise<Step> => {
    const calls = (await openedOn(context, `/app${address}`)).calls.map(
      ({ path, body }) => [path, JSON.stringify(body)] as const,
    );
    if (calls.length === 0) throw new Error(`The page ${address} asks for nothing.`);
    return (person) => calls.map(([path, body]) => ({ path, body: asAskedBy(person, body), isWrite: false }));
  };
  const { home, list, wheel, year, forum, search } = pages;
  const steps = [
    await page(home),
    await page(list),
    await page(wheel),
    tick,
    note,
    await page(year),
    tick,
    await page(forum),
    await page(discussion),
    comment,
    await page(search),
    await page(wheel),
    activity,
    tick,
  ];
  await browser.close();
  return steps;
}

const write = (query: string, variables: object): Asked[] => [
  { path: '/api/graphql', body: JSON.stringify({ query, variables }), isWrite: true },
];

const tick: Step = (person, round) =>
  write(
    `mutation ($id: ID!, $isDone: Boolean!) {
      updateEventInstance(input: { id: $id, isDone: $isDone, status: PUBLISHED }) { id isDone version event { id progress { done total } } }
    }`,
    { id: ownActivity(person, round), isDone: Math.floor(round / 40) % 2 === 0 },
  );

const comment: Step = (person, round) =>
  write('mutation ($input: CreateCommentInput!) { createComment(input: $input) { id } }', {
    input: { meta: ownActivity(person, round * 7), message: rich(`Dette ser eg på i veka som kjem, nr. ${round}.`) },
  });

const activity: Step = (person, round) =>
  write('mutation ($input: CreateEventInput!) { createEvent(input: $input) { id } }', {
    input: {
      calendar: ownWheel(person),
      title: `Møte ${round}`,
      description: rich('Vi går gjennom det som er nytt.'),
      startDate: `${new Date().getFullYear()}-11-${String(1 + (round % 28)).padStart(2, '0')}`,
    },
  });

const note: Step = (person, round) =>
  write('mutation ($input: CreateTodoInput!) { createTodo(input: $input) { id } }', {
    input: { parent: ownActivity(person, round * 3), title: `Kalle inn, nr. ${round}` },
  });

const rich = (words: string) => JSON.stringify(richTextOf(words));
