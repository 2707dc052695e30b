import { subjectUri } from '@samspel/domain/subject/address';
import type { Day } from '@samspel/domain/time/day';
import { type RawBuilder, sql } from 'kysely';
import { audit } from '../../../core/access/audit.ts';
import { findSubject } from '../../../core/access/find-subject.ts';
import { hasOwnRight, maySee, rootRow } from '../../../core/access/rules.ts';
import { person } from '../../../core/access/who.ts';
import type { Caller } from '../../../core/base/caller.ts';
import type { Db } from '../../../core/database/pool.ts';
import type { FeedActivity } from './feed.ts';

/** The year wheel `c`, its own root. */
const calendar = rootRow('c', 'CALENDAR', ['CALENDAR']);

/** The most activities that one feed holds; the earliest are left out. */
const most = 20_000;

/** What a feed is of. */
export type FeedScope = { name: string; activities: FeedActivity[] };

/** The activities of one year wheel, one series, or one activity. Throws `notFound` and `notAllowed` like any reading of them. */
export async function feedOfSubject(db: Db, caller: Caller, id: number): Promise<FeedScope> {
  const { title, kind } = await findSubject(db, caller, id, 'see', {
    kind: ['CALENDAR', 'EVENT', 'EVENT_INSTANCE'],
    field: 'metaId',
  });
  const column = { CALENDAR: 'i.calendar_id', EVENT: 'i.event_id', EVENT_INSTANCE: 'i.id' }[
    kind as 'CALENDAR' | 'EVENT' | 'EVENT_INSTANCE'
  ];
  return { name: title, activities: await readActivities(db, caller, sql`${sql.ref(column)} = ${id}`) };
}

/** A person's own year (decision 31): the year wheels in their year view that are not archived, from the first of January. */
export async function feedOfMyYear(db: Db, caller: Caller, today: Day): Promise<FeedScope> {
  const mine = sql<boolean>`i.calendar_id in (select calendar_id from calendar_ring where person_id = ${caller.id})
    and i.end_date >= ${`${today.slice(0, 4)}-01-01`} and c.status <> 'ARCHIVED'`;
  return { name: caller.name, activities: await readActivities(db, caller, mine) };
}

type Row = Omit<FeedActivity, 'subjectUri'> & { calendarId: number; calendarTitle: string; isOwnRight: boolean };

async function readActivities(db: Db, caller: Caller, which: RawBuilder<boolean>): Promise<FeedActivity[]> {
  const { rows } = await sql<Row>`
    select i.id, s.title, coalesce(i.description_text, e.description_text) as "descriptionText", i.start_date as "startDate", i.end_date as "endDate",
           e.start_time as "startTime", e.end_time as "endTime", s.version, s.last_updated as "lastUpdated", i.calendar_id as "calendarId",
           c.title as "calendarTitle", ${hasOwnRight(calendar, person(caller.id))} as "isOwnRight",
           array(select t.title from subject_tag st join tag t on t.id = st.tag_id where st.subject_id = e.id order by t.title) as tags
    from event_instance i join subject s on s.id = i.id join event e on e.id = i.event_id join subject c on c.id = i.calendar_id
    where ${which} and s.removed_with is null and s.status = 'PUBLISHED' and ${maySee(calendar, person(caller.id))}
    order by i.start_date desc, i.id desc limit ${most}`.execute(db);
  const foreign = rows.filter(({ isOwnRight }) => !isOwnRight).map(({ calendarId }) => calendarId);
  await audit(db, caller, foreign, 'see');
  return rows.reverse().map(({ calendarId, calendarTitle, isOwnRight: _isOwnRight, ...activity }) => ({
    ...activity,
    subjectUri: subjectUri({ id: calendarId, title: calendarTitle }),
  }));
}
