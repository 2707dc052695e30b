import { reminderOf } from '@samspel/domain/calendar/reminder';
import { sql } from 'kysely';
import type { Tx } from '../../../core/database/pool.ts';
import type { InstanceRow } from './activity.queries.ts';

/**
 * A single activity and its series are one (product/activities#ways-to-happen): what the activity now is called, when it is, whose it is and when it reminds, the series
 * is too, so that a repetition or a copy that is made of it begins there. It is no change of its own: the history tells of the activity's. A reminder
 * on a day of one's own choice has no name in a series, and its purpose is the activity's own, which the series keeps what it had for.
 */
export async function keepSingleSeries(tx: Tx, activity: InstanceRow): Promise<void> {
  const { id, eventId, title, startDate, endDate, responsibleId, assignedById, reminderDate } = activity;
  const reminder = reminderOf(endDate, reminderDate);
  await sql`
    with single as (
      update event e set start_date = ${startDate}, end_date = ${endDate}, responsible_id = ${responsibleId}, assigned_by = ${assignedById},
        reminder = coalesce(${reminder}::reminder, e.reminder)
      where e.id = ${eventId} and e.repetition is null and not exists (
        select from event_instance i join subject s on s.id = i.id where i.event_id = e.id and i.id <> ${id} and s.removed_with is null)
      returning e.id)
    update subject s set title = ${title} from single where s.id = single.id and s.title <> ${title}`.execute(tx);
}
