import type { Rolling } from '@samspel/domain/calendar/rollover';
import { givenSpan } from '@samspel/domain/calendar/working-day';
import { foldText } from '@samspel/domain/text/fold';
import type { Day } from '@samspel/domain/time/day';
import { sql } from 'kysely';
import type { Caller } from '../../../core/base/caller.ts';
import type { Db } from '../../../core/database/pool.ts';
import { type InstanceRow, instanceColumns, instances } from '../activity/activity.queries.ts';
import { maySeePart } from '../calendar/calendar.access.ts';

/** How many earlier years a guess looks at. */
const yearsBack = 5;

/** An activity of the year before, with what says where it comes in the next one. */
export type Source = InstanceRow &
  Rolling & {
    /** Whether it is the first of a series that goes on by itself. */
    goesOn: boolean;
    /** The deadline that the next year already has for it; null if there is none. */
    there: Day | null;
  };

/** An activity of another year, as it is compared: by what it was carried over from, or by its title. */
type Other = {
  calendarId: number;
  title: string;
  endDate: Day;
  movedFrom: Day | null;
  year: number;
  rolledFrom: number | null;
};

/**
 * Reads the activities of the year before that the caller may read in year wheels, by deadline. A series that goes on into the year is there with its
 * first activity alone.
 */
export async function readSources(
  db: Db,
  caller: Caller,
  calendars: readonly number[],
  year: number,
  limit: number,
): Promise<Source[]> {
  const { rows } = await sql<InstanceRow & { goesOn: boolean }>`
    select * from (
      select ${instanceColumns(caller)}, ${goesOn(year)} as "goesOn",
        ${goesOn(year)} and row_number() over (partition by i.event_id order by i.end_date, i.id) > 1 as "isLater"
      from ${instances}
      where i.calendar_id = any (${calendars}::bigint[]) and i.end_date between ${`${year - 1}-01-01`} and ${`${year - 1}-12-31`}
        and s.status <> 'OBSOLETE' and ${maySeePart(caller)}) as source
    where not "isLater" order by "endDate", id limit ${limit}`.execute(db);
  const others = await readOthers(db, caller, calendars, year);
  return withOthers(rows, others, year);
}

/** Whether the series `e` has activities in the year by its own rule. */
export const goesOn = (year: number) =>
  sql<boolean>`(e.repetition is not null and coalesce(e.end_repetition_date, 'infinity') >= ${`${year}-01-01`}::date)`;

/** Reads the activities of earlier years, and of the year itself. */
async function readOthers(db: Db, caller: Caller, calendars: readonly number[], year: number): Promise<Other[]> {
  const { rows } = await sql<Other>`
    select i.calendar_id as "calendarId", s.title, i.end_date as "endDate", i.moved_from as "movedFrom", i.rolled_from as "rolledFrom",
      extract(year from i.end_date)::int as year
    from ${instances}
    where i.calendar_id = any (${calendars}::bigint[]) and s.status <> 'OBSOLETE' and ${maySeePart(caller)}
      and (i.end_date between ${`${year - yearsBack}-01-01`} and ${`${year - 2}-12-31`} or i.end_date between ${`${year}-01-01`} and ${`${year}-12-31`})
    order by i.end_date, i.id`.execute(db);
  return rows;
}

/**
 * Finds what belongs to each activity in other years: in the year itself what was carried over from it, or else one of its title that was carried over
 * from none; in earlier years the one of its title in the same place, where the year has as many.
 */
function withOthers(
  rows: readonly (InstanceRow & { goesOn: boolean })[],
  others: readonly Other[],
  year: number,
): Source[] {
  const byLink = new Map(others.filter(({ rolledFrom }) => rolledFrom !== null).map((one) => [one.rolledFrom, one]));
  const free = others.filter((one) => one.year === year && one.rolledFrom === null);
  const unlinked = rows.filter(({ id }) => !byLink.has(id));
  const [freeByKey, unlinkedByKey] = [Map.groupBy(free, keyOf), Map.groupBy(unlinked, keyOf)];
  const byKey = Map.groupBy(rows, keyOf);
  const earlier = Map.groupBy(
    others.filter((one) => one.year < year),
    (one) => `${keyOf(one)} ${one.year}`,
  );
  return rows.map((row) => {
    const all = byKey.get(keyOf(row))!;
    const link = byLink.get(row.id);
    const there = link ?? freeByKey.get(keyOf(row))?.[unlinkedByKey.get(keyOf(row))!.indexOf(row)];
    const past = Array.from({ length: yearsBack - 1 }, (_, at) => earlier.get(`${keyOf(row)} ${year - 2 - at}`) ?? [])
      .filter(({ length }) => length === all.length)
      .map((ones) => givenSpanOf(ones[all.indexOf(row)]!));
    return { ...row, earlier: past, there: there?.endDate ?? null };
  });
}

const keyOf = ({ calendarId, title }: Pick<Other, 'calendarId' | 'title'>): string =>
  `${calendarId} ${foldText(title)}`;

const givenSpanOf = ({ endDate, movedFrom }: Other): Day =>
  givenSpan({ startDate: endDate, endDate, movedFrom }).endDate;
