import { z } from 'zod';
import { askedPage } from '../input/page.ts';
import { choice, id, listOrNone, maybe, orElse, plainLine } from '../input.ts';
import { listPageSize, type Sort, type SortOrder, sortOrders, sorts } from './list.ts';

/** A page of a list, of at most 100 things, by default `size` (product/wire#limits). */
export const pageInput = (size: number) => z.strictObject(askedPage(size));

/** A page of what hangs on one thing, by default 20. Made only once, since making a schema costs a hundred times as much as reading with it. */
export const partsInput = pageInput(20);

/** A short list without pages: `limit` 1–100, by default 10. */
export const shortListInput = z
  .strictObject({ limit: askedPage(10).limit })
  .transform(({ limit }) => ({ limit, offset: 0 }));

/** The most values in one filter of a list. */
const filterLimit = 100;

/**
 * What every list of things can be asked for: page, order, makers, words, whether archived ones are shown, and whether limited ones are left out or
 * shown alone.
 */
export const listFields = {
  sort: maybe(choice(sorts)),
  order: maybe(choice(sortOrders)),
  ...askedPage(listPageSize),
  organizations: listOrNone(id, filterLimit),
  persons: listOrNone(id, filterLimit),
  text: maybe(plainLine(200)),
  archived: orElse(z.boolean(), false),
  limited: maybe(z.boolean()),
};

/** The order in which each sort reads best: titles and deadlines from the first, changes from the latest. */
const naturalOrder = { TITLE: 'ASCENDING', LAST_UPDATED: 'DESCENDING', DEADLINE: 'ASCENDING' } as const;

type Asked = { sort?: Sort | undefined; order?: SortOrder | undefined };

/** Fills in the default sort, by latest change, and the order that reads best (product/year-wheels#explore). Read such input with root ''. */
export const completeList = <Input extends Asked>({ sort, order, ...filter }: Input) => {
  const by = sort ?? 'LAST_UPDATED';
  return { ...filter, sort: by, order: order ?? naturalOrder[by] };
};
