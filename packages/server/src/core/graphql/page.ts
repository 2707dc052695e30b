import type { Resolver } from './context.ts';

/** Which part of a list: `limit` items from `offset`. */
export type Window = { limit: number; offset: number };

/** One page of a list. The whole list is counted only if the caller asks for the total, once, in a separate statement. */
export type Page<Row> = Window & { nodes: readonly Row[]; count: () => Promise<number> };

/** Makes a page from its rows and a function that counts all rows of the list. */
export function pageOf<Row>({ limit, offset }: Window, nodes: readonly Row[], count: () => Promise<number>): Page<Row> {
  let counted: Promise<number> | undefined;
  const isWhole = offset === 0 && nodes.length < limit;
  return {
    limit,
    offset,
    nodes,
    count: () => {
      counted ??= isWhole ? Promise.resolve(nodes.length) : count();
      return counted;
    },
  };
}

/** A page whose rows are read only if the query asks for them. */
export type AskedPage<Row> = Window & { nodes: () => Promise<readonly Row[]>; count: () => Promise<number> };

/** Makes a page that reads its rows when they are asked for, once, and counts the whole list as `pageOf` does. */
export function pageWhenAsked<Row>(
  window: Window,
  read: () => Promise<readonly Row[]>,
  count: () => Promise<number>,
): AskedPage<Row> {
  let reading: Promise<readonly Row[]> | undefined;
  let counting: Promise<number> | undefined;
  const countAll = async () => {
    await undefined; // all fields of the page have been asked for by now
    return reading ? pageOf(window, await reading, count).count() : count();
  };
  return {
    ...window,
    nodes: () => {
      reading ??= read();
      return reading;
    },
    count: () => {
      counting ??= countAll();
      return counting;
    },
  };
}

type Counted = Pick<Page<unknown>, 'limit' | 'offset' | 'count'>;

/** The resolvers of a page type, whatever it lists. */
export const pageFields: Record<'totalCount' | 'pageInfo', Resolver> = {
  totalCount: (page: Counted) => page.count(),
  pageInfo: async (page: Counted) => pageInfo(page, await page.count()),
};

/** The largest Int of GraphQL. */
const largestInt = 2_147_483_647;

function pageInfo({ limit, offset }: Window, total: number) {
  return {
    hasNextPage: offset + limit < total,
    hasPreviousPage: offset > 0,
    itemsPerPage: limit,
    numberOfPages: Math.ceil(total / limit),
    pageNumber: Math.min(Math.floor(offset / limit) + 1, largestInt),
  };
}
