import { gql } from '@urql/core';
import type { Cache } from '@urql/exchange-graphcache';
import { type CacheRules, type Done, noInvalidation, type Reread } from '../../core/graphql/cache-rules.ts';
import type { ShownKind } from '../kinds.tsx';

/** The answer to a follow or clap: the thing's reactions after it. */
interface Reaction {
  id: string;
  kind: string;
  isFollowing?: boolean;
  isLiked?: boolean;
  likes?: number;
  followers?: number;
}

/** Follows and claps are written to their thing in the cache; for a kind that no area shows, anything may have changed. */
export function reactionCache(kinds: readonly ShownKind[]): CacheRules {
  const keeping =
    (reread: () => Reread) =>
    ({ answer, cache }: Done): Reread =>
      !answer || keepReaction(cache, answer as Reaction, kinds) ? reread() : 'everything';
  const followed = keeping(() => [
    'myFollowed',
    'notificationLevel',
    ...kinds.flatMap(({ followersIn = [] }) => followersIn),
  ]);
  const clapped = keeping(noInvalidation);
  return { rereads: { follow: followed, unFollow: followed, like: clapped, unLike: clapped } };
}

/** Writes a reaction to its thing in the cache. Returns whether any area shows the thing's kind. */
function keepReaction(cache: Cache, { kind, ...shown }: Reaction, kinds: readonly ShownKind[]): boolean {
  const type = kinds.find((one) => one.kind === kind)?.type;
  if (!type) return false;
  const { id, isFollowing, isLiked, likes, followers } = shown;
  const fragment = gql`fragment Reacted on ${type} { id isFollowing isLiked likes followers }`;
  cache.writeFragment(fragment, { __typename: type, id, isFollowing, isLiked, likes, followers });
  return true;
}
