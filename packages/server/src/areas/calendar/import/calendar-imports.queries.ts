import { sql } from 'kysely';
import type { Batch } from '../../../core/graphql/context.ts';
import { mayEditCalendar } from '../calendar/calendar.access.ts';

/** What somebody brought into a year wheel, for its history. */
export type CalendarImport = { at: Date; byId: number; created: number; changed: number; undoneAt: Date | null };

/** The most imports that the history of one year wheel shows. */
const most = 20;

/** Reads what was brought into year wheels that the caller may write, the latest first; nothing of others. */
export const importsInto: Batch<number, CalendarImport[]> = async (ids, { services: { db }, caller }) => {
  const { rows } = await sql<CalendarImport & { calendarId: number }>`
    select one.* from subject s cross join lateral (
      select m.calendar_id as "calendarId", m.applied_at as at, m.person_id as "byId", m.created, m.changed, m.undone_at as "undoneAt"
      from import m where m.calendar_id = s.id and m.created + m.changed > 0 order by m.applied_at desc limit ${most}) one
    where s.id = any (${ids}::bigint[]) and ${mayEditCalendar(caller)} order by one.at desc`.execute(db);
  const byCalendar = Map.groupBy(rows, ({ calendarId }) => calendarId);
  return ids.map((id) => byCalendar.get(id) ?? []);
};
