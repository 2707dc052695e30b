import { tagColor } from '@samspel/domain/subject/tag';
import { sql } from 'kysely';
import type { Tx } from '../../core/database/pool.ts';

/** Replaces the tags of a subject. A tag that stays keeps the time at which it was added. */
export async function replaceTags(tx: Tx, subjectId: number, titles: readonly string[]): Promise<void> {
  await sql`
    delete from subject_tag st using tag t
    where st.subject_id = ${subjectId} and t.id = st.tag_id and not fold_text(t.title) in (select fold_text(kept) from unnest(${titles}::text[]) kept)`.execute(
    tx,
  );
  await tagSubject(tx, subjectId, titles);
}

/** Adds tags to a subject, spelled as written here. Tags that fold alike are one. Returns how many are new to the subject. */
export async function tagSubject(tx: Tx, subjectId: number, titles: readonly string[]): Promise<number> {
  if (titles.length === 0) return 0;
  const sorted = await keepTags(tx, titles);
  const { rows } = await sql<{ isNew: boolean }>`
    insert into subject_tag as st (subject_id, tag_id, spelling)
    select distinct on (t.id) ${subjectId}::bigint, t.id, wanted from unnest(${sorted}::text[]) wanted join tag t on fold_text(t.title) = fold_text(wanted)
    order by t.id, wanted
    on conflict (subject_id, tag_id) do update set spelling = excluded.spelling returning st.xmax = 0 as "isNew"`.execute(
    tx,
  );
  return rows.filter(({ isNew }) => isNew).length;
}

/** Makes sure that tags of these titles exist. Returns the titles sorted, in the order in which they were written. */
export async function keepTags(tx: Tx, titles: readonly string[]): Promise<string[]> {
  const sorted = titles.toSorted();
  await tx
    .insertInto('tag')
    .values(sorted.map((title) => ({ title, color: tagColor(title) })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return sorted;
}
