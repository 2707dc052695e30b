import type { Body } from '@samspel/domain/subject/change';
import { sql } from 'kysely';
import type { Tx } from '../../../core/database/pool.ts';
import { givenEnd, givenStart } from './stored-series.queries.ts';

/**
 * Reads the bodies of series, as revisions keep them: all that an update replaces, the status, and the days that somebody has freed. A series that
 * does not repeat also has the days that its activities were given; a removed one, the days of those removed with it.
 */
export async function eventBodies(tx: Tx, ids: readonly number[]): Promise<ReadonlyMap<number, Body>> {
  const { rows } = await sql<{ id: number; body: Body }>`
    select e.id, jsonb_build_object('title', s.title, 'calendar', e.calendar_id, 'status', s.status, 'description', e.description, 'startDate', e.start_date, 'endDate', e.end_date,
      'startTime', e.start_time, 'endTime', e.end_time, 'reminder', e.reminder, 'responsible', e.responsible_id, 'todoTemplate', e.todo_template,
      'repetitionDefinition', e.repetition, 'startRepetitionDate', e.start_repetition_date, 'endRepetitionDate', e.end_repetition_date,
      'workingDay', e.working_day,
      'exceptDates', e.except_dates,
      'tags', coalesce((select jsonb_agg(st.spelling order by st.spelling) from subject_tag st where st.subject_id = e.id), '[]'),
      'activities', case when e.repetition is null then ${daysOfActivities} end) as body
    from event e join subject s on s.id = e.id where e.id = any (${ids}::bigint[])`.execute(tx);
  return new Map(rows.map(({ id, body }) => [id, body]));
}

/** `eventBodies` for one series. */
export const eventBody = async (tx: Tx, id: number): Promise<Body> => (await eventBodies(tx, [id])).get(id)!;

const daysOfActivities = sql`(
  select jsonb_agg(jsonb_build_object('startDate', ${givenStart('i')}, 'endDate', ${givenEnd('i')}) order by i.start_date, i.end_date, i.id)
  from event_instance i join subject part on part.id = i.id where i.event_id = e.id and part.removed_with is not distinct from s.removed_with)`;
