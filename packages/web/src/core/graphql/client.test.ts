import { gql } from '@urql/core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeStorage } from '../../storage/fake-storage.ts';
import { storedTokens } from '../../storage/tokens.ts';
import { problemOf } from '../../texts/problem.ts';
import { createGraphClient } from './client.ts';

type Asked = { operationName: string; headers: Record<string, string> };

beforeEach(() => {
  const kept = fakeStorage();
  const tokens = { access_token: 'a1', refresh_token: 'r1', expires_in: 900, access_token_time: Date.now() };
  kept.set('samspel.tokens', JSON.stringify(tokens));
});
afterEach(() => vi.unstubAllGlobals());

/** A server that knows two year wheels; `dead` access tokens get 401. */
function server({ dead = [] as string[] } = {}): Asked[] {
  const asked: Asked[] = [];
  const titles = ['Budsjett'];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const headers = Object.fromEntries(new Headers(init.headers).entries());
    if (url.endsWith('/auth/access-token')) {
      return Response.json({ access_token: 'a2', refresh_token: 'r2', expires_in: 900 });
    }
    const { operationName } = JSON.parse(String(init.body));
    asked.push({ operationName, headers });
    if (dead.includes(headers.authorization ?? '')) return Response.json({ code: 'auth.deadToken' }, { status: 401 });
    if (operationName === 'Create') {
      titles.push('Barnehage');
      return Response.json({ data: { createCalendar: { __typename: 'Calendar', id: '2', title: 'Barnehage' } } });
    }
    const myCalendars = titles.map((title, at) => ({ __typename: 'Calendar', id: String(at + 1), title }));
    return Response.json({ data: { myCalendars } });
  });
  return asked;
}

const list = gql`query Mine { myCalendars { id title } }`;
const create = gql`mutation Create { createCalendar { id title } }`;

test('a dead token is renewed, and the question asked once more', async () => {
  const asked = server({ dead: ['Bearer a1'] });
  const { data } = await createGraphClient([]).query(list, {}).toPromise();
  expect(data.myCalendars).toHaveLength(1);
  expect(asked.map(({ headers }) => headers.authorization)).toEqual(['Bearer a1', 'Bearer a2']);
});

test('every question carries the tab and the language', async () => {
  const asked = server();
  await createGraphClient([]).query(list, {}).toPromise();
  expect(asked[0]!.headers).toMatchObject({ 'accept-language': 'nn', authorization: 'Bearer a1' });
  expect(asked[0]!.headers['x-samspel-client']).toBeTruthy();
});

test('what is sent again after a lost answer has the key of the first time; what is sent after an answer has another', async () => {
  const asked = server();
  const answering = globalThis.fetch;
  const keys: string[] = [];
  const losing = [true, false, false];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    keys.push(new Headers(init.headers).get('idempotency-key')!);
    if (losing.shift()) throw new TypeError('Failed to fetch');
    return answering(url, init);
  });
  const client = createGraphClient([]);
  expect((await client.mutation(create, {}).toPromise()).error?.networkError).toBeTruthy();
  await client.mutation(create, {}).toPromise();
  await client.mutation(create, {}).toPromise();
  const [first, again, another] = keys;
  expect([first, again === first, another === first]).toEqual([expect.stringMatching(/^[\w-]{8,64}$/), true, false]);
  expect(asked).toHaveLength(2);
});

test('what is known is shown without asking again', async () => {
  const asked = server();
  const client = createGraphClient([]);
  await client.query(list, {}).toPromise();
  await client.query(list, {}, { requestPolicy: 'cache-first' }).toPromise();
  expect(asked).toHaveLength(1);
});

test('after a change a list on the screen is read again by itself', async () => {
  server();
  const client = createGraphClient([]);
  const shown: number[] = [];
  const { unsubscribe } = client.query(list, {}).subscribe(({ data }) => data && shown.push(data.myCalendars.length));
  await expect.poll(() => shown).toEqual([1]);
  await client.mutation(create, {}).toPromise();
  await expect.poll(() => shown.at(-1)).toBe(2);
  unsubscribe();
});

test('an answer of which a part was refused counts as none, and says why', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json({
      data: { myCalendars: [], calendar: null },
      errors: [{ message: 'Ikkje funne', path: ['calendar'], extensions: { code: 'notFound' } }],
    }),
  );
  const both = gql`query Both { myCalendars { id } calendar(id: 1) { id } }`;
  const { data, error } = await createGraphClient([]).query(both, {}).toPromise();
  expect([data ?? null, error?.graphQLErrors[0]?.extensions.code]).toEqual([null, 'notFound']);
});

test('a server that is busy for a while says so, and signs nobody out', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }));
  const { error } = await createGraphClient([]).query(list, {}).toPromise();
  expect(problemOf(error)).toMatchObject({ code: 'unavailable', status: 503 });
  expect(storedTokens()?.refresh_token).toBe('r1');
});

test('what could not be fetched is asked for again by itself when the server answers', async () => {
  const asked = server();
  const back = globalThis.fetch;
  vi.useFakeTimers();
  let isLost = true;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (isLost) throw new TypeError('Failed to fetch');
    return url.endsWith('/api') ? Response.json({}) : back(url, init);
  });
  const shown: unknown[] = [];
  createGraphClient([])
    .query(list, {})
    .subscribe(({ data, error }) => shown.push(error ? 'failed' : data?.myCalendars.length));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(shown.at(-1)).toBe('failed');
  expect(asked).toHaveLength(0);
  isLost = false;
  await vi.advanceTimersByTimeAsync(30_000);
  expect(shown.at(-1)).toBe(1);
  vi.useRealTimers();
});

test.each(['unavailable', 'tooManyRequests'])(
  'what is refused as %s is asked for again by itself after 5 seconds, five times at most',
  async (code) => {
    server();
    const answering = globalThis.fetch;
    vi.useFakeTimers();
    let refusals = 0;
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      if (refusals === 2 || refusals > 10) return answering(url, init);
      refusals += 1;
      return Response.json({ errors: [{ message: 'busy', extensions: { code } }] });
    });
    const shown: unknown[] = [];
    const ask = () =>
      createGraphClient([])
        .query(list, {})
        .subscribe(({ data, error }) => shown.push(error ? 'failed' : data?.myCalendars.length));
    const first = ask();
    await vi.advanceTimersByTimeAsync(9_000);
    expect(shown.at(-1)).toBe('failed');
    await vi.advanceTimersByTimeAsync(2_000);
    expect([shown.at(-1), refusals]).toEqual([1, 2]);
    first.unsubscribe();
    refusals = 3;
    const second = ask();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(refusals).toBe(9);
    second.unsubscribe();
    vi.useRealTimers();
  },
);
