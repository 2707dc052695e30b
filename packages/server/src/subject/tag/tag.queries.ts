import { type RawBuilder, sql } from 'kysely';
import { maySee, row } from '../../core/access/rules.ts';
import { person } from '../../core/access/who.ts';
import type { Caller } from '../../core/base/caller.ts';
import type { Db } from '../../core/database/pool.ts';
import { runPrepared } from '../../core/database/prepared.ts';
import type { Batch } from '../../core/graphql/context.ts';
import { readTogether } from '../../core/graphql/read-together.ts';

/** A tag: a word by which things are found, the same for everybody. `id` is made from the words, and reveals nothing else. */
export type TagRow = { id: number; title: string; color: string };

/** Reads the tags of things that the caller may read, by title. */
export const tagsOf: Batch<number, TagRow[]> = async (ids, context) => {
  const rows = await readTogether(context, 'tags', spelledTags(context.caller, tagsOn(ids)));
  return inOrderOf(ids, rows);
};

/** `tagsOf` for some things, also inside a transaction. */
export const readTagsOf = (db: Db, caller: Caller, ids: readonly number[]): Promise<TagRow[][]> =>
  tagsUsed(db, caller, ids, tagsOn(ids));

const tagsOn = (ids: readonly number[]) =>
  sql`select st.subject_id as of, st.tag_id from subject_tag st where st.subject_id = any (${ids}::bigint[])`;

/** Reads tags spelled as on the oldest thing that the caller may read (product/content#tags). @param used rows of `of`, a thing, and `tag_id` */
export async function tagsUsed(
  db: Db,
  caller: Caller,
  ids: readonly number[],
  used: RawBuilder<unknown>,
): Promise<TagRow[][]> {
  return inOrderOf(ids, await runPrepared(db, spelledTags(caller, used)));
}

type UsedTag = TagRow & { of: number };

const spelledTags = (caller: Caller, used: RawBuilder<unknown>) => sql<UsedTag>`
    with used as (${used})
    select used.of, tag_number(t.title) as id, known.spelling as title, t.color
    from used join tag t on t.id = used.tag_id join (
      select tag.id, oldest.spelling from (select distinct tag_id as id from used) tag cross join lateral (
        select st.spelling from subject_tag st join subject s on s.id = st.subject_id join subject r on r.id = s.root_id
        where st.tag_id = tag.id and ${maySee(row('s', 'r'), person(caller.id))} order by st.subject_id limit 1) oldest) known on known.id = t.id
    order by known.spelling collate "nb-NO-x-icu"`;

function inOrderOf(ids: readonly number[], rows: readonly UsedTag[]): TagRow[][] {
  const found = Map.groupBy(rows, ({ of }) => of);
  return ids.map((id) => found.get(id) ?? []);
}
