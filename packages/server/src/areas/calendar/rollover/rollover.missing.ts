import { sql } from 'kysely';
import type { Caller } from '../../../core/base/caller.ts';
import type { Db } from '../../../core/database/pool.ts';
import { runPrepared, unplannedIds } from '../../../core/database/prepared.ts';
import { instances } from '../activity/activity.queries.ts';
import { mayEditCalendar, maySeePart } from '../calendar/calendar.access.ts';
import { goesOn } from './rollover.source.ts';

/** Reads the year wheels that the caller owns and may write. */
export async function readOwned(db: Db, caller: Caller): Promise<number[]> {
  const rows = await runPrepared(
    db,
    sql<{ id: number }>`
    select s.id from access_entry entry join subject s on s.id = entry.root_id
    where entry.person_id = ${caller.id} and entry.level = 'OWNER' and s.kind = 'CALENDAR' and s.status <> 'ARCHIVED' and ${mayEditCalendar(caller)}`,
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
  const rows = await runPrepared(
    db,
    sql<{ missing: number }>`
    with one as (
      select i.id, i.calendar_id, s.title, i.rolled_from, i.end_date >= ${`${year}-01-01`} as "isThere", ${goesOn(year)} as "goesOn"
      from unnest(${unplannedIds(calendars)}) as whole(id), ${instances}
      where i.calendar_id = whole.id and i.end_date between ${`${year - 1}-01-01`} and ${`${year}-12-31`} and s.status <> 'OBSOLETE' and ${maySeePart(caller)}),
    carried as (select rolled_from as id from one where "isThere" and rolled_from is not null),
    by_spelling as (
      select calendar_id, title, count(*) filter (where not "isThere" and id not in (select id from carried)) as wanted,
        count(*) filter (where "isThere" and rolled_from is null) as there
      from one where "isThere" or not "goesOn" group by calendar_id, title),
    by_title as (select sum(wanted) as wanted, sum(there) as there from by_spelling group by calendar_id, fold_text(title))
    select coalesce(sum(greatest(wanted - there, 0)), 0)::int as missing from by_title`,
  );
  return rows[0]!.missing;
}
