import type { CacheRules } from '../../core/graphql/cache-rules.ts';

/** A request changes what I have asked; an answer changes who may read, too. */
export const accessRequestCache: CacheRules = {
  keptInside: ['MyAccessRequest', 'AccessRequest'],
  rereads: {
    requestAccess: () => ['myAccessRequest'],
    answerAccessRequest: () => 'everything',
  },
};
