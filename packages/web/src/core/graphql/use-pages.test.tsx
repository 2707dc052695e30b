import { gql, type TypedDocumentNode } from 'urql';
import { expect, test, vi } from 'vitest';
import { atWork } from '../testing/hook.tsx';
import { serverWith } from '../testing/server.ts';
import { usePages } from './use-pages.ts';

type Row = { id: string };
type Answer = { rows: { nodes: Row[] } };

const document: TypedDocumentNode<Answer, { of: string; limit: number; offset: number }> = gql`
  query Rows($of: ID!, $limit: Int!, $offset: Int!) { rows(of: $of, limit: $limit, offset: $offset) { nodes { id } } }`;
const read = ({ rows }: Answer) => rows;
const [first, second] = [{ of: '1' }, { of: '2' }];

/** A list of two pages of two rows, or another, on a server that answers until `unplug`. */
async function list() {
  serverWith({
    Rows: ({ of, offset }) => ({
      rows: {
        __typename: 'Rows',
        nodes: [1, 2].map((at) => ({ __typename: 'Row', id: `${of}.${Number(offset) + at}` })),
      },
    }),
  });
  const answered = fetch;
  let of = first;
  const { now, perform } = await atWork(() => usePages({ document, of, size: 2, read }));
  return {
    now,
    perform,
    ids: () => now().pages.map((page) => page?.nodes.map(({ id }) => id)),
    other: () =>
      perform((list) => {
        of = second;
        list.readAgain();
      }),
    unplug: () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch'))),
    plug: () => vi.stubGlobal('fetch', answered),
  };
}

test('a page more that cannot be read says so, with what was read before it, until it can', async () => {
  const { now, perform, ids, plug, unplug } = await list();
  await expect.poll(ids).toEqual([['1.1', '1.2']]);
  expect(now().next).toMatchObject({ isBusy: false, error: undefined });
  unplug();
  await perform(({ setCount }) => setCount(2));
  await expect.poll(() => now().next.error?.networkError?.message).toBe('Failed to fetch');
  expect([ids(), now().next.isBusy]).toEqual([[['1.1', '1.2']], false]);
  plug();
  await perform((list) => list.next.onRetry());
  await expect.poll(ids).toEqual([
    ['1.1', '1.2'],
    ['1.3', '1.4'],
  ]);
  expect(now().next.error).toBeUndefined();
});

test('what could not be read of one list is not said of another', async () => {
  const { now, perform, ids, other, plug, unplug } = await list();
  await expect.poll(ids).toEqual([['1.1', '1.2']]);
  unplug();
  await perform(({ setCount }) => setCount(2));
  await expect.poll(() => now().next.error).toBeDefined();
  plug();
  await other();
  await expect.poll(ids).toEqual([['2.1', '2.2']]);
  expect([now().error, now().next.error, now().next.isBusy]).toEqual([undefined, undefined, false]);
});
