import { sql } from 'kysely';
import { batchWithArgs } from '../../../core/graphql/batch-with-args.ts';
import type { Batch } from '../../../core/graphql/context.ts';
import { mostNested } from '../../../core/graphql/nested.ts';
import { maySeePart } from '../calendar/calendar.access.ts';
import { auditInstances, type InstanceRow, instanceColumns, instances } from './activity.queries.ts';

/** The newest activities of year wheels that the caller may read, the last made first. */
export const newestInstances: Batch<number, InstanceRow[]> = async (calendarIds, { services: { db }, caller }) => {
  const { rows } = await sql<InstanceRow>`
    select part.* from unnest(${calendarIds}::bigint[]) as whole(id) cross join lateral (
      select ${instanceColumns(caller)} from ${instances} where i.calendar_id = whole.id and ${maySeePart(caller)}
      order by i.id desc limit ${mostNested}) part order by part.id desc`.execute(db);
  await auditInstances(db, caller, rows);
  const found = Map.groupBy(rows, ({ calendarId }) => calendarId);
  return calendarIds.map((id) => found.get(id) ?? []);
};

/** The days of a year on which activities of year wheels begin that the caller may read, in order. */
export const datesOf: Batch<{ id: number; year: number }, string[]> = (lists, { services: { db }, caller }) =>
  batchWithArgs(
    lists,
    async (ids, { year }) => {
      const { rows } = await sql<{ id: number; days: string[] }>`
        select i.calendar_id as id, array_agg(distinct i.start_date::text order by i.start_date::text) as days from ${instances}
        where i.calendar_id = any (${ids}::bigint[]) and i.start_date between ${`${year}-01-01`} and ${`${year}-12-31`} and ${maySeePart(caller)}
        group by 1`.execute(db);
      return new Map(rows.map(({ id, days }) => [id, days]));
    },
    [],
  );
