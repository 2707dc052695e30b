import type { StoredSeries } from '@samspel/domain/calendar/event-change';
import type { Reminder } from '@samspel/domain/calendar/reminder';
import type { StoredInstance } from '@samspel/domain/calendar/replan';
import type { Day } from '@samspel/domain/time/day';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../core/database/pool.ts';
import type { EventRow } from './series.queries.ts';

/** An activity as a new plan must know it. */
export type SeriesInstance = StoredInstance & { id: number };

/** What activities have of their series until they get one of their own. */
export type Inherited = { title: string; reminder: Reminder; responsibleId: number | null };

/** The columns of a SeriesInstance, of the activity `i`. */
export const seriesInstance = sql`i.id, i.start_date as "startDate", i.end_date as "endDate", i.is_done as "isDone", i.rule_date as "ruleDate"`;

/** The day by which the rule of a series knows an activity in the table with this alias (product/activities#how-a-series-is-stored). */
export const dayInRule = (instance: string): RawBuilder<Day> =>
  sql`coalesce(${sql.ref(`${instance}.rule_date`)}, ${sql.ref(`${instance}.start_date`)})`;

/** A series with all its activities, as its plan is changed. */
export async function readSeries(db: Db, event: EventRow): Promise<StoredSeries<SeriesInstance>> {
  const { rows } = await sql<SeriesInstance>`
    select ${seriesInstance} from event_instance i join subject s on s.id = i.id
    where i.event_id = ${event.id} and s.removed_with is null order by i.start_date, i.end_date, i.id`.execute(db);
  const { exceptDates } = await db
    .selectFrom('event')
    .select(sql<Day[]>`except_dates::text[]`.as('exceptDates'))
    .where('id', '=', event.id)
    .executeTakeFirstOrThrow();
  return { dates: event, instances: rows, exceptDates };
}
