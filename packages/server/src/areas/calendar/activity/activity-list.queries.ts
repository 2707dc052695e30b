import type { Days } from '@samspel/domain/calendar/activities.input';
import { type Progress, progressFrom } from '@samspel/domain/calendar/progress';
import { Refusal } from '@samspel/domain/refusal';
import { sql } from 'kysely';
import type { Condition } from '../../../core/access/rules.ts';
import type { Caller } from '../../../core/base/caller.ts';
import type { Db } from '../../../core/database/pool.ts';
import { runPrepared } from '../../../core/database/prepared.ts';
import { mostAnswered } from '../../../core/graphql/answer-budget.ts';
import { batchWithArgs } from '../../../core/graphql/batch-with-args.ts';
import type { Batch, Context } from '../../../core/graphql/context.ts';
import { type Page, pageOf, type Window } from '../../../core/graphql/page.ts';
import { maySeePart } from '../calendar/calendar.access.ts';
import {
  auditInstances,
  byStart,
  type InstanceRow,
  instanceColumns,
  instances,
  readInstances,
} from './activity.queries.ts';

/** Which year wheel or series to list, or which person's tasks, and which of its activities. */
export type InstanceList = Window & {
  of: 'calendar' | 'event' | 'caller';
  id: number;
  days: Days;
  isDone?: boolean | undefined;
  /** The series must have one of these tags. */
  tags?: readonly string[] | undefined;
};

/** Reads a page of the activities of one year wheel or series. Lists requested together that differ only in the id share one statement. */
export async function pageOfInstances(context: Context, list: InstanceList): Promise<Page<InstanceRow>> {
  const nodes = await context.load(instanceLists, list);
  return pageOf(list, nodes, async () => (await context.load(countInstances, list)).total);
}

/** Counts the activities that fit, and how many of them are ticked. */
export const progressOfInstances = (context: Context, list: Omit<InstanceList, keyof Window>): Promise<Progress> =>
  context.load(countInstances, { ...list, limit: 0, offset: 0 });

/** The most activities that all lists of one request may hold together: lists in lists multiply. */
const mostTogether = 200_000;

const parents = {
  calendar: sql.ref('i.calendar_id'),
  event: sql.ref('i.event_id'),
  caller: sql.ref('i.responsible_id'),
};

const instanceLists: Batch<InstanceList, InstanceRow[]> = (lists, { services: { db }, caller }) =>
  batchWithArgs(
    lists,
    async (ids, list) =>
      list.of === 'caller'
        ? new Map([[caller.id, await readMyAssigned(db, caller, list.days)]])
        : readLists(db, caller, ids, list),
    [],
  );

/** Lists what `readMyAssigned` reads together with the lists of year wheels, so that what all their activities show is read once. */
export const myAssigned = (context: Context, days: Days): Promise<InstanceRow[]> =>
  context.load(instanceLists, { of: 'caller', id: context.caller.id, days, limit: mostAssigned, offset: 0 });

const countInstances: Batch<InstanceList, Progress> = (lists, { services: { db }, caller }) =>
  batchWithArgs(lists, (ids, list) => readProgress(db, caller, ids, list), progressFrom(0, 0));

/** Reads the lists of several year wheels or series at once; limit and offset hold for each list. */
async function readLists(db: Db, caller: Caller, ids: readonly number[], list: Omit<InstanceList, 'id'>) {
  const max = Math.floor(mostTogether / ids.length);
  if (list.limit > max) throw new Refusal('input.outOfRange', 'limit', { min: 1, max });
  const rows = await runPrepared(
    db,
    sql<InstanceRow & { of: number }>`
    select part.* from unnest(${ids}::bigint[]) as whole(id) cross join lateral (
      select whole.id as of, ${instanceColumns(caller)} from ${instances}
      where ${parents[list.of]} = whole.id and ${fits(list)} and ${maySeePart(caller)}
      order by ${byStart} limit ${list.limit} offset ${list.offset}) part
    order by part."startDate", part."endDate", part.id limit ${mostAnswered.nodes + 1}`,
  );
  if (rows.length > mostAnswered.nodes) throw new Refusal('query.tooLarge');
  await auditInstances(db, caller, rows);
  return Map.groupBy(rows, ({ of }) => of);
}

/** Counts, for each year wheel or series, the activities that fit and how many of them are ticked. */
async function readProgress(db: Db, caller: Caller, ids: readonly number[], list: Omit<InstanceList, 'id'>) {
  const rows = await runPrepared(
    db,
    sql<{ of: number; done: number; total: number }>`
    select whole.id as of, part.done, part.total from unnest(${ids}::bigint[]) as whole(id) cross join lateral (
      select count(*) filter (where i.is_done) as done, count(*) as total from ${instances}
      where ${parents[list.of]} = whole.id and ${fits(list)} and ${maySeePart(caller)}) part`,
  );
  return new Map(rows.map(({ of, done, total }) => [of, progressFrom(done, total)]));
}

/** Whether an activity touches the days and, if `isDone` is given, is ticked or not, and has one of the tags, if any are given. */
function fits({ days: { from, to }, isDone, tags }: Pick<InstanceList, 'days' | 'isDone' | 'tags'>): Condition {
  const tagged = sql`and exists (select from subject_tag st join tag t on t.id = st.tag_id where st.subject_id = i.event_id
    and fold_text(t.title) in (select fold_text(asked) from unnest(${tags ?? []}::text[]) asked))`;
  return sql<boolean>`(${from ? sql`i.end_date >= ${from}` : sql`true`} and ${to ? sql`i.start_date <= ${to}` : sql`true`}
    and ${isDone === undefined ? sql`true` : sql`i.is_done = ${isDone}`} ${tags ? tagged : sql``})`;
}

/** The most activities that `yearWheelRing` returns. */
const mostInOneRing = 5_000;

/**
 * Reads the activities that touch some days, done or not, that the caller is responsible for and may read; those of archived year wheels are left
 * out.
 */
export function readMyAssigned(db: Db, caller: Caller, days: Days): Promise<InstanceRow[]> {
  const where = sql<boolean>`i.responsible_id = ${caller.id} and r.status <> 'ARCHIVED' and ${fits({ days })}`;
  return readInstances(db, caller, where, byStart, { limit: mostAssigned, offset: 0 });
}

/** The most activities that the ring of the caller's own tasks returns. */
const mostAssigned = 2_000;

/** Reads the activities of a year wheel that touch some days. */
export function readRing(db: Db, caller: Caller, calendarId: number, days: Days): Promise<InstanceRow[]> {
  const where = sql<boolean>`i.calendar_id = ${calendarId} and ${fits({ days })}`;
  return readInstances(db, caller, where, byStart, { limit: mostInOneRing, offset: 0 });
}
