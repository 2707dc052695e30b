import { afterEach, expect, test, vi } from 'vitest';
import { sentTogether } from './sent-together.ts';

afterEach(() => vi.unstubAllGlobals());

type Sent = { url: string; calls: string[] };

/** A server that answers each query with its name, and `dead` ones with a status. */
function server(dead: Record<string, number> = {}, whole?: () => Response): Sent[] {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    const read = JSON.parse(String(body));
    const calls = read.calls ?? [read];
    const names: string[] = calls.map(({ query }: { query: string }) => query);
    sent.push({ url, calls: names });
    if (whole) return whole();
    const answers = names.map((name) => ({ status: dead[name] ?? 200, body: { data: name } }));
    return Response.json(read.calls ? { answers } : answers[0]!.body, {
      status: read.calls ? 200 : answers[0]!.status,
    });
  });
  return sent;
}

const send = (fetching: typeof fetch, query: string, headers = {}) =>
  fetching('/api/graphql', { method: 'POST', body: JSON.stringify({ query }), headers });
const dataOf = async (response: Promise<Response>) => ((await (await response).json()) as { data: string }).data;

test('queries of one moment travel in one request, and each gets its own answer', async () => {
  const sent = server();
  const fetching = sentTogether();
  expect(await Promise.all(['a', 'b', 'c'].map((query) => dataOf(send(fetching, query))))).toEqual(['a', 'b', 'c']);
  expect(sent).toEqual([{ url: '/api/graphql/together', calls: ['a', 'b', 'c'] }]);
});

test('one alone is sent as it is, and so is the next moment’s', async () => {
  const sent = server();
  const fetching = sentTogether();
  expect(await dataOf(send(fetching, 'a'))).toBe('a');
  expect(await dataOf(send(fetching, 'b'))).toBe('b');
  expect(sent).toEqual([
    { url: '/api/graphql', calls: ['a'] },
    { url: '/api/graphql', calls: ['b'] },
  ]);
});

test('no request holds more than fifteen, or those of two languages', async () => {
  const sent = server();
  const fetching = sentTogether();
  const queries = Array.from({ length: 17 }, (_, at) => send(fetching, `q${at}`));
  await Promise.all([...queries, send(fetching, 'other', { 'accept-language': 'en' })]);
  expect(sent.map(({ calls }) => calls.length)).toEqual([15, 2, 1]);
});

test('each has the status of its own', async () => {
  server({ b: 429 });
  const fetching = sentTogether();
  const answers = await Promise.all([send(fetching, 'a'), send(fetching, 'b')]);
  expect(answers.map(({ status }) => status)).toEqual([200, 429]);
});

test('what is refused as a whole is refused to each', async () => {
  server({}, () => Response.json({ code: 'auth.deadToken' }, { status: 401, headers: { 'retry-after': '3' } }));
  const fetching = sentTogether();
  const answers = await Promise.all([send(fetching, 'a'), send(fetching, 'b')]);
  for (const answer of answers) {
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([401, '3']);
    expect(await answer.json()).toEqual({ code: 'auth.deadToken' });
  }
});

test('when the server is not reached, each hears why', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
  const fetching = sentTogether();
  const answers = await Promise.allSettled([send(fetching, 'a'), send(fetching, 'b')]);
  expect(answers.map((answer) => answer.status === 'rejected' && answer.reason.message)).toEqual([
    'Failed to fetch',
    'Failed to fetch',
  ]);
});
