import { reminderOf } from '@samspel/domain/calendar/reminder';
import { givenSpan } from '@samspel/domain/calendar/working-day';
import { sql } from 'kysely';
import type { Tx } from '../../../core/database/pool.ts';
import type { InstanceRow } from './activity.queries.ts';

/**
 * A single activity and its series are one (product/activities#ways-to-happen): the series takes over the activity's title, days, responsible person
 * and reminder, so that a repetition or a copy made from it begins there. This is no change of its own: the history shows the activity's. The series
 * keeps its reminder if the activity's is on a day that no reminder of a series names, and keeps its purpose, since the activity has its own.
 */
export async function keepSingleSeries(tx: Tx, activity: InstanceRow): Promise<void> {
  const { id, eventId, title, responsibleId, assignedById, reminderDate } = activity;
  const { startDate, endDate } = givenSpan(activity);
  const reminder = reminderOf(activity.endDate, reminderDate);
  await sql`
    with single as (
      update event e set start_date = ${startDate}, end_date = ${endDate}, responsible_id = ${responsibleId}, assigned_by = ${assignedById},
        reminder = coalesce(${reminder}::reminder, e.reminder)
      where e.id = ${eventId} and e.repetition is null and not exists (
        select from event_instance i join subject s on s.id = i.id where i.event_id = e.id and i.id <> ${id} and s.removed_with is null)
      returning e.id)
    update subject s set title = ${title} from single where s.id = single.id and s.title <> ${title}`.execute(tx);
}
