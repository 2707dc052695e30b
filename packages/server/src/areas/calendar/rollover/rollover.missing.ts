import { sql } from 'kysely';
import type { Caller } from '../../../core/base/caller.ts';
import type { Db } from '../../../core/database/pool.ts';
import { instances } from '../activity/activity.queries.ts';
import { mayEditCalendar, maySeePart } from '../calendar/calendar.access.ts';
import { goesOn } from './rollover.source.ts';

/** Reads the year wheels that the caller owns and may write. */
export async function readOwned(db: Db, caller: Caller): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select s.id from access_entry entry join subject s on s.id = entry.root_id
    where entry.person_id = ${caller.id} and entry.level = 'OWNER' and s.kind = 'CALENDAR' and s.status <> 'ARCHIVED' and ${mayEditCalendar(caller)}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/**
 * Counts the activities with a deadline in the year before that the year does not have: neither carried over from them, nor of the same title and
 * carried over from none, nor by a series that goes on. It counts what `readSources` pairs one by one, so that a page need not read them all.
 */
export async function countMissing(
  db: Db,
  caller: Caller,
  calendars: readonly number[],
  year: number,
): Promise<number> {
  const { rows } = await sql<{ missing: number }>`
    with one as (
      select i.id, i.calendar_id, fold_text(s.title) as title, i.rolled_from, i.end_date >= ${`${year}-01-01`} as "isThere", ${goesOn(year)} as "goesOn"
      from ${instances}
      where i.calendar_id = any (${calendars}::bigint[]) and i.end_date between ${`${year - 1}-01-01`} and ${`${year}-12-31`}
        and s.status <> 'OBSOLETE' and ${maySeePart(caller)}),
    by_title as (
      select count(*) filter (where not "isThere" and not exists (select from one made where made."isThere" and made.rolled_from = one.id)) as wanted,
        count(*) filter (where "isThere" and rolled_from is null) as there
      from one where "isThere" or not "goesOn" group by calendar_id, title)
    select coalesce(sum(greatest(wanted - there, 0)), 0)::int as missing from by_title`.execute(db);
  return rows[0]!.missing;
}
