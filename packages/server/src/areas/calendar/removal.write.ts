import { addDays, type Day } from '@samspel/domain/time/day';
import { osloToday } from '@samspel/domain/time/oslo';
import { sql } from 'kysely';
import type { Act } from '../../core/action.ts';
import type { Tx } from '../../core/database/pool.ts';
import { removeSubjects } from '../../core/subject/remove-subject.ts';
import { markCalendarChanged, refreshNextDeadline } from './calendar.change.ts';

/** An activity that is to go, and what it is part of. */
export type Going = { id: number; eventId: number; calendarId: number; startDate: Day };

/** Removes one activity. The day stays empty: neither a longer series nor a changed one brings it back. */
export async function removeOne(tx: Tx, { id, eventId, startDate }: Going): Promise<void> {
  await removeSubjects(tx, [id]);
  await sql`update event set except_dates = array_append(except_dates, ${startDate}::date)
    where id = ${eventId} and repetition is not null and ${startDate} <> all (except_dates)`.execute(tx);
}

/**
 * Removes an activity and those after it. As where a repetition changes (decision 27), later ones that are ticked stay, and
 * those that ended before today. The series ends the day before.
 */
export async function removeRest(tx: Tx, { id, eventId, startDate }: Going, now: Date): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select i.id from event_instance i join subject s on s.id = i.id
    where i.event_id = ${eventId} and s.removed_with is null
      and (i.id = ${id} or (i.start_date, i.id) > (${startDate}::date, ${id}) and not i.is_done and i.end_date >= ${osloToday(now)})`.execute(
    tx,
  );
  await removeSubjects(
    tx,
    rows.map((row) => row.id),
  );
  await endBefore(tx, eventId, startDate);
}

/** Ends a repetition the day before a day; one that begins no earlier is none any more, only the activities that are left. */
async function endBefore(tx: Tx, eventId: number, day: Day): Promise<void> {
  await sql`
    update event set
      repetition = case when ends then null else repetition end,
      start_repetition_date = case when ends then null else start_repetition_date end,
      end_repetition_date = case when ends then null else least(end_repetition_date, ${addDays(day, -1)}::date) end
    from (select id, coalesce(start_repetition_date, start_date) >= ${day} as ends from event where id = ${eventId}) e
    where event.id = e.id and repetition is not null`.execute(tx);
}

/** Takes away a series that has no activity left; answers whether it did. */
export async function removeIfEmpty(tx: Tx, eventId: number): Promise<boolean> {
  const { rows } = await sql<{ isEmpty: boolean }>`
    select not exists (select from subject where parent_id = ${eventId} and kind = 'EVENT_INSTANCE' and removed_with is null) as "isEmpty"`.execute(
    tx,
  );
  const { isEmpty } = rows[0]!;
  if (isEmpty) await removeSubjects(tx, [eventId]);
  return isEmpty;
}

/** Brings a year wheel up to date after activities of it went. */
export async function afterRemoval({ tx, services }: Act, calendarId: number): Promise<void> {
  await refreshNextDeadline(tx, calendarId, services.now());
  await markCalendarChanged(tx, calendarId);
}
