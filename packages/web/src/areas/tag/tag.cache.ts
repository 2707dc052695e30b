import type { CacheRules } from '../../core/graphql/cache-rules.ts';

/** What is read again when a tag is added to a thing or removed. */
const ofThings = () => ['tags', 'tag', 'tagged', 'taggedKinds', 'searchTags', 'adminTags'];

/** How tags are kept in the cache. A new title reaches every thing with the tag, so everything may be out of date. */
export const tagCache: CacheRules = {
  rereads: {
    addTags: ofThings,
    removeTags: ofThings,
    followTag: () => ['myFollowed', 'searchTags', 'adminTags'],
    unfollowTag: () => ['myFollowed', 'searchTags', 'adminTags'],
  },
};
