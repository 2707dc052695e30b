import { type Copyable, type CopyFrom, copiedParts } from '@samspel/domain/calendar/copy';
import type { Span } from '@samspel/domain/calendar/recurrence';
import { givenSpan, type StoredDays, settled, storedDays } from '@samspel/domain/calendar/working-day';
import { addMonths, type Day } from '@samspel/domain/time/day';
import type { WorkCalendar, WorkingDayRule } from '@samspel/domain/time/working-days';
import { sql } from 'kysely';
import { maySee, row } from '../../../core/access/rules.ts';
import { person } from '../../../core/access/who.ts';
import type { Caller } from '../../../core/base/caller.ts';
import type { Tx } from '../../../core/database/pool.ts';
import { readWorkCalendar } from '../../../core/people/work-calendar.ts';
import { maySeePart } from '../calendar/calendar.access.ts';

/** Something on a year wheel, and the id that its copy gets. */
export type Part = { from: number; to: number };

/** An activity, and the days of its copy. */
export type ActivityPart = Part & { days: StoredDays };

/** All that is copied. */
export type Parts = { series: Part[]; activities: ActivityPart[]; todos: Part[] };

/** The days to copy, and whether as a fork. */
type Wish = { today: Day; from: CopyFrom; isFork: boolean };

/**
 * Reads what a copy takes from a year wheel: everything that the caller may read, so no drafts of others, and only the activities that `copiedParts`
 * chooses.
 */
export async function readParts(tx: Tx, caller: Caller, originId: number, wish: Wish): Promise<Parts> {
  const chosen = copiedParts(await readActivities(tx, caller, originId), wish);
  const ids = chosen.map(({ id }) => id);
  const activities = await withNewIds(tx, ids);
  const calendar = await readWorkCalendar(tx, caller.organizationId);
  return {
    series: await withNewIds(tx, [...new Set(chosen.map(({ eventId }) => eventId))]),
    activities: activities.map((part, index) => ({ ...part, days: daysOfCopy(chosen[index]!, calendar) })),
    todos: await withNewIds(tx, await readTodos(tx, caller, ids)),
  };
}

type Activity = Copyable & StoredDays & { id: number; ruleDate: Day | null; workingDay: WorkingDayRule };

/**
 * Returns the days of the copy of an activity: its own, or those a year later, where 29 February becomes the 28th. A deadline that its series moves
 * to a working day is moved anew from the day that it was given, since another year and another organization have other working days; one that
 * somebody moved by hand is not.
 */
function daysOfCopy(activity: Activity & { isMoved: boolean }, calendar: WorkCalendar): StoredDays {
  const { isMoved, isRepeated, workingDay, ruleDate } = activity;
  const later = (span: Span): Span =>
    isMoved ? { startDate: addMonths(span.startDate, 12), endDate: addMonths(span.endDate, 12) } : span;
  if (workingDay === 'KEEP') return { ...later(activity), movedFrom: null };
  const given = givenSpan(activity);
  if (isRepeated && given.startDate !== ruleDate) return { ...later(activity), movedFrom: null };
  return storedDays(settled(later(given), workingDay, calendar));
}

async function readActivities(tx: Tx, caller: Caller, originId: number): Promise<Activity[]> {
  const { rows } = await sql<Activity>`
    select i.id, i.event_id as "eventId", i.start_date as "startDate", i.end_date as "endDate", i.moved_from as "movedFrom",
      i.rule_date as "ruleDate", e.repetition is not null as "isRepeated", e.working_day as "workingDay"
    from event_instance i join event e on e.id = i.event_id join subject s on s.id = i.id join subject r on r.id = i.calendar_id join subject series on series.id = i.event_id
    where i.calendar_id = ${originId} and ${maySeePart(caller)} and ${maySee(row('series', 'r', 'CALENDAR', ['EVENT']), person(caller.id))}
    order by i.start_date, i.end_date, i.id`.execute(tx);
  return rows;
}

/** Reads the items on the checklists of activities that the caller may read, in their order. */
export async function readTodos(tx: Tx, caller: Caller, activityIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select t.id from todo t join subject s on s.id = t.id join subject r on r.id = s.root_id
    where t.instance_id = any (${activityIds}::bigint[]) and ${maySeePart(caller)} order by t.instance_id, t.position, t.id`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
}

/** Draws the new ids in advance, so that a few statements write everything, however much it is. */
export async function withNewIds(tx: Tx, ids: readonly number[]): Promise<Part[]> {
  const { rows } = await sql<Part>`
    select "from", nextval('meta_id') as "to" from unnest(${ids}::bigint[]) with ordinality as part("from", place) order by place`.execute(
    tx,
  );
  return rows;
}
