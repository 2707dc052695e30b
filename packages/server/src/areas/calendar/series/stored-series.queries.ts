import type { StoredSeries } from '@samspel/domain/calendar/event-change';
import type { Reminder } from '@samspel/domain/calendar/reminder';
import type { StoredInstance } from '@samspel/domain/calendar/replan';
import type { Day } from '@samspel/domain/time/day';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../core/database/pool.ts';
import { workCalendarOfRoot } from '../../../core/people/work-calendar.ts';
import { givenStart } from '../activity/given-days.ts';
import type { InheritedRow } from '../activity/inherited.ts';
import type { EventRow } from './series.queries.ts';

/** An activity as planning needs it. */
export type SeriesInstance = StoredInstance & { id: number };

/** What activities have from their series until they get their own. */
export type Inherited = InheritedRow & { title: string; reminder: Reminder };

/** The columns of a SeriesInstance, of the activity `i`. */
export const seriesInstance = sql`i.id, i.start_date as "startDate", i.end_date as "endDate", i.is_done as "isDone", i.rule_date as "ruleDate", i.moved_from as "movedFrom"`;

/** The day of an activity in the rule of its series; `instance` is the alias of its table (product/activities#how-a-series-is-stored). */
export const dayInRule = (instance: string): RawBuilder<Day> =>
  sql`coalesce(${sql.ref(`${instance}.rule_date`)}, ${givenStart(instance)})`;

/** Reads a series with all its activities, for planning a change. */
export async function readSeries(db: Db, event: EventRow): Promise<StoredSeries<SeriesInstance>> {
  const { rows } = await sql<SeriesInstance>`
    select ${seriesInstance} from event_instance i join subject s on s.id = i.id
    where i.event_id = ${event.id} and s.removed_with is null order by i.start_date, i.end_date, i.id`.execute(db);
  const { exceptDates } = await db
    .selectFrom('event')
    .select(sql<Day[]>`except_dates::text[]`.as('exceptDates'))
    .where('id', '=', event.id)
    .executeTakeFirstOrThrow();
  const calendar = await workCalendarOfRoot(db, event.calendarId);
  return { dates: event, instances: rows, exceptDates, calendar };
}
