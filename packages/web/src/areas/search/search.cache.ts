import type { CacheRules } from '../../core/graphql/cache-rules.ts';

/** How search is kept in the cache: what is marked of a thing is another part in each answer. */
export const searchCache: CacheRules = { keptInside: ['SearchHit'] };
