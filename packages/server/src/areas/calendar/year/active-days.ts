import { dayOf, yearOf } from '@samspel/domain/time/day';
import { osloToday } from '@samspel/domain/time/oslo';
import { sql } from 'kysely';
import { type Batch, inOrder } from '../../../core/graphql/context.ts';
import { readTogether } from '../../../core/graphql/read-together.ts';

/** The days with activities nearest to today: the last one up to it, and the first one from it on; how many activities there are, and begin next year. */
type ActiveDays = { last: string | null; next: string | null; total: number; nextYear: number };

/** Reads the days with activities nearest to today, and their numbers, of year wheels that the caller may read. */
export const activeDaysOf: Batch<number, ActiveDays> = async (calendarIds, context) => {
  const today = osloToday(context.services.now());
  const year = yearOf(today) + 1;
  const rows = await readTogether(
    context,
    'active days',
    sql<ActiveDays & { id: number }>`
    select i.calendar_id as id,
      max(least(i.end_date, ${today}::date)) filter (where i.start_date <= ${today}) as last,
      min(greatest(i.start_date, ${today}::date)) filter (where i.end_date >= ${today}) as next,
      count(*)::int as total,
      count(*) filter (where i.start_date between ${dayOf(year, 1, 1)} and ${dayOf(year, 12, 31)})::int as "nextYear"
    from event_instance i join subject s on s.id = i.id
    where i.calendar_id = any (${calendarIds}::bigint[]) and s.removed_with is null and s.status = 'PUBLISHED'
    group by i.calendar_id`,
  );
  return inOrder(
    calendarIds,
    rows,
    ({ id }) => id,
    ({ last, next, total, nextYear }) => ({ last, next, total, nextYear }),
    { last: null, next: null, total: 0, nextYear: 0 },
  );
};
