import type { CacheRules } from '../../core/graphql/cache-rules.ts';

/** A request changes only what I have asked; an answer also changes who may read. */
export const accessRequestCache: CacheRules = {
  keptInside: ['MyAccessRequest', 'AccessRequest'],
  rereads: {
    requestAccess: () => ['myAccessRequest'],
    answerAccessRequest: () => 'everything',
  },
};
