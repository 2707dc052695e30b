import type { Day } from '@samspel/domain/time/day';
import { sql } from 'kysely';
import type { Caller } from '../../../core/base/caller.ts';
import type { Db } from '../../../core/database/pool.ts';
import type { Window } from '../../../core/graphql/page.ts';
import { byDeadline, type InstanceRow, readInstances } from '../activity/activity.queries.ts';

/** Not ticked, with a deadline from today on: of the year wheels in the caller's year view, and what the caller is responsible for. */
export function readUpcomingDeadlines(db: Db, caller: Caller, today: Day, window: Window): Promise<InstanceRow[]> {
  const mine = sql<boolean>`i.id in (
    (select near.id from calendar_ring ring cross join lateral (
       select own.id from event_instance own join subject alive on alive.id = own.id and alive.removed_with is null and alive.status = 'PUBLISHED'
       where own.calendar_id = ring.calendar_id and not own.is_done and own.end_date >= ${today} order by own.end_date, own.id limit ${window.limit}) near
     where ring.person_id = ${caller.id})
    union all
    (select own.id from event_instance own join subject alive on alive.id = own.id and alive.removed_with is null and alive.status = 'PUBLISHED'
     where own.responsible_id = ${caller.id} and not own.is_done and own.end_date >= ${today} order by own.end_date, own.id limit ${nearest}))`;
  return readInstances(db, caller, mine, byDeadline, window);
}

/** Read of what the caller is responsible for: more than a list shows, since some may be of year wheels that they may not read any more. */
const nearest = 300;

/** What the caller is responsible for and has not ticked. */
export function readMyUnfinished(db: Db, caller: Caller, window: Window): Promise<InstanceRow[]> {
  return readInstances(db, caller, sql<boolean>`i.responsible_id = ${caller.id} and not i.is_done`, byDeadline, window);
}

/** What the caller made others responsible for and they have not ticked. */
export function readAssignedByMe(db: Db, caller: Caller, window: Window): Promise<InstanceRow[]> {
  const others = sql<boolean>`i.assigned_by = ${caller.id} and i.responsible_id <> ${caller.id} and not i.is_done`;
  return readInstances(db, caller, others, byDeadline, window);
}
