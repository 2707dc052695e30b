import { type Copyable, type CopyFrom, copiedParts, firstDayOfCopy } from '@samspel/domain/calendar/copy';
import { type CopiedActivity, type DaysOfCopy, daysOfCopy } from '@samspel/domain/calendar/copy-days';
import type { StoredDays } from '@samspel/domain/calendar/working-day';
import type { Day } from '@samspel/domain/time/day';
import type { WorkingDayRule } from '@samspel/domain/time/working-days';
import { sql } from 'kysely';
import { maySee, row } from '../../../core/access/rules.ts';
import { person } from '../../../core/access/who.ts';
import type { Caller } from '../../../core/base/caller.ts';
import type { Tx } from '../../../core/database/pool.ts';
import { readWorkCalendar } from '../../../core/people/work-calendar.ts';
import { maySeePart } from '../calendar/calendar.access.ts';

/** Something on a year wheel, and the id that its copy gets. */
export type Part = { from: number; to: number };

/** A series, and what its copy says of a deadline on a day off. */
export type SeriesPart = Part & { workingDay: WorkingDayRule };

/** An activity, and the days of its copy. */
export type ActivityPart = Part & { days: StoredDays };

/** All that is copied. */
export type Parts = { series: SeriesPart[]; activities: ActivityPart[]; todos: Part[] };

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
  const first = firstDayOfCopy(wish.today, wish.from);
  const placed = chosen.map((one) => ({ ...one, copy: daysOfCopy(one, first, calendar) }));
  const bySeries = Map.groupBy(placed, ({ eventId }) => eventId);
  const series = await withNewIds(tx, [...bySeries.keys()]);
  return {
    series: series.map((part) => ({ ...part, workingDay: ruleOf(bySeries.get(part.from)!) })),
    activities: activities.map((part, index) => ({ ...part, days: placed[index]!.copy.days })),
    todos: await withNewIds(tx, await readTodos(tx, caller, ids)),
  };
}

/** Returns what a series says of a deadline on a day off: what the copy of one of its activities needs, or what it has said. */
const ruleOf = (ones: readonly { copy: DaysOfCopy }[]): WorkingDayRule =>
  ones.find(({ copy }) => copy.workingDay !== 'KEEP')?.copy.workingDay ?? 'KEEP';

type Activity = Copyable & Omit<CopiedActivity, 'isMoved'> & { id: number };

async function readActivities(tx: Tx, caller: Caller, originId: number): Promise<Activity[]> {
  const { rows } = await sql<Activity>`
    select i.id, i.event_id as "eventId", s.title, i.start_date as "startDate", i.end_date as "endDate", i.moved_from as "movedFrom",
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
