import { gql } from '@urql/core';
import type { Cache } from '@urql/exchange-graphcache';

/** What a follow or clap answers: how people have reacted to a thing by now. */
export interface Reaction {
  id: string;
  kind: string;
  isFollowing?: boolean;
  isLiked?: boolean;
  likes?: number;
  followers?: number;
}

/** The types that show reactions, by the kind of thing. */
const types: Readonly<Record<string, string>> = {
  CALENDAR: 'Calendar',
  EVENT: 'Event',
  EVENT_INSTANCE: 'EventInstance',
};

/** Writes a reaction to the thing that it is of, wherever that is shown. Answers whether it is of a type that shows any. */
export function keepReaction(cache: Cache, { kind, ...shown }: Reaction): boolean {
  const type = types[kind];
  if (!type) return false;
  const { id, isFollowing, isLiked, likes, followers } = shown;
  const fragment = gql`fragment Reacted on ${type} { id isFollowing isLiked likes followers }`;
  cache.writeFragment(fragment, { __typename: type, id, isFollowing, isLiked, likes, followers });
  return true;
}
