import { Refusal } from '@samspel/domain/refusal';
import { followedTagLimit, tagLimit } from '@samspel/domain/subject/tag';
import { sql } from 'kysely';
import type { Caller } from '../../core/base/caller.ts';
import type { Tx } from '../../core/database/pool.ts';
import { keepTags, tagSubject } from '../../subject/tag/tag.write.ts';

/** Follows a tag, spelled as the caller wrote it. Throws `input.tooMany` if they then follow too many. */
export async function followTagAs(tx: Tx, { id }: Caller, title: string): Promise<void> {
  await keepTags(tx, [title]);
  await sql`
    insert into tag_follow (person_id, tag_id, spelling) select ${id}, t.id, ${title} from tag t where fold_text(t.title) = fold_text(${title})
    on conflict (person_id, tag_id) do update set spelling = excluded.spelling`.execute(tx);
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from tag_follow where person_id = ${id}`.execute(tx);
  if (rows[0]!.count > followedTagLimit) throw new Refusal('input.tooMany', 'input.title', { max: followedTagLimit });
}

/** Stops following a tag. */
export async function unfollowTagAs(tx: Tx, { id }: Caller, title: string): Promise<void> {
  await sql`
    delete from tag_follow f using tag t
    where t.id = f.tag_id and f.person_id = ${id} and fold_text(t.title) = fold_text(${title})`.execute(tx);
}

/** Adds tags to a thing; returns the ids of those that are new. Throws `input.tooMany` if it then has too many. */
export async function addTagsTo(tx: Tx, subjectId: number, titles: readonly string[]): Promise<number[]> {
  const added = await tagSubject(tx, subjectId, titles);
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from subject_tag where subject_id = ${subjectId}`.execute(tx);
  if (added.length > 0 && rows[0]!.count > tagLimit)
    throw new Refusal('input.tooMany', 'input.tags', { max: tagLimit });
  return added;
}

/** Removes tags from a thing; returns whether it had any of them. */
export async function removeTagsFrom(tx: Tx, subjectId: number, titles: readonly string[]): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from subject_tag st using tag t
    where st.subject_id = ${subjectId} and t.id = st.tag_id and fold_text(t.title) in (select fold_text(gone) from unnest(${titles}::text[]) gone)`.execute(
    tx,
  );
  return numAffectedRows! > 0n;
}

/** Whether the tag with a title is on a thing or followed, unless it is the tag of the other title. */
export async function isInUse(tx: Tx, title: string, other: string): Promise<boolean> {
  const { rows } = await sql<{ isUsed: boolean }>`
    select exists (select from subject_tag where tag_id = t.id) or exists (select from tag_follow where tag_id = t.id) as "isUsed"
    from tag t where fold_text(t.title) = fold_text(${title}) and fold_text(t.title) <> fold_text(${other})`.execute(
    tx,
  );
  return rows[0]?.isUsed ?? false;
}

/**
 * Turns the tag of one title into that of another, for all things that have it, everybody who follows it, and the links to feeds of it. A holder of both keeps the other one,
 * spelled as it was; the date when a thing was tagged stays.
 */
export async function turnTagInto(tx: Tx, title: string, into: string): Promise<void> {
  await keepTags(tx, [into]);
  for (const [table, holder] of [
    ['subject_tag', 'subject_id'],
    ['tag_follow', 'person_id'],
  ] as const) {
    await sql`
      insert into ${sql.table(table)} as kept (${sql.ref(holder)}, tag_id, spelling, date_created)
      select old.${sql.ref(holder)}, wanted.id, ${into}, old.date_created
      from ${sql.table(table)} old join tag t on t.id = old.tag_id join tag wanted on fold_text(wanted.title) = fold_text(${into})
      where fold_text(t.title) = fold_text(${title})
      on conflict (${sql.ref(holder)}, tag_id) do update set spelling = excluded.spelling where fold_text(${title}) = fold_text(${into})`.execute(
      tx,
    );
  }
  await sql`
    update subject_tag st set respelled_at = now() from tag t
    where t.id = st.tag_id and fold_text(t.title) = fold_text(${into})`.execute(tx);
  await sql`update feed_link set tag_title = ${into} where fold_text(tag_title) = fold_text(${title})`.execute(tx);
  await sql`delete from tag where fold_text(title) = fold_text(${title}) and fold_text(title) <> fold_text(${into})`.execute(
    tx,
  );
}

/** The number of a tag, which is derived from its title. */
export async function tagNumber(tx: Tx, title: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`select tag_number(${title}) as id`.execute(tx);
  return rows[0]!.id;
}
