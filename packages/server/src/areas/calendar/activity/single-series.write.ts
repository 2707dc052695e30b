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
export async function keepSingleSeries(tx: Tx, activities: readonly InstanceRow[]): Promise<void> {
  if (activities.length === 0) return;
  const rows = activities.map((activity) => {
    const { id, eventId, title, responsibleId, assignedById, endDate, reminderDate } = activity;
    return {
      id,
      eventId,
      title,
      responsibleId,
      assignedById,
      ...givenSpan(activity),
      reminder: reminderOf(endDate, reminderDate),
    };
  });
  const column = <Key extends keyof (typeof rows)[number]>(key: Key) => rows.map((row) => row[key]);
  await sql`
    with single as (
      update event e set start_date = n.start_date, end_date = n.end_date, responsible_id = n.responsible_id, assigned_by = n.assigned_by,
        reminder = coalesce(n.reminder::reminder, e.reminder)
      from unnest(${column('id')}::bigint[], ${column('eventId')}::bigint[], ${column('title')}::text[], ${column('startDate')}::date[],
        ${column('endDate')}::date[], ${column('responsibleId')}::bigint[], ${column('assignedById')}::bigint[], ${column('reminder')}::text[])
        as n(id, event_id, title, start_date, end_date, responsible_id, assigned_by, reminder)
      where e.id = n.event_id and e.repetition is null and not exists (
        select from event_instance i join subject s on s.id = i.id where i.event_id = e.id and i.id <> n.id and s.removed_with is null)
      returning e.id, n.title)
    update subject s set title = single.title from single where s.id = single.id and s.title <> single.title`.execute(
    tx,
  );
}
