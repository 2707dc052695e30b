import { type Progress, progressFrom } from '@samspel/domain/calendar/progress';
import { type RawBuilder, sql } from 'kysely';
import type { Status } from '../../../../printed/tables.ts';
import type { Condition } from '../../../core/access/rules.ts';
import { runPrepared } from '../../../core/database/prepared.ts';
import { type Batch, type Context, inOrder } from '../../../core/graphql/context.ts';
import { readTogether } from '../../../core/graphql/read-together.ts';
import { mayListCalendar } from '../calendar/calendar.access.ts';

/** The most forks that a year wheel or an activity lists. */
const mostForks = 100;

/** What a year wheel is a fork of, whose access is checked when it is loaded; and its forks that the caller may know of, by title. */
type ForkLinks = { origin: number | null; forks: number[] };

/** Reads the origins and forks of year wheels. */
export const forkLinksOfCalendar: Batch<number, ForkLinks> = async (ids, context) => {
  const rows = await readTogether(
    context,
    'links of forks',
    sql<ForkLinks & { of: number }>`
    select whole.id as of, whole.forked_from as origin, array(
      select s.id from calendar f join subject s on s.id = f.id where f.forked_from = whole.id and ${mayListCalendar(context.caller)}
      order by s.title collate "nb-NO-x-icu", s.id limit ${sql.lit(mostForks)}) as forks
    from calendar whole where whole.id = any (${ids}::bigint[])`,
  );
  return inOrder<number, ForkLinks & { of: number }, ForkLinks>(
    ids,
    rows,
    ({ of }) => of,
    ({ origin, forks }) => ({ origin, forks: forks.map(Number) }),
    { origin: null, forks: [] },
  );
};

const originsIn =
  (name: 'event' | 'event_instance'): Batch<number, number | null> =>
  async (ids, { services: { db } }) => {
    const rows = await runPrepared(
      db,
      sql<{ id: number; forked_from: number | null }>`
      select id, forked_from from ${sql.table(name)} where id = any (${ids}::bigint[])`,
    );
    return inOrder(
      ids,
      rows,
      ({ id }) => id,
      (row) => row.forked_from,
      null,
    );
  };

/** Reads the origins of series and activities. Does not check access: that is done when the origin itself is loaded. */
export const originOfEvent = originsIn('event');
export const originOfInstance = originsIn('event_instance');

/**
 * Reads the forks of origins that the caller may know of. Read first, since most wheels have no forks, and access is then checked once per fork, not
 * once per activity.
 */
async function forksOf(context: Context, origins: RawBuilder<unknown>): Promise<number[]> {
  const rows = await readTogether(
    context,
    'forks',
    sql<{ id: number }>`
    select s.id from calendar f join subject s on s.id = f.id where f.forked_from in (${origins}) and ${mayListCalendar(context.caller)}`,
  );
  return rows.map(({ id }) => id);
}

/**
 * The activities of forks that count: for each activity `i` of an origin, one per fork. If a fork has removed it, it counts as OBSOLETE; a draft does
 * not count.
 */
const forkActivities = (forks: readonly number[], where: Condition) => sql`
  select distinct on (i.id, fi.calendar_id) i.id, i.calendar_id as "calendarId", fi.is_done as "isDone",
         case when forked.removed_with is null then forked.status else 'OBSOLETE' end as status
  from event_instance i join event_instance fi on fi.forked_from = i.id join subject forked on forked.id = fi.id
  where fi.calendar_id = any (${forks}::bigint[]) and (forked.removed_with is not null or forked.status = 'PUBLISHED') and ${where}
  order by i.id, fi.calendar_id, forked.removed_with nulls first, fi.id`;

const originsOfInstances = (ids: readonly number[]) =>
  sql`select calendar_id from event_instance where id = any (${ids}::bigint[])`;
const amongThese = (ids: readonly number[]) => sql<boolean>`i.id = any (${ids}::bigint[])`;
const finished = sql`fork."isDone" or fork.status = 'OBSOLETE'`;

/** A fork's activity as its origin counts it. */
type ForkedActivity = { isDone: boolean; status: Status };

/** Reads, for each activity, its copies in the forks that the caller may know of; at most 100. */
export const forksOfInstance: Batch<number, ForkedActivity[]> = async (ids, context) => {
  const { db } = context.services;
  const forks = await forksOf(context, originsOfInstances(ids));
  if (forks.length === 0) return ids.map(() => []);
  const { rows } = await sql<ForkedActivity & { id: number }>`
    select fork.id, fork."isDone", fork.status from (
      select fork.*, row_number() over (partition by fork.id) as place
      from (${forkActivities(forks, amongThese(ids))}) fork) fork
    where fork.place <= ${mostForks}`.execute(db);
  const byOrigin = Map.groupBy(rows, ({ id }) => id);
  return ids.map((id) => byOrigin.get(id) ?? []);
};

/** Counts, for each activity, its copies in forks that count, and how many of them are finished. */
export const forkProgressOfInstance: Batch<number, Progress> = async (ids, context) => {
  const { db } = context.services;
  const forks = await forksOf(context, originsOfInstances(ids));
  if (forks.length === 0) return ids.map(() => progressFrom(0, 0));
  const { rows } = await sql<{ id: number; done: number; total: number }>`
    select fork.id, count(*) filter (where ${finished}) as done, count(*) as total
    from (${forkActivities(forks, amongThese(ids))}) fork group by fork.id`.execute(db);
  return inOrder(
    ids,
    rows,
    ({ id }) => id,
    ({ done, total }) => progressFrom(done, total),
    progressFrom(0, 0),
  );
};
