import { gql } from 'urql';
import { afterEach, expect, test, vi } from 'vitest';
import type { LiveFrame } from '../../core/live/frames.ts';
import { atWork } from '../../core/testing/hook.tsx';
import { answerSent } from '../../core/testing/server.ts';
import { type HistoryDocument, useHistory } from './use-history.ts';

let hear: (frame: LiveFrame) => void;
vi.mock('../../core/live/socket.ts', () => ({
  listenOn: () => () => {},
  onLiveReturn: () => () => {},
  onLiveFrame: (heard: typeof hear) => {
    hear = heard;
    return () => {};
  },
}));
afterEach(() => vi.unstubAllGlobals());

const document: HistoryDocument = gql`query History($id: ID!, $limit: Int!, $offset: Int!) {
  whole: calendar(id: $id) { id history(limit: $limit, offset: $offset) { totalCount nodes { id } } }
}`;

/** A server with that many changes, the latest first; `came` adds new ones on top. */
function server(count: number) {
  const ids = Array.from({ length: count }, (_, at) => String(count - at));
  vi.stubGlobal('fetch', (_: string, { body }: RequestInit) =>
    answerSent(body, ({ variables }) => {
      const { limit, offset } = variables as { limit: number; offset: number };
      const nodes = ids.slice(offset, offset + limit).map((id) => ({ __typename: 'Change', id }));
      const history = { __typename: 'Changes', totalCount: ids.length, nodes };
      return { data: { whole: { __typename: 'Calendar', id: '2', history } } };
    }),
  );
  return { came: (id: string) => ids.unshift(id) };
}
const history = () => atWork(() => useHistory({ document, id: '2' }, '2'));

test('a history that cannot be read says why, and holds nothing', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ data: null, errors: [{ message: 'Ikkje funne' }] }));
  const { now } = await history();
  await expect.poll(() => now().error).toBeDefined();
  expect([now().changes, now().total]).toEqual([[], undefined]);
});

test('older changes follow the latest, until all are shown', async () => {
  server(25);
  const { now, perform } = await history();
  await perform(() => {});
  expect([now().changes.length, now().total]).toEqual([20, 25]);
  await perform(({ showOlder }) => showOlder?.());
  await expect
    .poll(() => now().changes.map(({ id }) => id))
    .toEqual(Array.from({ length: 25 }, (_, at) => String(25 - at)));
  expect(now().showOlder).toBeUndefined();
});

test('a change that came in between stands once, though it moved others to the next page', async () => {
  const { came } = server(25);
  const { now, perform } = await history();
  await perform(() => {});
  came('26');
  await perform(({ showOlder }) => showOlder?.());
  const ids = now().changes.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('what somebody else changes meanwhile comes on top by itself', async () => {
  const { came } = server(5);
  const { now, perform } = await history();
  await perform(() => {});
  came('6');
  await perform(() => hear({ type: 'META_UPDATE', id: 2, by: 'ola', client: 'tab of Ola' }));
  await expect.poll(() => now().changes.map(({ id }) => id)).toEqual(['6', '5', '4', '3', '2', '1']);
});
