import { type RawBuilder, sql } from 'kysely';
import type { Status, WorkingDayRule } from '../../../../printed/tables.ts';
import { auditForeign } from '../../../core/access/audit.ts';
import type { Condition } from '../../../core/access/rules.ts';
import type { Caller } from '../../../core/base/caller.ts';
import type { Db, Tx } from '../../../core/database/pool.ts';
import { runPrepared, unplannedIds } from '../../../core/database/prepared.ts';
import { mostAnswered } from '../../../core/graphql/answer-budget.ts';
import type { Batch, Context } from '../../../core/graphql/context.ts';
import type { Window } from '../../../core/graphql/page.ts';
import { readTogether, withMoments } from '../../../core/graphql/read-together.ts';
import { byId } from '../../../core/people/by-id.ts';
import { maySeePart, mayTickPart, ownsRightToPart } from '../calendar/calendar.access.ts';
import { type InheritedRow, inheritedColumns } from './inherited.ts';

/** An activity as lists show it; its long texts are read separately. Days are YYYY-MM-DD, times HH:MM. */
export type InstanceRow = InheritedRow & {
  id: number;
  eventId: number;
  calendarId: number;
  title: string;
  status: Status;
  version: number;
  startDate: string;
  endDate: string;
  /** The deadline that it was given, before it was moved to a working day; null if it was not. */
  movedFrom: string | null;
  /** The day that the repetition of its series gave it; null for a chosen date. */
  ruleDate: string | null;
  isRepeated: boolean;
  workingDay: WorkingDayRule;
  startTime: string | null;
  endTime: string | null;
  reminderDate: string | null;
  isDone: boolean;
  assignedById: number | null;
  createdById: number;
  dateCreated: Date;
  lastUpdated: Date;
  isOwnRight: boolean;
};

/**
 * The tables of activities: the instance `i`, its subject `s`, the subject `r` of its year wheel, and its series `e`. Each is joined by its id alone: if
 * the join named the year wheel too, PostgreSQL would take the index of its parts, and read all of them for each activity.
 */
export const instances = sql`event_instance i join subject s on s.id = i.id join subject r on r.id = i.calendar_id join event e on e.id = i.event_id`;

/** The columns of an InstanceRow. */
export const instanceColumns = (caller: Caller) => sql`
  i.id, i.event_id as "eventId", i.calendar_id as "calendarId", s.title, s.status, s.version, i.start_date as "startDate", i.end_date as "endDate",
  i.moved_from as "movedFrom", i.rule_date as "ruleDate", e.repetition is not null as "isRepeated", e.working_day as "workingDay", e.start_time as "startTime", e.end_time as "endTime", i.reminder_date as "reminderDate", i.is_done as "isDone", ${inheritedColumns('i')},
  i.assigned_by as "assignedById", s.created_by as "createdById", s.date_created as "dateCreated", s.last_updated as "lastUpdated",
  ${ownsRightToPart(caller)} as "isOwnRight"`;

/** The order of activities everywhere but in lists of deadlines. */
export const byStart = sql`i.start_date, i.end_date, i.id`;
/** The order of lists of deadlines. */
export const byDeadline = sql`i.end_date, i.id`;

/**
 * Reads activities that the caller may read; audits what an admin reads without a right of their own.
 * @param among rows with an alias of its own, of which `where` names those that are meant by their ids; without it, all activities
 */
export async function readInstances(
  db: Db,
  caller: Caller,
  where: Condition,
  order: RawBuilder<unknown>,
  { limit, offset }: Window,
  among?: RawBuilder<unknown>,
): Promise<InstanceRow[]> {
  const rows = await runPrepared(db, instancesWhere(caller, where, order, { limit, offset }, among));
  await auditInstances(db, caller, rows);
  return rows;
}

const instancesWhere = (
  caller: Caller,
  where: Condition,
  order: RawBuilder<unknown>,
  { limit, offset }: Window,
  among?: RawBuilder<unknown>,
) => sql<InstanceRow>`
    select ${instanceColumns(caller)} from ${among ? sql`${among}, ${instances}` : instances}
    where ${where} and ${maySeePart(caller)} order by ${order} limit ${sql.lit(limit)} offset ${offset}`;

