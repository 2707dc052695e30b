import type { FeedChoice, FeedClient } from '@samspel/domain/calendar/feed';
import { type RawBuilder, sql } from 'kysely';
import type { Caller } from '../../../core/base/caller.ts';
import type { Services } from '../../../core/base/services.ts';
import type { Db } from '../../../core/database/pool.ts';
import type { Batch } from '../../../core/graphql/context.ts';
import { activitiesOf, type FeedScope, ofMyYear } from './feed.queries.ts';
import { hashesOfFeedCode } from './feed-link.code.ts';

/** A link to a part of a feed. */
export type FeedLinkRow = FeedChoice & {
  id: number;
  personId: number;
  /** Null for the whole year of the person. */
  calendarId: number | null;
  isTagGone: boolean;
  sealed: Buffer;
  dateCreated: Date;
};

/** The most tags that are offered. */
const mostTags = 1_000;

/** Returns whether an activity `i` has a tag. @param title as SQL */
export const hasTag = (title: RawBuilder<string | null>) => sql<boolean>`exists (
  select from subject_tag st join tag t on t.id = st.tag_id
  where st.subject_id = i.event_id and fold_text(t.title) = fold_text(${title}))`;

/** Reads the links of the caller, the latest first: all, or one. */
export async function readFeedLinks(db: Db, caller: Caller, id?: number): Promise<FeedLinkRow[]> {
  const ofLink: FeedScope = {
    name: '',
    which: sql<boolean>`(case when l.calendar_id is null then ${ofMyYear(caller)} else i.calendar_id = l.calendar_id end)
      and ${hasTag(sql`l.tag_title`)}`,
  };
  const { rows } = await sql<FeedLinkRow>`
    select l.id, l.person_id as "personId", l.calendar_id as "calendarId", l.tag_title as tag, l.only_mine as "onlyMine",
           l.only_deadlines as "onlyDeadlines", l.only_open as "onlyOpen", l.sealed, l.date_created as "dateCreated",
           l.tag_title is not null and not exists (select from ${activitiesOf(caller, ofLink)}) as "isTagGone"
    from feed_link l where l.person_id = ${caller.id} ${id === undefined ? sql`` : sql`and l.id = ${id}`}
    order by l.id desc`.execute(db);
  return rows;
}

/** Finds a link by the code in its address, and whose it is; null if there is none (any longer). */
export async function findFeedLink(services: Services, code: string): Promise<FoundFeedLink | null> {
  const { rows } = await sql<FoundFeedLink>`
    select id, person_id as "personId", calendar_id as "calendarId", tag_title as tag, only_mine as "onlyMine",
           only_deadlines as "onlyDeadlines", only_open as "onlyOpen"
    from feed_link where hash = any (${hashesOfFeedCode(services, code)}::bytea[])`.execute(services.db);
  return rows[0] ?? null;
}

/** A link as its feed is read by. */
export type FoundFeedLink = FeedChoice & Pick<FeedLinkRow, 'id' | 'personId' | 'calendarId'>;

/** Lists the tags of a feed's activities, as they are spelled there, by alphabet. */
export async function tagsOfFeed(db: Db, caller: Caller, scope: FeedScope): Promise<string[]> {
  const { rows } = await sql<{ title: string }>`
    select title from (
      select min(st.spelling) as title from subject_tag st
      where st.subject_id in (select i.event_id from ${activitiesOf(caller, scope)}) group by st.tag_id) tags
    order by title collate "nb-NO-x-icu" limit ${mostTags}`.execute(db);
  return rows.map(({ title }) => title);
}

/** When a kind of calendar program last fetched. */
export type FeedFetchRow = { client: FeedClient; lastFetched: Date };

/** Notes that a calendar program fetched by a link, or by the calendar code of the person (null). */
export async function noteFetch(
  { db, now }: Services,
  { personId, linkId, client }: { personId: number; linkId: number | null; client: FeedClient },
): Promise<void> {
  await sql`
    insert into feed_fetch (person_id, feed_link_id, client, last_fetched)
    select ${personId}, ${linkId}, ${client}, ${now()}
    where ${linkId}::bigint is null or exists (select from feed_link where id = ${linkId} for key share)
    on conflict on constraint feed_fetch_once do update set last_fetched = excluded.last_fetched`.execute(db);
}

/** Reads when which program last fetched by the calendar code of a person. */
export async function readFetches(db: Db, personId: number): Promise<FeedFetchRow[]> {
  const { rows } = await sql<FeedFetchRow>`
    select client, last_fetched as "lastFetched" from feed_fetch
    where person_id = ${personId} and feed_link_id is null order by last_fetched desc, client`.execute(db);
  return rows;
}

/** Reads when which program last fetched by each link of the caller. */
export const fetchesOfLink: Batch<number, FeedFetchRow[]> = async (ids, { services: { db }, caller }) => {
  const { rows } = await sql<FeedFetchRow & { of: number }>`
    select feed_link_id as of, client, last_fetched as "lastFetched" from feed_fetch
    where person_id = ${caller.id} and feed_link_id = any (${ids}::bigint[]) order by last_fetched desc, client`.execute(
    db,
  );
  const byLink = Map.groupBy(rows, ({ of }) => of);
  return ids.map((id) => byLink.get(id) ?? []);
};
