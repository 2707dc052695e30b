import { gql, type TypedDocumentNode } from '@urql/core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createGraphClient } from '../../core/graphql/client.ts';
import { answerSent } from '../../core/testing/server.ts';
import { fakeStorage } from '../../storage/fake-storage.ts';
import { cacheRules } from './areas.ts';

/** Tests what a page shows after a change, and what it queries for that. */
type Row = Record<string, unknown>;
const progress = (done: number, total: number) => ({ __typename: 'Progress', done, total });
const activity = (id: string, more: Row = {}) => ({
  __typename: 'EventInstance',
  id,
  title: `Aktivitet ${id}`,
  isDone: false,
  forkProgress: progress(0, 0),
  todoProgress: progress(0, 2),
  likes: 0,
  isLiked: false,
  isFollowing: false,
  followers: 0,
  ...more,
});

let asked: string[];
let mutated: Row;

beforeEach(() => {
  const tokens = { access_token: 'a1', refresh_token: 'r1', expires_in: 900, access_token_time: Date.now() };
  fakeStorage().set('samspel.tokens', JSON.stringify(tokens));
  asked = [];
  const ring = { __typename: 'CalendarRing', id: '1', eventInstances: [activity('10'), activity('11')] };
  const answers: Record<string, () => Row> = {
    Me: () => ({ me: { __typename: 'Me', id: '1', name: 'Kari Nes' } }),
    Year: () => ({ yearWheel: { __typename: 'YearWheel', rings: [{ ...ring, progress: progress(0, 2) }] } }),
    Wheel: () => ({ yearWheelRing: [activity('10'), activity('11')] }),
    Deadlines: () => ({ upcomingDeadlines: [activity('10')] }),
    Followed: () => ({ myFollowed: { __typename: 'MyFollowed', calendars: [] } }),
    Change: () => mutated,
  };
  vi.stubGlobal('fetch', (_: string, { body }: RequestInit) =>
    answerSent(body, ({ operationName }) => {
      asked.push(operationName);
      return { data: answers[operationName]!() };
    }),
  );
});
afterEach(() => vi.unstubAllGlobals());

const parts =
  'id title isDone likes isLiked isFollowing followers forkProgress { done total } todoProgress { done total }';
const pages = {
  Me: gql`query Me { me { id name } }`,
  Year: gql`query Year { yearWheel { rings { id progress { done total } eventInstances { ${parts} } } } }`,
  Wheel: gql`query Wheel { yearWheelRing { ${parts} } }`,
  Deadlines: gql`query Deadlines { upcomingDeadlines { ${parts} } }`,
  Followed: gql`query Followed { myFollowed { calendars { id } } }`,
} as const satisfies Record<string, TypedDocumentNode>;
type Page = keyof typeof pages;

/** Opens pages and makes a change; returns what the pages show then, and what was queried since. */
async function after(open: readonly Page[], answer: Row, change: TypedDocumentNode, variables: Row = {}) {
  asked = [];
  const client = createGraphClient(cacheRules);
  // biome-ignore lint/suspicious/noExplicitAny: a test looks into what a page shows as it pleases
  const shown = {} as Record<Page, any>;
  const stops = open.map((page) => client.query(pages[page], {}).subscribe(({ data }) => (shown[page] = data)));
  await expect.poll(() => asked).toHaveLength(open.length);
  await expect.poll(() => Object.keys(shown)).toHaveLength(open.length);
  asked = [];
  mutated = answer;
  await client.mutation(change, variables).toPromise();
  await new Promise((resolve) => setTimeout(resolve, 20));
  for (const { unsubscribe } of stops) unsubscribe();
  return { shown, asked: asked.filter((name) => name !== 'Change') };
}

const tick = gql`mutation Change { updateEventInstance(input: { id: "10", isDone: true, status: PUBLISHED }) { id isDone } }`;
const ticked = { updateEventInstance: { __typename: 'EventInstance', id: '10', isDone: true } };
const save = gql`mutation Change($input: UpdateEventInstanceInput!) { updateEventInstance(input: $input) { id title } }`;
const saved = { updateEventInstance: { __typename: 'EventInstance', id: '10', title: 'Nytt namn' } };

test('a tick shows on the wheel, on its ring and in its list; nothing is read again', async () => {
  const { shown, asked } = await after(['Me', 'Year', 'Wheel'], ticked, tick);
  expect(shown.Year.yearWheel.rings[0].progress).toMatchObject({ done: 1, total: 2 });
  expect(shown.Wheel.yearWheelRing.map(({ isDone }: Row) => isDone)).toEqual([true, false]);
  expect(asked).toEqual([]);
});

