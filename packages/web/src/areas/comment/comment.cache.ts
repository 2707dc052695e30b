import { type CacheRules, noInvalidation } from '../../core/graphql/cache-rules.ts';

/** A comment that comes or goes changes only the comments of its thing; a changed text is updated by its id. */
const list = () => ['comments'];

/** How comments are kept in the cache. */
export const commentCache: CacheRules = {
  rereads: { createComment: list, removeComment: list, restoreComment: list, updateComment: noInvalidation },
};
