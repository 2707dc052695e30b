import { osloToday } from '@samspel/domain/time/oslo';
import { sql } from 'kysely';
import type { Act } from '../../../core/area/action.ts';
import type { Db, Tx } from '../../../core/database/pool.ts';

/** The next deadline of the year wheel `s` from a day on, of activities that are published, not ticked and not removed. */
const nextDeadline = (today: string) => sql`(
  select min(i.end_date) from event_instance i join subject part on part.id = i.id
  where i.calendar_id = s.id and not i.is_done and i.end_date >= ${today} and part.removed_with is null and part.status = 'PUBLISHED')`;

/** Updates the next deadline of a year wheel after a change of its activities. */
export async function refreshNextDeadline(tx: Tx, calendarId: number, now: Date): Promise<void> {
  await sql`update subject s set next_deadline = ${nextDeadline(osloToday(now))} where s.id = ${calendarId}`.execute(
    tx,
  );
}

/** Updates a year wheel after some of its activities were added, removed or changed. */
export async function refreshCalendar({ tx, services }: Act, calendarId: number): Promise<void> {
  await refreshNextDeadline(tx, calendarId, services.now());
  await markCalendarChanged(tx, calendarId);
}

/** Updates the next deadline of every year wheel whose stored one has passed; runs each night in Oslo. */
export async function refreshPassedDeadlines(db: Db, now: Date): Promise<void> {
  const today = osloToday(now);
  await sql`update subject s set next_deadline = ${nextDeadline(today)} where s.kind = 'CALENDAR' and s.next_deadline < ${today}`.execute(
    db,
  );
}

/** Marks a year wheel as changed because its activities changed. Its version stays: it counts only changes of the wheel's own form. */
export async function markCalendarChanged(tx: Tx, calendarId: number): Promise<void> {
  await tx.updateTable('subject').set({ last_updated: new Date() }).where('id', '=', calendarId).execute();
}
