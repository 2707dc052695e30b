import { type CacheRules, noInvalidation } from '../../core/graphql/cache-rules.ts';

/** How discussions are kept in the cache: a changed text or accepted answer is updated by id, but may move the discussion in lists. */
export const discussionCache: CacheRules = {
  keptInside: ['ActivityOrigin'],
  rereads: {
    updateDiscussion: () => ['allDiscussions', 'similarDiscussions'],
    acceptAnswer: () => ['allDiscussions'],
    unAcceptAnswer: () => ['allDiscussions'],
    visitDiscussion: noInvalidation,
    votePoll: noInvalidation,
  },
};
