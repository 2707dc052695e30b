import { subjectUri } from '@samspel/domain/subject/address';
import type { Day } from '@samspel/domain/time/day';
import { type RawBuilder, sql } from 'kysely';
import { auditForeign } from '../../../core/access/audit.ts';
import { findSubject } from '../../../core/access/find-subject.ts';
import { hasOwnRight, maySee, rootRow } from '../../../core/access/rules.ts';
import { person } from '../../../core/access/who.ts';
import type { Caller } from '../../../core/base/caller.ts';
import type { Db } from '../../../core/database/pool.ts';
import type { FeedActivity } from './feed.ts';

/** The year wheel `c`, its own root. */
const calendar = rootRow('c', 'CALENDAR', ['CALENDAR']);

/** The most activities that one feed holds; if there are more, the earliest are left out. */
const most = 20_000;

/** The scope of a feed: its name, and which activities `i` of year wheels `c` it holds. */
export type FeedScope = {
  name: string;
  which: RawBuilder<boolean>;
  /** Whether only the last day of each activity is in it. */
  onlyDeadlines?: boolean;
};

/** The kinds of things that a feed can be of. */
const kinds = ['CALENDAR', 'EVENT', 'EVENT_INSTANCE'] as const;

/** Returns the scope of one year wheel, one series, or one activity. Throws `notFound` and `notAllowed` as any reading of them does. */
export async function feedOfSubject(
  db: Db,
  caller: Caller,
  id: number,
  of: readonly (typeof kinds)[number][] = kinds,
  field = 'metaId',
): Promise<FeedScope> {
  const { title, kind } = await findSubject(db, caller, id, 'see', { kind: [...of], field });
  const column = { CALENDAR: 'i.calendar_id', EVENT: 'i.event_id', EVENT_INSTANCE: 'i.id' }[
    kind as 'CALENDAR' | 'EVENT' | 'EVENT_INSTANCE'
  ];
  return { name: title, which: sql<boolean>`${sql.ref(column)} = ${id}` };
}

/**
 * Returns the scope of a person's own year (product/sharing#feeds): the year wheels in their year view that are not archived, from 1 January of this
 * year.
 */
export function feedOfMyYear(caller: Caller, today: Day): FeedScope {
  const which = sql<boolean>`${ofMyYear(caller)}
    and i.end_date >= ${`${today.slice(0, 4)}-01-01`} and c.status <> 'ARCHIVED'`;
  return { name: caller.name, which };
}

/** Whether an activity `i` is of a year wheel in the year view of the caller. */
export const ofMyYear = (caller: Caller) =>
  sql<boolean>`i.calendar_id in (select calendar_id from calendar_ring where person_id = ${caller.id})`;

type Row = Omit<FeedActivity, 'path'> & { calendarId: number; calendarTitle: string; isOwnRight: boolean };

/** What else an activity is written from: the subject `es` of its series, the tags of the series, and when the year wheel `c` itself was last changed. */
const drawnFrom = sql`join subject es on es.id = i.event_id
  cross join lateral (
    select coalesce(array_agg(st.spelling order by st.spelling), '{}') as tags, max(st.respelled_at) as respelled
    from subject_tag st where st.subject_id = es.id) tagged
  cross join lateral (select max(v.changed_at) as changed from revision v where v.subject_id = c.id) wheel`;

/** The tables and conditions of a feed's activities: those published, on year wheels that the caller may read. @param beside further joins */
export const activitiesOf = (caller: Caller, { which }: FeedScope, beside = sql``) => sql`
  event_instance i join subject s on s.id = i.id join event e on e.id = i.event_id join subject c on c.id = i.calendar_id ${beside}
  where ${which} and s.removed_with is null and s.status = 'PUBLISHED' and ${maySee(calendar, person(caller.id))}`;

/**
 * Returns a hash of a feed's state, which changes with every row that the feed is written from. PostgreSQL numbers the versions of its rows itself
 * (`xmin`), so the contents of the rows need not be read.
 */
export async function stateOfFeed(db: Db, caller: Caller, scope: FeedScope): Promise<string> {
  const { rows } = await sql<{ state: string | null }>`
    with f as materialized (
      select i.id, e.id as event_id, concat_ws(' ', i.xmin, s.xmin, e.xmin, c.xmin) as versions from ${activitiesOf(caller, scope)}),
    tagged as (
      select st.subject_id, string_agg(concat(st.tag_id, ' ', st.xmin), ' ' order by st.tag_id) as versions from subject_tag st
      where st.subject_id in (select event_id from f) group by st.subject_id)
    select md5(string_agg(concat_ws(' ', f.id, f.versions, es.xmin, tagged.versions), ',' order by f.id)) as state
    from f join subject es on es.id = f.event_id left join tagged on tagged.subject_id = f.event_id`.execute(db);
  return rows[0]!.state ?? 'empty';
}

/**
 * Reads the activities of a feed, the earliest first; audits what an admin reads without a right of their own. Version and moment are those of all
 * that an activity is written from: itself, its series (time, purpose, tags), the spelling of the tags, and the year wheel (address).
 */
export async function readFeed(db: Db, caller: Caller, scope: FeedScope): Promise<FeedActivity[]> {
  const { rows } = await sql<Row>`
    select i.id, s.title, coalesce(i.description_text, e.description_text) as "descriptionText", i.start_date as "startDate", i.end_date as "endDate",
           e.start_time as "startTime", e.end_time as "endTime", s.version + es.version - 1 as version,
           greatest(s.last_updated, es.last_updated, tagged.respelled, wheel.changed) as "lastUpdated", i.calendar_id as "calendarId", c.title as "calendarTitle", ${hasOwnRight(calendar, person(caller.id))} as "isOwnRight",
           tagged.tags
    from ${activitiesOf(caller, scope, drawnFrom)}
    order by i.start_date desc, i.id desc limit ${most}`.execute(db);
  await auditForeign(db, caller, rows, 'see', ({ calendarId }) => calendarId);
  return rows.reverse().map(({ calendarId, calendarTitle, isOwnRight: _isOwnRight, ...activity }) => ({
    ...(scope.onlyDeadlines ? deadlineOf(activity) : activity),
    path: `/calendar/${subjectUri({ id: calendarId, title: calendarTitle })}?activity=${activity.id}`,
  }));
}

/** The last day of an activity alone, at the time when it ends. */
const deadlineOf = <Activity extends Pick<FeedActivity, 'endDate' | 'startTime' | 'endTime'>>(activity: Activity) => ({
  ...activity,
  startDate: activity.endDate,
  startTime: activity.endTime ?? activity.startTime,
  endTime: null,
});
