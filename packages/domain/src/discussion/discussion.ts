/** Discussions on a page of a list, by default. */
export const discussionPageSize = 10;
