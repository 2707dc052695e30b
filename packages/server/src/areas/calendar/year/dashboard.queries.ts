import type { TaskList } from '@samspel/domain/calendar/activities.input';
import type { Day } from '@samspel/domain/time/day';
import { type RawBuilder, sql } from 'kysely';
import type { Condition } from '../../../core/access/rules.ts';
import type { Caller } from '../../../core/base/caller.ts';
import type { Batch, Context } from '../../../core/graphql/context.ts';
import { type Page, pageOf, type Window } from '../../../core/graphql/page.ts';
import { byDeadline, countInstances, type InstanceRow, loadInstances } from '../activity/activity.queries.ts';

/** Whose list it is, and today's date in Oslo. */
type Asked = { caller: Caller; today: Day };

/**
 * Which activities are on a list of tasks. Those of archived year wheels can neither be ticked nor forgotten, so they are on no list
 * (product/access#archive-and-trash).
 */
const onList: Record<TaskList, (asked: Asked) => Condition> = {
  UPCOMING_DEADLINES: ({ caller, today }) => sql`(i.end_date >= ${today} and (i.responsible_id = ${caller.id}
    or i.calendar_id in (select ring.calendar_id from calendar_ring ring where ring.person_id = ${caller.id})))`,
  MY_UNFINISHED: ({ caller }) => sql`i.responsible_id = ${caller.id}`,
  ASSIGNED_BY_ME: ({ caller }) => sql`(i.assigned_by = ${caller.id} and i.responsible_id <> ${caller.id})`,
};

const openOn = (list: TaskList, asked: Asked): Condition =>
  sql`(${onList[list](asked)} and not i.is_done and r.status <> 'ARCHIVED')`;

/** A list of tasks, and which part of it. */
type Tasks = Window & { list: TaskList; today: Day };

/** Lists of the caller's tasks. Those that are asked for at the same time come at the same time, so that what their activities show is read once. */
const listsOfTasks: Batch<Tasks, InstanceRow[]> = (lists, context) =>
  Promise.all(lists.map(({ list, today, ...window }) => readList(context, list, today, window)));

/** Reads the first tasks of a list, by deadline. */
export const readTasks = ({ load }: Context, list: TaskList, today: Day, { limit, offset }: Window) =>
  load(listsOfTasks, { list, today, limit, offset });

/** Reads a page of a list of tasks, by deadline, with their total number. */
export async function pageOfTasks(
  context: Context,
  list: TaskList,
  today: Day,
  window: Window,
): Promise<Page<InstanceRow>> {
  const nodes = await readTasks(context, list, today, window);
  return pageOf(window, nodes, () => context.load(countsOfTasks, `${list} ${today}`));
}

/** The numbers of tasks on lists, by the name of the list and the day. */
const countsOfTasks: Batch<string, number> = async (lists, { services: { db }, caller }) => {
  const inOneOrder = lists.toSorted(); // one text of the statement, whoever asks first
  const open = inOneOrder.map((one) => {
    const [list, today] = one.split(' ') as [TaskList, Day];
    return openOn(list, { caller, today });
  });
  const counts = await countInstances(db, caller, open);
  return lists.map((list) => counts[inOneOrder.indexOf(list)]!);
};

/** The nearest deadlines are taken in their order, and looked at until there are enough that the caller may read. */
function readList(context: Context, list: TaskList, today: Day, window: Window): Promise<InstanceRow[]> {
  const asked = { caller: context.caller, today };
  const open = openOn(list, asked);
  const name = `tasks ${list}`;
  if (list !== 'UPCOMING_DEADLINES') return loadInstances(context, name, open, byDeadline, window);
  const isNear = sql<boolean>`(i.id = near.id and ${open})`;
  return loadInstances(context, name, isNear, sql`near.end_date, near.id`, window, nearestOf(asked, window));
}

/**
 * How many more activities are read of those that the caller is responsible for than a list shows, since they may no longer read some of the year
 * wheels.
 */
const nearest = 300;

/**
 * The nearest deadlines `near` of each year wheel in the caller's year view, and of what they are responsible for: so few rows that a large wheel is
 * not read whole.
 */
function nearestOf({ caller, today }: Asked, { limit, offset }: Window): RawBuilder<unknown> {
  const last = offset + limit;
  const alive = sql`join subject alive on alive.id = own.id and alive.removed_with is null and alive.status = 'PUBLISHED'`;
  const soon = sql`not own.is_done and own.end_date >= ${today} order by own.end_date, own.id`;
  return sql`(
    select id, end_date from (
      (select near.id, near.end_date from calendar_ring ring join subject wheel on wheel.id = ring.calendar_id and wheel.status <> 'ARCHIVED' cross join lateral (
         select own.id, own.end_date from event_instance own ${alive} where own.calendar_id = ring.calendar_id and ${soon} limit ${sql.lit(last)}) near
       where ring.person_id = ${caller.id})
      union
      (select own.id, own.end_date from event_instance own ${alive} join subject wheel on wheel.id = own.calendar_id and wheel.status <> 'ARCHIVED'
       where own.responsible_id = ${caller.id} and ${soon} limit ${sql.lit(last + nearest)})) nearest
    order by end_date, id offset 0) near`;
}
