import { tagTitleLimit } from '@samspel/domain/subject/tag';
import type { AdminTagsInput } from '@samspel/domain/tag/tag.input';
import { foldText } from '@samspel/domain/text/fold';
import { type RawBuilder, sql } from 'kysely';
import { mayEdit, maySee, row } from '../../core/access/rules.ts';
import { person } from '../../core/access/who.ts';
import type { Caller } from '../../core/base/caller.ts';
import { holdsWords } from '../../core/database/holds-words.ts';
import type { Db } from '../../core/database/pool.ts';
import type { Batch } from '../../core/graphql/context.ts';
import type { Page } from '../../core/graphql/page.ts';
import { readPage } from '../../core/graphql/read-page.ts';
import { type TagRow, tagsUsed } from '../../subject/tag/tag.queries.ts';

/** The most tags that a search returns. */
const mostFound = 20;

const thing = row('s', 'r');

/** The spelling of the tag `t` on the oldest thing `s` that fits a condition. */
const spelledWhere = (may: RawBuilder<boolean>) => sql`(
  select st.spelling from subject_tag st join subject s on s.id = st.subject_id join subject r on r.id = s.root_id
  where st.tag_id = t.id and ${may} order by st.subject_id limit 1)`;

/** The caller's spelling of the tag `t`, if they follow it. */
const followedAs = ({ id }: Caller) =>
  sql`(select f.spelling from tag_follow f where f.tag_id = t.id and f.person_id = ${id})`;

/** Tags that fit a condition on `t` and that the caller may know of: a thing that they may read has the tag, or they follow it. */
const knownTags = (caller: Caller, fits: RawBuilder<boolean>, spelling?: RawBuilder<unknown>) => sql<TagRow>`
  select tag_number(t.title) as id, known.spelling as title, t.color from tag t cross join lateral (
    select ${spelling ?? sql`coalesce(${spelledWhere(maySee(thing, person(caller.id)))}, ${followedAs(caller)})`} as spelling) known
  where ${fits} and known.spelling is not null`;

const isCalled = (title: string) => sql<boolean>`fold_text(t.title) = fold_text(${title})`;

/** A tag that the caller may know of, by its title, however it is spelled. */
export async function readTag(db: Db, caller: Caller, title: string): Promise<TagRow | undefined> {
  const { rows } = await knownTags(caller, isCalled(title)).execute(db);
  return rows[0];
}

/** Tags whose title contains a text: first the tag that equals it, then those that begin with it. @see docs/decisions/tags.md */
export async function searchTags(db: Db, caller: Caller, query: string, onlyWrite: boolean): Promise<TagRow[]> {
  const text = foldText(query);
  if (text === '' || text.length > tagTitleLimit) return [];
  const pattern = text.replaceAll(/[%_\\]/g, '\\$&');
  const holds = sql<boolean>`fold_text(t.title) like ${`%${pattern}%`}`;
  const written = onlyWrite ? spelledWhere(mayEdit(thing, person(caller.id))) : undefined;
  const { rows } = await sql<TagRow>`
    select id, title, color from (${knownTags(caller, holds, written)}) found
    order by fold_text(title) = ${text} desc, fold_text(title) like ${`${pattern}%`} desc, title collate "nb-NO-x-icu", id limit ${mostFound}`.execute(
    db,
  );
  return rows;
}

/** The tags of things, by title; none for those that the caller may not read. */
export const tagsOfThings: Batch<number, TagRow[]> = (ids, { services: { db }, caller }) =>
  tagsUsed(
    db,
    caller,
    ids,
    sql`select st.subject_id as of, st.tag_id from subject_tag st join subject s on s.id = st.subject_id join subject r on r.id = s.root_id
      where st.subject_id = any (${ids}::bigint[]) and ${maySee(thing, person(caller.id))}`,
  );

/** A tag, as admins see it. */
export type AdminTagRow = TagRow & { count: number; followers: number };

/** A page of the tags on things that the caller may read, by title. */
export function listTags(db: Db, caller: Caller, { text, ...window }: AdminTagsInput): Promise<Page<AdminTagRow>> {
  const may = maySee(thing, person(caller.id));
  const fits = holdsWords(text, 't.title');
  const from = sql`from tag t cross join lateral (select ${spelledWhere(may)} as title) known where ${fits} and known.title is not null`;
  return readPage(db, window, {
    columns: sql`tag_number(t.title) as id, known.title, t.color,
      (select count(*) from subject_tag st join subject s on s.id = st.subject_id join subject r on r.id = s.root_id
        where st.tag_id = t.id and ${may}) as count,
      (select count(*) from tag_follow f where f.tag_id = t.id) as followers`,
    from,
    order: sql`known.title collate "nb-NO-x-icu", t.id`,
  });
}

/** The tags that the caller follows, by title. */
export async function followedTags(db: Db, caller: Caller): Promise<TagRow[]> {
  const mine = sql<boolean>`t.id in (select tag_id from tag_follow where person_id = ${caller.id})`;
  const { rows } = await sql<TagRow>`
    select id, title, color from (${knownTags(caller, mine)}) mine order by title collate "nb-NO-x-icu", id`.execute(
    db,
  );
  return rows;
}

/** Whether the caller follows tags, by their titles. */
export const followsTag: Batch<string, boolean> = async (titles, { services: { db }, caller }) => {
  const { rows } = await sql<{ title: string }>`
    select asked.title from unnest(${titles}::text[]) as asked(title) join tag t on fold_text(t.title) = fold_text(asked.title)
    join tag_follow f on f.tag_id = t.id and f.person_id = ${caller.id}`.execute(db);
  const followed = new Set(rows.map(({ title }) => title));
  return titles.map((title) => followed.has(title));
};
