import { sql } from 'kysely';
import type { Db } from '../../core/database/pool.ts';
import { runPrepared } from '../../core/database/prepared.ts';
import type { Batch, Context, Resolver } from '../../core/graphql/context.ts';
import { readTogether } from '../../core/graphql/read-together.ts';

/** How people have reacted to a subject, and whether the person who asks is among them. */
export type Reaction = { id: number; isFollowing: boolean; isLiked: boolean; likes: number; followers: number };

/** The statement that counts the reactions to subjects that the person may list, in any order. */
const reactions = (personId: number, ids: readonly number[]) => sql<Reaction>`
    select s.id, f.followers, f.mine as "isFollowing", c.likes, c.mine as "isLiked"
    from unnest(${ids}::bigint[]) as s(id)
    cross join lateral (select count(*)::int as followers, coalesce(bool_or(person_id = ${personId}), false) as mine from follow where subject_id = s.id) f
    cross join lateral (select count(*)::int as likes, coalesce(bool_or(person_id = ${personId}), false) as mine from clap where subject_id = s.id) c`;

/** Counts the reactions to subjects that the person may list. Returns them in any order. */
export const readReactions = (db: Db, personId: number, ids: readonly number[]): Promise<Reaction[]> =>
  runPrepared(db, reactions(personId, ids));

const reactionOf: Batch<number, Reaction> = async (ids, context) => {
  const rows = await readTogether(context, 'reactions', reactions(context.caller.id, ids));
  const found = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => found.get(id)!);
};

const field =
  (name: Exclude<keyof Reaction, 'id'>): Resolver =>
  async ({ id }: { id: number }, _args, context: Context) =>
    (await context.load(reactionOf, id))[name];

/** The four fields that are the same for every kind of subject. */
export const reactionFields = {
  isFollowing: field('isFollowing'),
  isLiked: field('isLiked'),
  likes: field('likes'),
  followers: field('followers'),
} satisfies Record<string, Resolver>;
