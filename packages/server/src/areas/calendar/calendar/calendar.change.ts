import { osloToday } from '@samspel/domain/time/oslo';
import { sql } from 'kysely';
import type { Act } from '../../../core/area/action.ts';
import type { Db, Tx } from '../../../core/database/pool.ts';

/** The next open deadline of the year wheel `s` from a day on: of what is published, not ticked and not removed. */
const nextDeadline = (today: string) => sql`(
  select min(i.end_date) from event_instance i join subject part on part.id = i.id
  where i.calendar_id = s.id and not i.is_done and i.end_date >= ${today} and part.removed_with is null and part.status = 'PUBLISHED')`;

/** Brings a year wheel's next deadline up to date after a change of its activities. */
export async function refreshNextDeadline(tx: Tx, calendarId: number, now: Date): Promise<void> {
  await sql`update subject s set next_deadline = ${nextDeadline(osloToday(now))} where s.id = ${calendarId}`.execute(
    tx,
  );
}

/** Brings a year wheel up to date after activities of it came, went or changed. */
export async function refreshCalendar({ tx, services }: Act, calendarId: number): Promise<void> {
  await refreshNextDeadline(tx, calendarId, services.now());
  await markCalendarChanged(tx, calendarId);
}

/** Moves on the next deadline of every year wheel whose last one has passed: each night in Oslo. */
export async function refreshPassedDeadlines(db: Db, now: Date): Promise<void> {
  const today = osloToday(now);
  await sql`update subject s set next_deadline = ${nextDeadline(today)} where s.kind = 'CALENDAR' and s.next_deadline < ${today}`.execute(
    db,
  );
}

/** Marks a year wheel as changed by a change of its activities; its version is that of its own form. */
export async function markCalendarChanged(tx: Tx, calendarId: number): Promise<void> {
  await tx.updateTable('subject').set({ last_updated: new Date() }).where('id', '=', calendarId).execute();
}
