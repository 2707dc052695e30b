import { tagColor } from '@samspel/domain/subject/tag';
import { type RawBuilder, sql } from 'kysely';
import { maySee, row } from '../../core/access/rules.ts';
import { person } from '../../core/access/who.ts';
import type { Tx } from '../../core/database/pool.ts';
import type { Batch, Context } from '../../core/graphql/context.ts';

/** A tag: a word that things are found by, the same for everybody. `id` is made of the words, and tells nothing else. */
export type TagRow = { id: number; title: string; color: string };

/** The tags of things that the caller may read, by title. */
export const tagsOf: Batch<number, TagRow[]> = (ids, context) =>
  tagsUsed(
    context,
    ids,
    sql`select st.subject_id as of, st.tag_id from subject_tag st where st.subject_id = any (${ids}::bigint[])`,
  );

/** Tags as a caller may know of them: spelled as on the oldest thing that they may read (product/content#tags). @param used what has which tag: `of` and `tag_id` */
export async function tagsUsed(
  { services: { db }, caller }: Context,
  ids: readonly number[],
  used: RawBuilder<unknown>,
): Promise<TagRow[][]> {
  const { rows } = await sql<TagRow & { of: number }>`
    with used as (${used})
    select used.of, tag_number(t.title) as id, known.spelling as title, t.color
    from used join tag t on t.id = used.tag_id join (
      select tag.id, oldest.spelling from (select distinct tag_id as id from used) tag cross join lateral (
        select st.spelling from subject_tag st join subject s on s.id = st.subject_id join subject r on r.id = s.root_id
        where st.tag_id = tag.id and ${maySee(row('s', 'r'), person(caller.id))} order by st.subject_id limit 1) oldest) known on known.id = t.id
    order by known.spelling collate "nb-NO-x-icu"`.execute(db);
  const found = Map.groupBy(rows, ({ of }) => of);
  return ids.map((id) => found.get(id) ?? []);
}

/** Puts tags in the place of those that a subject has. */
export async function replaceTags(tx: Tx, subjectId: number, titles: readonly string[]): Promise<void> {
  await tx.deleteFrom('subject_tag').where('subject_id', '=', subjectId).execute();
  await tagSubject(tx, subjectId, titles);
}

/** Tags a subject, as written here. Two that differ in nothing but case are one. */
export async function tagSubject(tx: Tx, subjectId: number, titles: readonly string[]): Promise<void> {
  if (titles.length === 0) return;
  const sorted = titles.toSorted();
  await tx
    .insertInto('tag')
    .values(sorted.map((title) => ({ title, color: tagColor(title) })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await sql`
    insert into subject_tag (subject_id, tag_id, spelling)
    select distinct on (t.id) ${subjectId}::bigint, t.id, wanted from unnest(${sorted}::text[]) wanted join tag t on lower(t.title) = lower(wanted)
    order by t.id, wanted`.execute(tx);
}
