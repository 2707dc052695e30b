import { type CacheRules, nothing } from '../../core/graphql/cache-rules.ts';

/** How discussions are kept in the cache: other words and an accepted answer are answered by the id, and may move it in the lists. */
export const discussionCache: CacheRules = {
  keptInside: ['ActivityOrigin'],
  rereads: {
    updateDiscussion: () => ['allDiscussions', 'similarDiscussions'],
    acceptAnswer: () => ['allDiscussions'],
    unAcceptAnswer: () => ['allDiscussions'],
    visitDiscussion: nothing,
    votePoll: nothing,
  },
};
