import { type CacheRules, nothing } from '../core/graphql/cache-rules.ts';
import { accessRequestCache } from './access-request/access-request.cache.ts';
import type { ShownKind } from './kinds.tsx';
import { reactionCache } from './reaction/reaction.cache.ts';

/** What things of every kind say of the cache; no change of things changes the state's service areas. */
export const subjectCache = (kinds: readonly ShownKind[]): CacheRules[] => [
  reactionCache(kinds),
  accessRequestCache,
  { rereads: { share: nothing } },
  { lasting: ['allKostraFunctionGroups', 'allKostraFunctions'] },
];
