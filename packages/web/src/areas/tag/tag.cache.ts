import type { CacheRules } from '../../core/graphql/cache-rules.ts';

/** What a tag that comes or goes on a thing makes stale. */
const ofThings = () => ['tags', 'tag', 'tagged', 'taggedKinds', 'searchTags', 'adminTags'];

/** How tags are kept in the cache. Another title reaches every thing that has the tag, so that nothing that is kept is sure. */
export const tagCache: CacheRules = {
  rereads: {
    addTags: ofThings,
    removeTags: ofThings,
    followTag: () => ['myFollowed', 'searchTags', 'adminTags'],
    unfollowTag: () => ['myFollowed', 'searchTags', 'adminTags'],
  },
};
