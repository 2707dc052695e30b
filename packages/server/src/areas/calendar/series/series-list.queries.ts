import { sql } from 'kysely';
import { batchWithArgs } from '../../../core/graphql/batch-with-args.ts';
import type { Batch, Context } from '../../../core/graphql/context.ts';
import { loadAll } from '../../../core/graphql/load-all.ts';
import { type Page, pageOf, type Window } from '../../../core/graphql/page.ts';
import { maySeePart } from '../calendar/calendar.access.ts';
import { type EventRow, eventById } from './series.queries.ts';

/** A page of the series of the year wheel with this id. */
type EventList = Window & { id: number };

/** Reads a page of the series of a year wheel, by title. */
export async function pageOfEvents(context: Context, list: EventList): Promise<Page<EventRow>> {
  const rows = await loadAll(context, eventById, await context.load(eventIds, list));
  return pageOf(list, rows, () => context.load(countEvents, list.id));
}

const series = sql`event e join subject s on s.id = e.id join subject r on r.id = e.calendar_id`;

const eventIds: Batch<EventList, number[]> = (lists, { services: { db }, caller }) =>
  batchWithArgs(
    lists,
    async (calendarIds, { limit, offset }) => {
      const { rows } = await sql<{ calendarId: number; ids: number[] }>`
        select whole.id as "calendarId", array(
          select e.id from ${series} where e.calendar_id = whole.id and ${maySeePart(caller)}
          order by s.title collate "nb-NO-x-icu", e.id limit ${limit} offset ${offset}) as ids
        from unnest(${calendarIds}::bigint[]) as whole(id)`.execute(db);
      return new Map(rows.map(({ calendarId, ids }) => [calendarId, ids.map(Number)]));
    },
    [],
  );

const countEvents: Batch<number, number> = async (calendarIds, { services: { db }, caller }) => {
  const { rows } = await sql<{ of: number; count: number }>`
    select e.calendar_id as of, count(*) from ${series}
    where e.calendar_id = any (${calendarIds}::bigint[]) and ${maySeePart(caller)} group by 1`.execute(db);
  const counts = new Map(rows.map(({ of, count }) => [of, count]));
  return calendarIds.map((id) => counts.get(id) ?? 0);
};
