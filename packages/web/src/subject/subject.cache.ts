import { type CacheRules, noInvalidation } from '../core/graphql/cache-rules.ts';
import { accessRequestCache } from './access-request/access-request.cache.ts';
import type { ShownKind } from './kinds.tsx';
import { reactionCache } from './reaction/reaction.cache.ts';

/** The cache rules for things of every kind; no change of things affects the state's service areas. */
export const subjectCache = (kinds: readonly ShownKind[]): CacheRules[] => [
  reactionCache(kinds),
  accessRequestCache,
  { rereads: { share: noInvalidation } },
  { lasting: ['allKostraFunctionGroups', 'allKostraFunctions'] },
];
