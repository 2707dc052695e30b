import type { UpdateEventInstanceInput } from '@samspel/domain/calendar/event-instance.input';
import { refuseOutsideYears } from '@samspel/domain/calendar/years';
import { Refusal } from '@samspel/domain/refusal';
import type { Day } from '@samspel/domain/time/day';
import { osloToday } from '@samspel/domain/time/oslo';
import { sql } from 'kysely';
import type { FoundSubject } from '../../../core/access/find-subject.ts';
import type { Act } from '../../../core/area/action.ts';
import type { Tx } from '../../../core/database/pool.ts';
import { workCalendarsOf } from '../../../core/people/work-calendar.ts';
import { reviseMany } from '../../../subject/revise-many.ts';
import { refuseStale } from '../../../subject/touch.ts';
import { refuseArchived } from '../calendar/calendar.action.ts';
import { markCalendarChanged, refreshNextDeadline } from '../calendar/calendar.change.ts';
import { instanceBodies } from './activity.body.ts';
import { assignedBy, type InstanceChange, instanceChange, isChange } from './activity.change.ts';
import { type InstanceRow, instancesOf } from './activity.queries.ts';
import { happened, isTick } from './activity.save.ts';
import { refuseStrangers } from './responsible.ts';
import { keepSingleSeries } from './single-series.write.ts';

/** A change of one of several activities, each another, that the caller may edit, and locked; a refusal of it is at the field `at`. */
export type OneChange = {
  found: FoundSubject;
  /** A favourite mark is not saved here. */
  input: UpdateEventInstanceInput & { isFavourite?: undefined };
  at: string;
};

type Changed = { found: FoundSubject; before: InstanceRow; change: InstanceChange };

/**
 * Saves changes of several activities, each as `saveInstance` saves one, in a number of statements that does not grow with them.
 * @returns the ids of the changes in their histories
 */
export async function saveInstances(act: Act, wanted: readonly OneChange[]): Promise<number[]> {
  const { tx, caller } = act;
  const changed = await changesOf(act, wanted);
  if (changed.length === 0) return [];

  const things = changed.map(({ found }) => found);
  const changes = await reviseMany(act, instanceBodies, things, () => writeChanges(tx, changed));
  const moved = changed.filter(({ change }) => !isTick(change)).map(({ found }) => found.id);
  await keepSingleSeries(tx, await instancesOf(tx, caller, moved));

  await refreshCalendars(act, changed);
  await tellChanges(act, changed);
  return changes;
}

async function changesOf(act: Act, wanted: readonly OneChange[]): Promise<Changed[]> {
  const { tx, caller, services } = act;
  for (const { found, input, at } of wanted) {
    refuseArchived(found);
    if (input.version !== undefined) refuseStale(found, input.version, `${at}.version`);
  }
  await refuseStrangersIn(tx, wanted);
  const rows = await instancesOf(
    tx,
    caller,
    wanted.map(({ found }) => found.id),
  );
  const befores = new Map(rows.map((row) => [row.id, row]));
  const calendars = await workCalendarsOf(
    tx,
    wanted.map(({ found }) => found.rootId),
  );
  const today = osloToday(services.now());
  const changed = wanted.map(({ found, input, at }) => {
    const before = befores.get(found.id)!;
    const calendar = calendars.get(found.rootId)!;
    return { found, before, change: inRow(at, () => checked(instanceChange(input, before, caller, calendar), today)) };
  });
  return changed.filter(({ change }) => isChange(change));
}

/** Throws `input.outsideYears` if the new days are outside the years that a wheel can show. */
function checked(change: InstanceChange, today: Day): InstanceChange {
  const { start_date: start, end_date: end } = change.columns;
  refuseOutsideYears({ 'input.startDate': start, 'input.endDate': end }, today);
  return change;
}

/** Makes a refusal name the field of one of several changes. */
function inRow<Result>(at: string, work: () => Result): Result {
  try {
    return work();
  } catch (problem) {
    if (!(problem instanceof Refusal)) throw problem;
    throw new Refusal(problem.code, problem.field?.replace(/^input/, at), problem.values);
  }
}

async function refuseStrangersIn(tx: Tx, wanted: readonly OneChange[]): Promise<void> {
  for (const [calendar, those] of Map.groupBy(wanted, ({ found }) => found.rootId)) {
    const people = those.flatMap(({ input: { responsible }, at }): [string, number][] =>
      responsible ? [[`${at}.responsible`, responsible]] : [],
    );
    await refuseStrangers(tx, calendar, new Map(people));
  }
}

/** Writes the columns that each change has, and leaves the others. */
async function writeChanges(tx: Tx, changed: readonly Changed[]): Promise<void> {
  const written = JSON.stringify(changed.map(({ found: { id }, change }) => ({ id, ...change })));
  await sql`
    update event_instance i set (start_date, end_date, moved_from, reminder_date, is_done, responsible_id, assigned_by, description, description_text, note, note_text) = (
      select n.start_date, n.end_date, n.moved_from, n.reminder_date, n.is_done, n.responsible_id, n.assigned_by, n.description, n.description_text, n.note, n.note_text
      from jsonb_populate_record(i, c.columns) n)
    from jsonb_to_recordset(${written}::jsonb) as c(id bigint, columns jsonb)
    where i.id = c.id and c.columns <> '{}'`.execute(tx);
  await sql`
    update subject s set version = s.version + 1, last_updated = now(), title = coalesce(c.subject->>'title', s.title),
      status = coalesce((c.subject->>'status')::status, s.status)
    from jsonb_to_recordset(${written}::jsonb) as c(id bigint, subject jsonb) where s.id = c.id`.execute(tx);
}

async function refreshCalendars({ tx, services }: Act, changed: readonly Changed[]): Promise<void> {
  for (const [calendar, those] of Map.groupBy(changed, ({ found }) => found.rootId)) {
    await refreshNextDeadline(tx, calendar, services.now());
    if (!those.every(({ change }) => isTick(change))) await markCalendarChanged(tx, calendar);
  }
}

/** Announces each activity as if it had been changed by itself. */
async function tellChanges({ tell }: Act, changed: readonly Changed[]): Promise<void> {
  const kinds = Map.groupBy(changed, ({ change }) => `${happened(change)} ${change.subject.status !== undefined}`);
  for (const those of kinds.values()) {
    const [first, ...others] = those.map(({ found }) => found.id);
    const { change } = those[0]!;
    const shownOn = [...new Set(those.map(({ before }) => before.calendarId))];
    const endsRights = change.subject.status !== undefined;
    const name = `eventInstance.${happened(change)}` as const;
    const changes = new Map(those.map((one) => [one.found.id, one.change]));
    const data = (id: number) => assignedBy(changes.get(id)!);
    await tell({ name, subjectId: first!, alsoTo: others, shownOn, endsRights, data });
  }
}
