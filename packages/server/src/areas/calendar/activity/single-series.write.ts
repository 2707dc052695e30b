import { reminderOf } from '@samspel/domain/calendar/reminder';
import { sql } from 'kysely';
import type { Tx } from '../../../core/database/pool.ts';
import type { PlannedChange } from './activity.change.ts';
import { givenEnd, givenStart } from './given-days.ts';
import { inheritedWithAuthor } from './inherited.ts';

/**
 * A single activity and its series are one (product/activities#ways-to-happen): after a change the series takes over the activity's title, days,
 * reminder and what it would inherit, so that a repetition or a copy made from it begins there. This is no change of its own: the history shows the
 * activity's. The series keeps its reminder if the activity's is on a day that no reminder of a series names, and keeps its purpose, since the
 * activity has its own.
 */
export async function keepSingleSeries(tx: Tx, changed: readonly PlannedChange[]): Promise<void> {
  if (changed.length === 0) return;
  const ids = changed.map(({ found }) => found.id);
  const reminders = changed.map(({ before, change: { columns } }) => {
    const { end_date: endDate = before.endDate, reminder_date: reminder = before.reminderDate } = columns;
    return reminderOf(endDate, reminder);
  });
  const own = inheritedWithAuthor.map((column) => sql`${sql.ref(column)} = ${sql.ref(`i.${column}`)}`);
  await sql`
    with single as (
      update event e set start_date = ${givenStart('i')}, end_date = ${givenEnd('i')}, ${sql.join(own)},
        reminder = coalesce(n.reminder::reminder, e.reminder)
      from unnest(${ids}::bigint[], ${reminders}::text[]) as n(id, reminder)
      join event_instance i on i.id = n.id join subject its on its.id = i.id
      where e.id = i.event_id and e.repetition is null and not exists (
        select from event_instance other join subject s on s.id = other.id
        where other.event_id = e.id and other.id <> i.id and s.removed_with is null)
      returning e.id, its.title)
    update subject s set title = single.title from single where s.id = single.id and s.title <> single.title`.execute(
    tx,
  );
}
