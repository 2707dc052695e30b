import type { TaskList } from '@samspel/domain/calendar/activities.input';
import type { Day } from '@samspel/domain/time/day';
import { sql } from 'kysely';
import type { Condition } from '../../../core/access/rules.ts';
import type { Caller } from '../../../core/base/caller.ts';
import type { Db } from '../../../core/database/pool.ts';
import { type Page, pageOf, type Window } from '../../../core/graphql/page.ts';
import { byDeadline, countInstances, type InstanceRow, readInstances } from '../activity/activity.queries.ts';

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

/** Reads the first tasks of a list, by deadline. */
export function readTasks(db: Db, list: TaskList, asked: Asked, window: Window): Promise<InstanceRow[]> {
  const open = openOn(list, asked);
  const which = list === 'UPCOMING_DEADLINES' ? sql<boolean>`(${open} and ${isNear(asked, window)})` : open;
  return readInstances(db, asked.caller, which, byDeadline, window);
}

/** Reads a page of a list of tasks, by deadline, with their total number. */
export async function pageOfTasks(db: Db, list: TaskList, asked: Asked, window: Window): Promise<Page<InstanceRow>> {
  const nodes = await readTasks(db, list, asked, window);
  return pageOf(window, nodes, () => countInstances(db, asked.caller, openOn(list, asked)));
}

/**
 * How many more activities are read of those that the caller is responsible for than a list shows, since they may no longer read some of the year
 * wheels.
 */
const nearest = 300;

/**
 * Whether an activity is among the nearest deadlines of a year wheel in the caller's year view, or of what they are responsible for: so few rows that
 * a large wheel is not read whole.
 */
function isNear({ caller, today }: Asked, { limit, offset }: Window): Condition {
  const last = offset + limit;
  const alive = sql`join subject alive on alive.id = own.id and alive.removed_with is null and alive.status = 'PUBLISHED'`;
  const soon = sql`not own.is_done and own.end_date >= ${today} order by own.end_date, own.id`;
  return sql`i.id in (
    (select near.id from calendar_ring ring join subject wheel on wheel.id = ring.calendar_id and wheel.status <> 'ARCHIVED' cross join lateral (
       select own.id from event_instance own ${alive} where own.calendar_id = ring.calendar_id and ${soon} limit ${last}) near
     where ring.person_id = ${caller.id})
    union all
    (select own.id from event_instance own ${alive} join subject wheel on wheel.id = own.calendar_id and wheel.status <> 'ARCHIVED'
     where own.responsible_id = ${caller.id} and ${soon} limit ${last + nearest}))`;
}
