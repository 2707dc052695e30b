import { z } from 'zod';
import { askedPage } from '../input/page.ts';
import { choice, id, listOrNone, maybe, orElse, plainLine } from '../input.ts';

/** What a list of things can be sorted by (product/README#closed-sets-of-words). */
export const sorts = ['TITLE', 'LAST_UPDATED', 'DEADLINE'] as const;
export type Sort = (typeof sorts)[number];

export const sortOrders = ['ASCENDING', 'DESCENDING'] as const;
export type SortOrder = (typeof sortOrders)[number];

/** A page of at most 100 of a list, `size` of them unless something else is asked for (product/wire#limits). */
export const pageInput = (size: number) => z.strictObject(askedPage(size));

/** A page of what hangs on one thing, 20 unless something else is asked for. Made once: a schema costs a hundred times what reading with it does. */
export const partsInput = pageInput(20);

/** A short list without pages: `limit` 1–100, by default 10. */
export const shortListInput = z
  .strictObject({ limit: askedPage(10).limit })
  .transform(({ limit }) => ({ limit, offset: 0 }));

/** Things on a page of a list, unless something else is asked for (product/year-wheels#explore). */
export const listPageSize = 12;

/** The most values that one filter of a list holds. */
const filterLimit = 100;

/** What every list of things can be asked: which page, in what order, who made them, with which words, archived ones too, limited ones alone or left out. */
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

/** How each sort reads best: titles and deadlines from the first, changes from the latest. */
const naturalOrder = { TITLE: 'ASCENDING', LAST_UPDATED: 'DESCENDING', DEADLINE: 'ASCENDING' } as const;

type Asked = { sort?: Sort | undefined; order?: SortOrder | undefined };

/** Completes what a list was asked: by the latest change, in the order that reads best (product/year-wheels#explore). Read such input with root ''. */
export const completeList = <Input extends Asked>({ sort, order, ...filter }: Input) => {
  const by = sort ?? 'LAST_UPDATED';
  return { ...filter, sort: by, order: order ?? naturalOrder[by] };
};