/** Reads in a batch what `readInstances` reads: few activities, since JSON holds them. @param name of the list, as `readTogether` has it */
export async function loadInstances(
  context: Context,
  name: string,
  ...[where, order, window, among]: [Condition, RawBuilder<unknown>, Window, RawBuilder<unknown>?]
): Promise<InstanceRow[]> {
  const { services, caller } = context;
  const rows = await readTogether(context, name, instancesWhere(caller, where, order, window, among));
  await auditInstances(services.db, caller, rows);
  return rows.map(ofMoments);
}

/** An activity that came as JSON. */
const ofMoments = (row: InstanceRow): InstanceRow => withMoments(row, 'dateCreated', 'lastUpdated');

/** Those of the given activities that the caller may read. */
const instancesOf = (caller: Caller, ids: readonly number[]) => sql<InstanceRow>`
    select ${instanceColumns(caller)} from ${instances} where i.id = any (${unplannedIds(ids)}) and ${maySeePart(caller)}`;

/** Reads activities by id that the caller has found and locked, so that nothing is left to check or to audit. */
export async function lockedInstances(
  tx: Tx,
  caller: Caller,
  ids: readonly number[],
): Promise<ReadonlyMap<number, InstanceRow>> {
  const statement = sql<InstanceRow>`
    select ${instanceColumns(caller)} from ${instances} where i.id = any (${unplannedIds(ids)})`;
  const rows = await runPrepared(tx, statement);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Counts, for each condition, the activities that fit it and that the caller may read: in one statement. */
export async function countInstances(db: Db, caller: Caller, conditions: readonly Condition[]): Promise<number[]> {
  const counts = conditions.map(
    (where) => sql`(select count(*)::int from ${instances} where ${where} and ${maySeePart(caller)})`,
  );
  const rows = await runPrepared(db, sql<{ counts: number[] }>`select array[${sql.join(counts)}] as counts`);
  return rows[0]!.counts;
}

/** Reads one activity. The caller must be allowed to read it. */
export async function readInstance(db: Db, caller: Caller, id: number): Promise<InstanceRow> {
  const rows = await runPrepared(db, instancesOf(caller, [id]));
  await auditInstances(db, caller, rows);
  return rows[0]!;
}

/** Records of which year wheels an admin read activities without a right of their own (product/access#admins). */
export async function auditInstances(db: Db, caller: Caller, rows: readonly InstanceRow[]): Promise<void> {
  await auditForeign(db, caller, rows, 'see', ({ calendarId }) => calendarId);
}

/** Reads activities by id; null for those that the caller may not read. Audits what an admin reads without a right of their own. */
export const instanceById: Batch<number, InstanceRow | null> = async (ids, context) => {
  const rows = await readTogether(context, 'activities', instancesOf(context.caller, ids));
  await auditInstances(context.services.db, context.caller, rows);
  return byId(ids, rows.map(ofMoments));
};

/** Whether the caller may tick each of the activities now; false on an archived year wheel. */
export const mayTick: Batch<number, boolean> = async (ids, context) => {
  const rows = await readTogether(
    context,
    'may tick',
    sql<{ id: number }>`
    select i.id from ${instances} where i.id = any (${unplannedIds(ids)}) and r.status <> 'ARCHIVED' and ${mayTickPart(context.caller)}`,
  );
  const allowed = new Set(rows.map(({ id }) => id));
  return ids.map((id) => allowed.has(id));
};

/** What people wrote about an activity. */
export type InstanceTexts = {
  id: number;
  description: string;
  descriptionText: string;
  note: string | null;
  noteText: string | null;
};

/**
 * Reads the texts of activities; the description is that of the series if the activity has none. The caller must already have checked access. A long
 * text of a series is repeated for each of its activities, so PostgreSQL adds up the lengths first and returns no text if they exceed the limit of
 * one request.
 */
export const instanceTexts: Batch<number, InstanceTexts> = async (ids, context) => {
  const rows = await readTogether(
    context,
    'texts',
    sql<InstanceTexts & { isTooMuch: boolean }>`
    with texts as (
      select i.id, coalesce(i.description, e.description) as description, coalesce(i.description_text, e.description_text) as description_text,
             i.note, i.note_text
      from event_instance i join event e on e.id = i.event_id where i.id = any (${ids}::bigint[])),
    size as (select sum(octet_length(description_text) + coalesce(octet_length(note), 0)) > ${mostAnswered.characters} as "isTooMuch" from texts)
    select id, size."isTooMuch", description, description_text as "descriptionText", note, note_text as "noteText"
    from size left join texts on not size."isTooMuch"`,
  );
  if (rows[0]?.isTooMuch) return context.budget.spend();
  return byId(ids, rows) as InstanceTexts[];
};
