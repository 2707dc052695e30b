import { tagColor } from '@samspel/domain/subject/tag';
import { sql } from 'kysely';
import type { Tx } from '../../core/database/pool.ts';

/** Replaces the tags of a subject. A tag that stays keeps the time at which it was added. Returns the ids of those that are new to it. */
export const replaceTags = async (tx: Tx, id: number, titles: readonly string[]): Promise<number[]> =>
  (await replaceTagsOfMany(tx, [{ id, titles }]))(id);

/** `replaceTags` for several subjects, each with its own. Returns the ids of the new tags of each. */
export async function replaceTagsOfMany(
  tx: Tx,
  tagged: readonly { id: number; titles: readonly string[] }[],
): Promise<(id: number) => number[]> {
  const kept = tagged.flatMap(({ id, titles }) => titles.map((title) => ({ id, title })));
  await sql`
    delete from subject_tag st using tag t
    where st.subject_id = any (${tagged.map(({ id }) => id)}::bigint[]) and t.id = st.tag_id and not (st.subject_id, fold_text(t.title)) in (
      select n.id, fold_text(n.title) from unnest(${kept.map(({ id }) => id)}::bigint[], ${kept.map(({ title }) => title)}::text[]) as n(id, title))`.execute(
    tx,
  );
  return tagSubjects(tx, tagged);
}

/** Adds tags to a subject, spelled as written here. Tags that fold alike are one. Returns the ids of those that are new to the subject. */
export const tagSubject = async (tx: Tx, id: number, titles: readonly string[]): Promise<number[]> =>
  (await tagSubjects(tx, [{ id, titles }]))(id);

/** Adds tags to several subjects, as `tagSubject` does to one. Returns the ids of the new tags of each. */
export async function tagSubjects(
  tx: Tx,
  tagged: readonly { id: number; titles: readonly string[] }[],
): Promise<(id: number) => number[]> {
  const pairs = tagged.flatMap(({ id, titles }) => titles.map((title) => ({ id, title })));
  if (pairs.length === 0) return () => [];
  await keepTags(tx, [...new Set(pairs.map(({ title }) => title))]);
  const { rows } = await sql<{ id: number; tagId: number; isNew: boolean }>`
    insert into subject_tag as st (subject_id, tag_id, spelling)
    select distinct on (wanted.id, t.id) wanted.id, t.id, wanted.title
    from unnest(${pairs.map(({ id }) => id)}::bigint[], ${pairs.map(({ title }) => title)}::text[]) as wanted(id, title)
    join tag t on fold_text(t.title) = fold_text(wanted.title)
    order by wanted.id, t.id, wanted.title
    on conflict (subject_id, tag_id) do update set spelling = excluded.spelling returning st.subject_id as id, st.tag_id as "tagId", st.xmax = 0 as "isNew"`.execute(
    tx,
  );
  const added = Map.groupBy(
    rows.filter(({ isNew }) => isNew),
    ({ id }) => id,
  );
  return (id) => (added.get(id) ?? []).map(({ tagId }) => tagId);
}

/** Makes sure that tags of these titles exist. They are written in one order, so that two who write the same wait for each other. */
export async function keepTags(tx: Tx, titles: readonly string[]): Promise<void> {
  const sorted = titles.toSorted();
  await sql`
    insert into tag (title, color) select * from unnest(${sorted}::text[], ${sorted.map(tagColor)}::text[]) on conflict do nothing`.execute(
    tx,
  );
}
