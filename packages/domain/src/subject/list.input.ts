import { z } from 'zod';
import { choice, id, listOrNone, maybe, orElse, plainLine, whole } from '../input.ts';

/** What a list of things can be sorted by (product/README#closed-sets-of-words). */
export const sorts = ['TITLE', 'LAST_UPDATED', 'DEADLINE'] as const;
export type Sort = (typeof sorts)[number];

export const sortOrders = ['ASCENDING', 'DESCENDING'] as const;
export type SortOrder = (typeof sortOrders)[number];

/** A page of at most 100 of a list, `size` of them unless something else is asked for (product/wire#limits). */
export const pageInput = (size: number) =>
  z
    .strictObject({ limit: maybe(whole(1, 100)), offset: maybe(whole(0, 2_147_483_647)) })
    .transform(({ limit = size, offset = 0 }) => ({ limit, offset }));

/** A page of what hangs on one thing, 20 unless something else is asked for. Made once: a schema costs a hundred times what reading with it does. */
export const partsInput = pageInput(20);

/** A short list without pages: `limit` 1–100, by default 10. */
export const shortListInput = z
  .strictObject({ limit: maybe(whole(1, 100)) })
  .transform(({ limit = 10 }) => ({ limit, offset: 0 }));

/** The most values that one filter of a list holds. */
const filterLimit = 100;

/** What every list of things can be asked: which page, in what order, who made them, with which words, archived ones too, limited ones alone or left out. */
export const listFields = {
  sort: maybe(choice(sorts)),
  order: maybe(choice(sortOrders)),
  limit: maybe(whole(1, 100)),
  offset: maybe(whole(0, 2_147_483_647)),
  organizations: listOrNone(id, filterLimit),
  persons: listOrNone(id, filterLimit),
  text: maybe(plainLine(200)),
  archived: orElse(z.boolean(), false),
  limited: maybe(z.boolean()),
};

/** How each sort reads best: titles and deadlines from the first, changes from the latest. */
const naturalOrder = { TITLE: 'ASCENDING', LAST_UPDATED: 'DESCENDING', DEADLINE: 'ASCENDING' } as const;

/** Things on a page of a list, unless something else is asked for (product/year-wheels#explore). */
export const listPageSize = 12;

type Asked = {
  sort?: Sort | undefined;
  order?: SortOrder | undefined;
  limit?: number | undefined;
  offset?: number | undefined;
};

/** Completes what a list was asked: by the latest change, in the order that reads best, the first page (product/year-wheels#explore). Read such input with root ''. */
export const completeList = <Input extends Asked>({
  sort,
  order,
  limit = listPageSize,
  offset = 0,
  ...filter
}: Input) => {
  const by = sort ?? 'LAST_UPDATED';
  return { ...filter, sort: by, order: order ?? naturalOrder[by], limit, offset };
};
