import { yearToOpen } from '@samspel/domain/calendar/opening-year';
import { type Day, dayOf, yearOf } from '@samspel/domain/time/day';
import { osloToday } from '@samspel/domain/time/oslo';
import { sql } from 'kysely';
import { unplannedIds } from '../../../core/database/prepared.ts';
import { batchWithArgs } from '../../../core/graphql/batch-with-args.ts';
import type { Batch, Context } from '../../../core/graphql/context.ts';
import { readTogether } from '../../../core/graphql/read-together.ts';
import { instances } from '../activity/activity.queries.ts';
import { maySeePart } from '../calendar/calendar.access.ts';
import { activeDaysOf } from './active-days.ts';

/** A day on which activities begin: its number in the year from 1, the days that the longest of them takes, and 1 if all of them are done. */
type YearMark = [day: number, days: number, isDone: 0 | 1];

/** A year of a year wheel in numbers and as a small picture. */
export interface YearInShort {
  year: number;
  activities: number;
  done: number;
  late: number;
  people: number;
  marks: YearMark[];
}

/** Reads a year of year wheels, of the activities that the caller may read: those that touch it are counted, and drawn where they lie in it. */
const yearOfCalendar: Batch<{ id: number; year: number }, YearInShort | null> = (keys, context) =>
  batchWithArgs(
    keys,
    async (ids, { year }) => {
      const [first, last] = [dayOf(year, 1, 1), dayOf(year, 12, 31)];
      const today: Day = osloToday(context.services.now());
      const rows = await readTogether(
        context,
        'years in short',
        sql<Omit<YearInShort, 'year'> & { id: number }>`
        select whole.id, short.* from unnest(${unplannedIds(ids)}) as whole(id) cross join lateral (
          with own as materialized (
            select greatest(i.start_date, ${first}::date) as first, least(i.end_date, ${last}::date) as last, i.end_date, i.is_done, i.responsible_id
            from ${instances} where i.calendar_id = whole.id and i.start_date <= ${last} and i.end_date >= ${first} and ${maySeePart(context.caller)}),
          marks as (
            select first - ${first}::date + 1 as day, max(last) - first + 1 as days, bool_and(is_done)::int as done from own group by first)
          select count(*)::int as activities, (count(*) filter (where is_done))::int as done,
            (count(*) filter (where not is_done and end_date < ${today}))::int as late, count(distinct responsible_id)::int as people,
            (select json_agg(json_build_array(marks.day, marks.days, marks.done) order by marks.day) from marks) as marks
          from own having count(*) > 0) short`,
      );
      return new Map(rows.map(({ id, ...short }) => [id, { ...short, year }]));
    },
    null,
  );

/**
 * Returns a year in short of a year wheel that the caller may read; without a year, the one that the wheel opens on (product/year-wheels#years). That is
 * nearly always this one, which is therefore read in the same statement as the days that tell.
 */
export async function readYearInShort(context: Context, id: number, asked: number | undefined): Promise<YearInShort> {
  const read = async (year: number): Promise<YearInShort> =>
    (await context.load(yearOfCalendar, { id, year })) ?? {
      year,
      activities: 0,
      done: 0,
      late: 0,
      people: 0,
      marks: [],
    };
  if (asked !== undefined) return read(asked);
  const today = osloToday(context.services.now());
  const thisYear = yearOf(today);
  const [days, short] = await Promise.all([context.load(activeDaysOf, id), read(thisYear)]);
  const year = yearToOpen(days, today, 1);
  return year === thisYear ? short : read(year);
}
