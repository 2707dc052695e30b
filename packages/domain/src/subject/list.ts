/** What a list of things can be sorted by (product/README#closed-sets-of-words). */
export const sorts = ['TITLE', 'LAST_UPDATED', 'DEADLINE'] as const;
export type Sort = (typeof sorts)[number];

export const sortOrders = ['ASCENDING', 'DESCENDING'] as const;
export type SortOrder = (typeof sortOrders)[number];

/** Things on a page of a list, by default (product/year-wheels#explore). */
export const listPageSize = 12;
