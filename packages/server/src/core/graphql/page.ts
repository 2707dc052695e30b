import type { Resolver } from './context.ts';

/** Which part of a list: so many from there. */
export type Window = { limit: number; offset: number };

/** One page of a list. Its length is counted only when somebody asks, in a statement of its own, and once. */
export type Page<Row> = Window & { nodes: readonly Row[]; count: () => Promise<number> };

/** Makes a page of its rows and the way to count them all. */
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

/** The fields of a page type, whatever it lists. */
export const pageFields: Record<'totalCount' | 'pageInfo', Resolver> = {
  totalCount: (page: Page<unknown>) => page.count(),
  pageInfo: async (page: Page<unknown>) => pageInfo(page, await page.count()),
};

/** The largest number that GraphQL calls an Int. */
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
