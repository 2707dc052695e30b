import type { CacheRules } from '../../core/graphql/cache-rules.ts';

/** How search is kept in the cache: the marked words of a thing differ in each answer, so hits are kept inside the answer. */
export const searchCache: CacheRules = { keptInside: ['SearchHit'] };
