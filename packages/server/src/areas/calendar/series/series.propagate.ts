import { type Reminder, reminderDays } from '@samspel/domain/calendar/reminder';
import type { Day } from '@samspel/domain/time/day';
import { osloToday } from '@samspel/domain/time/oslo';
import { sql } from 'kysely';
import type { Condition } from '../../../core/access/rules.ts';
import type { Act } from '../../../core/area/action.ts';
import type { Tx } from '../../../core/database/pool.ts';
import { savePropagated } from '../activity/activity.body.ts';
import { givenEnd, givenStart } from '../activity/given-days.ts';
import { type InheritedRow, inherited, inheritedWrite, valueIn } from '../activity/inherited.ts';
import type { PlannedChange } from './series.change.ts';
import { dayInRule, type Inherited, type SeriesInstance } from './stored-series.queries.ts';

type Chosen = readonly { startDate: Day; endDate: Day; responsible: number | undefined }[];

/**
 * Passes a change of a series on to its activities: new days to those that move; the title to those that had the title of the series; reminder and
 * what they inherit to those that had it from the series and are neither ticked nor past. A change from one activity on does not touch the earlier
 * ones. The description needs no writing. Each changed activity gets a new version, so that a form that is open on it notices the change.
 */
export async function propagateToActivities(act: Act, change: PlannedChange, chosen: Chosen): Promise<void> {
  const { tx, caller } = act;
  const { before, after, plan, from } = change;
  const since = from ? sql`and ${dayInRule('i')} >= ${from.ruleDate ?? from.startDate}` : sql``;
  const all = sql<boolean>`i.event_id = ${before.id} ${since}`;
  const touched = [
    ...(await moveDays(tx, plan?.changed ?? [])),
    ...(await passOn(act, all, before, after)),
    ...(await appoint(tx, openAmong(all, act), chosen, caller.id)),
  ];
  await savePropagated(tx, caller, [...new Set(touched)], after.title, before.title);
}

/**
 * Passes on to activities that come back what their series has changed meanwhile.
 * @param from what they had from the series when they were removed
 */
export async function catchUp(act: Act, ids: readonly number[], from: Inherited, to: Inherited): Promise<void> {
  const touched = await passOn(act, sql<boolean>`i.id = any (${ids}::bigint[])`, from, to);
  await savePropagated(act.tx, act.caller, [...new Set(touched)], to.title, from.title);
}

/** Passes on what has changed in a series to those of the activities `i` that still have its old values; returns the ids of those changed. */
async function passOn(act: Act, among: Condition, from: Inherited, to: Inherited): Promise<number[]> {
  const { tx, caller } = act;
  const open = openAmong(among, act);
  return [
    ...(await passOnReminder(tx, open, from.reminder, to.reminder)),
    ...(await passOnInherited(tx, open, from, to, caller.id)),
    ...(await withTitle(tx, among, from.title, to.title)),
  ];
}

/** Whether one of the activities `i`, with its subject `s`, may still change: neither ticked nor past. */
const openAmong = (among: Condition, { services }: Act): Condition => sql`
  ${among} and s.id = i.id and s.removed_with is null and not i.is_done and i.end_date >= ${osloToday(services.now())}`;

type Ids = { id: number }[];
const idsOf = (rows: Ids) => rows.map(({ id }) => id);

/** Moves activities to new days; a reminder keeps its distance to the deadline. */
async function moveDays(tx: Tx, moved: readonly SeriesInstance[]): Promise<number[]> {
  if (moved.length === 0) return [];
  const column = (name: 'id' | 'startDate' | 'endDate' | 'movedFrom') =>
    moved.map((instance) => instance[name] ?? null);
  const { rows } = await sql<{ id: number }>`
    update event_instance i set start_date = n.start_date, end_date = n.end_date, moved_from = n.moved_from, reminder_date = i.reminder_date + (n.end_date - i.end_date)
    from unnest(${column('id')}::bigint[], ${column('startDate')}::date[], ${column('endDate')}::date[],
      ${column('movedFrom')}::date[]) as n(id, start_date, end_date, moved_from)
    where i.id = n.id returning i.id`.execute(tx);
  return idsOf(rows);
}

async function passOnReminder(tx: Tx, open: Condition, from: Reminder, to: Reminder): Promise<number[]> {
  if (from === to) return [];
  const { rows } = await sql<{ id: number }>`
    update event_instance i set reminder_date = i.end_date - ${reminderDays(to)}::int from subject s
    where ${open} and i.reminder_date is not distinct from i.end_date - ${reminderDays(from)}::int returning i.id`.execute(
    tx,
  );
  return idsOf(rows);
}

async function passOnInherited(
  tx: Tx,
  open: Condition,
  from: InheritedRow,
  to: InheritedRow,
  by: number,
): Promise<number[]> {
  const touched: number[] = [];
  for (const field of inherited.filter((one) => valueIn(from, one) !== valueIn(to, one))) {
    const written = Object.entries(inheritedWrite(field, valueIn(to, field), by));
    const { rows } = await sql<{ id: number }>`
      update event_instance i set ${sql.join(written.map(([column, value]) => sql`${sql.ref(column)} = ${value}`))} from subject s
      where ${open} and i.${sql.ref(field.column)} is not distinct from ${valueIn(from, field)} returning i.id`.execute(
      tx,
    );
    touched.push(...idsOf(rows));
  }
  return touched;
}

/** Makes the people responsible whom chosen dates name for a day of their own. */
async function appoint(tx: Tx, open: Condition, chosen: Chosen, by: number): Promise<number[]> {
  const named = chosen.filter(({ responsible }) => responsible !== undefined);
  if (named.length === 0) return [];
  const days = named.map(({ startDate }) => startDate);
  const ends = named.map(({ endDate }) => endDate);
  const people = named.map(({ responsible }) => responsible!);
  const { rows } = await sql<{ id: number }>`
    update event_instance i set responsible_id = n.person, assigned_by = ${by}
    from unnest(${days}::date[], ${ends}::date[], ${people}::bigint[]) as n(day, last, person), subject s
    where ${open} and ${givenStart('i')} = n.day and ${givenEnd('i')} = n.last and i.responsible_id is distinct from n.person returning i.id`.execute(
    tx,
  );
  return idsOf(rows);
}

/** Reads the activities that have the old title of the series; `savePropagated` writes the new one together with their new version. */
async function withTitle(tx: Tx, among: Condition, from: string, to: string): Promise<number[]> {
  if (from === to) return [];
  const { rows } = await sql<{ id: number }>`
    select i.id from event_instance i join subject s on s.id = i.id
    where ${among} and s.removed_with is null and s.title = ${from}`.execute(tx);
  return idsOf(rows);
}
