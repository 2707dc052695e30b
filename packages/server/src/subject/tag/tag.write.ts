import { tagColor } from '@samspel/domain/subject/tag';
import { sql } from 'kysely';
import type { Tx } from '../../core/database/pool.ts';

/** Gives a subject these tags instead of those that it has. One that stays keeps the moment at which it came. */
export async function replaceTags(tx: Tx, subjectId: number, titles: readonly string[]): Promise<void> {
  await sql`
    delete from subject_tag st using tag t
    where st.subject_id = ${subjectId} and t.id = st.tag_id and not lower(t.title) in (select lower(kept) from unnest(${titles}::text[]) kept)`.execute(
    tx,
  );
  await tagSubject(tx, subjectId, titles);
}

/** Tags a subject, as written here. Two that differ in nothing but case are one. Returns how many it did not have. */
export async function tagSubject(tx: Tx, subjectId: number, titles: readonly string[]): Promise<number> {
  if (titles.length === 0) return 0;
  const sorted = await keepTags(tx, titles);
  const { rows } = await sql<{ isNew: boolean }>`
    insert into subject_tag as st (subject_id, tag_id, spelling)
    select distinct on (t.id) ${subjectId}::bigint, t.id, wanted from unnest(${sorted}::text[]) wanted join tag t on lower(t.title) = lower(wanted)
    order by t.id, wanted
    on conflict (subject_id, tag_id) do update set spelling = excluded.spelling returning st.xmax = 0 as "isNew"`.execute(
    tx,
  );
  return rows.filter(({ isNew }) => isNew).length;
}

/** Sees to it that there are tags of these titles; returns the titles in the order in which they were written. */
export async function keepTags(tx: Tx, titles: readonly string[]): Promise<string[]> {
  const sorted = titles.toSorted();
  await tx
    .insertInto('tag')
    .values(sorted.map((title) => ({ title, color: tagColor(title) })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return sorted;
}
