import { tagColor } from '@samspel/domain/subject/tag';
import { sql } from 'kysely';
import type { Tx } from '../../core/database/pool.ts';
import type { Batch } from '../../core/graphql/context.ts';

/** A tag: a word that things are found by, the same for everybody. */
export type TagRow = { id: number; title: string; color: string };

/** The tags of things, by title. */
export const tagsOf: Batch<number, TagRow[]> = async (ids, { services: { db } }) => {
  const { rows } = await sql<TagRow & { of: number }>`
    select st.subject_id as of, t.id, t.title, t.color from subject_tag st join tag t on t.id = st.tag_id
    where st.subject_id = any (${ids}::bigint[]) order by t.title collate "nb-NO-x-icu"`.execute(db);
  const found = Map.groupBy(rows, ({ of }) => of);
  return ids.map((id) => found.get(id) ?? []);
};

/** Puts tags in the place of those that a subject has. */
export async function replaceTags(tx: Tx, subjectId: number, titles: readonly string[]): Promise<void> {
  await tx.deleteFrom('subject_tag').where('subject_id', '=', subjectId).execute();
  await tagSubject(tx, subjectId, titles);
}

/** Tags a subject. Two that differ in nothing but case are one, under the title that it was first given. */
export async function tagSubject(tx: Tx, subjectId: number, titles: readonly string[]): Promise<void> {
  if (titles.length === 0) return;
  const sorted = titles.toSorted();
  await tx
    .insertInto('tag')
    .values(sorted.map((title) => ({ title, color: tagColor(title) })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await sql`
    insert into subject_tag (subject_id, tag_id)
    select ${subjectId}, id from tag where lower(title) in (select lower(wanted) from unnest(${sorted}::text[]) wanted)`.execute(
    tx,
  );
}