test('a tick takes its activity off the deadlines, which are read again where they are shown', async () => {
  expect((await after(['Me', 'Wheel', 'Deadlines'], ticked, tick)).asked).toEqual(['Deadlines']);
});

test('what linked copies have done of an activity does not count on its ring: its owner’s figure is its own', async () => {
  const origin = { __typename: 'EventInstance', id: '11', forkProgress: progress(1, 3) };
  const answer = { updateEventInstance: { ...ticked.updateEventInstance, forkedFrom: origin } };
  const { shown } = await after(
    ['Year'],
    answer,
    gql`mutation Change { updateEventInstance(input: { id: "10", isDone: true }) { id isDone forkedFrom { id forkProgress { done total } } } }`,
  );
  expect(shown.Year.yearWheel.rings[0].progress).toMatchObject({ done: 1, total: 2 });
});

test('a new title shows wherever the activity does; nothing is read again', async () => {
  const { shown, asked } = await after(['Year', 'Wheel', 'Deadlines'], saved, save, {
    input: { id: '10', title: 'Nytt namn' },
  });
  expect(shown.Year.yearWheel.rings[0].eventInstances[0].title).toBe('Nytt namn');
  expect(shown.Deadlines.upcomingDeadlines[0].title).toBe('Nytt namn');
  expect(asked).toEqual([]);
});

test('an activity on other days, or hidden as a draft, makes every list be read again', async () => {
  for (const change of [{ startDate: '2027-01-05' }, { endDate: null }, { status: 'DRAFT' }]) {
    const { asked } = await after(['Me', 'Year', 'Wheel', 'Deadlines'], saved, save, {
      input: { id: '10', ...change },
    });
    expect(asked.toSorted()).toEqual(['Deadlines', 'Wheel', 'Year']);
  }
});

test('another responsible person changes the lists of what is to be done', async () => {
  const { asked } = await after(['Wheel', 'Deadlines'], saved, save, { input: { id: '10', responsible: '2' } });
  expect(asked).toEqual(['Deadlines']);
});

test('a clap shows on the activity itself; nothing is read again', async () => {
  const like = {
    __typename: 'Reaction',
    id: '10',
    kind: 'EVENT_INSTANCE',
    isFollowing: false,
    isLiked: true,
    likes: 4,
    followers: 1,
  };
  const { shown, asked } = await after(
    ['Me', 'Wheel'],
    { like },
    gql`mutation Change { like(id: "10") { id kind isFollowing isLiked likes followers } }`,
  );
  expect(shown.Wheel.yearWheelRing[0]).toMatchObject({ isLiked: true, likes: 4, followers: 1 });
  expect(asked).toEqual([]);
});

test('a follow shows on the activity itself, and what I follow is read again', async () => {
  const follow = {
    __typename: 'Reaction',
    id: '10',
    kind: 'EVENT_INSTANCE',
    isFollowing: true,
    isLiked: false,
    likes: 0,
    followers: 1,
  };
  const { shown, asked } = await after(
    ['Wheel', 'Followed'],
    { follow },
    gql`mutation Change { follow(id: "10") { id kind isFollowing isLiked likes followers } }`,
  );
  expect(shown.Wheel.yearWheelRing[0]).toMatchObject({ isFollowing: true, followers: 1 });
  expect(asked).toEqual(['Followed']);
});

test('a reaction to a kind of thing that no page knows yet is looked for everywhere', async () => {
  const like = {
    __typename: 'Reaction',
    id: '70',
    kind: 'CONTAINER',
    isFollowing: false,
    isLiked: true,
    likes: 1,
    followers: 0,
  };
  const change = gql`mutation Change { like(id: "70") { id kind isFollowing isLiked likes followers } }`;
  expect((await after(['Me', 'Wheel'], { like }, change)).asked).toEqual(['Wheel']);
});

test('an item of a checklist that is ticked counts in the lists; nothing is read again', async () => {
  const parent = { __typename: 'EventInstance', id: '10', todoProgress: progress(1, 2) };
  const { shown, asked } = await after(
    ['Wheel', 'Deadlines'],
    { updateTodo: { __typename: 'Todo', id: '90', isDone: true, parent } },
    gql`mutation Change { updateTodo(input: { id: "90", isDone: true }) { id isDone parent { id todoProgress { done total } } } }`,
  );
  expect(shown.Wheel.yearWheelRing[0].todoProgress).toMatchObject({ done: 1, total: 2 });
  expect(asked).toEqual([]);
});

test('after any other change every list is read again, but not who I am', async () => {
  const change = gql`mutation Change { createEvent(input: {}) { id } }`;
  const { asked } = await after(['Me', 'Year', 'Wheel'], { createEvent: { __typename: 'Event', id: '30' } }, change);
  expect(asked.toSorted()).toEqual(['Wheel', 'Year']);
});
