import { osloToday } from '@samspel/domain/time/oslo';
import { sql } from 'kysely';
import { type Batch, inOrder } from '../../../core/graphql/context.ts';

/** The days with activities nearest to today: the last one up to it, and the first one from it on. */
type ActiveDays = { last: string | null; next: string | null };

/** Reads the days with activities nearest to today, of year wheels that the caller may read. */
export const activeDaysOf: Batch<number, ActiveDays> = async (calendarIds, { services: { db, now } }) => {
  const today = osloToday(now());
  const { rows } = await sql<ActiveDays & { id: number }>`
    select i.calendar_id as id,
      max(least(i.end_date, ${today}::date)) filter (where i.start_date <= ${today}) as last,
      min(greatest(i.start_date, ${today}::date)) filter (where i.end_date >= ${today}) as next
    from event_instance i join subject s on s.id = i.id
    where i.calendar_id = any (${calendarIds}::bigint[]) and s.removed_with is null and s.status = 'PUBLISHED'
    group by i.calendar_id`.execute(db);
  return inOrder(
    calendarIds,
    rows,
    ({ id }) => id,
    ({ last, next }) => ({ last, next }),
    { last: null, next: null },
  );
};
