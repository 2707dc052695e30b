/** The statuses of news (product/shell#news). */
export const newsStatuses = ['DRAFT', 'PUBLISHED', 'ARCHIVED'] as const;
export type NewsStatus = (typeof newsStatuses)[number];

/** News on a page of a list. */
export const newsPageSize = 10;
