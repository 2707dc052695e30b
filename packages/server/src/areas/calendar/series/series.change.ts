import { type DatesChange, type EventChange, planEventChange } from '@samspel/domain/calendar/event-change';
import type { UpdateEventInput } from '@samspel/domain/calendar/event-change.input';
import type { Span } from '@samspel/domain/calendar/recurrence';
import { refuseOutsideYears } from '@samspel/domain/calendar/years';
import { Refusal } from '@samspel/domain/refusal';
import { osloToday } from '@samspel/domain/time/oslo';
import type { Act } from '../../../core/area/action.ts';
import { changedInherited } from '../activity/inherited.ts';
import { refuseStrangers } from '../activity/responsible.ts';
import { daysOfChosen, daysOfSpan, mostNewTodos, responsibleFields } from './series.plan.ts';
import type { EventRow } from './series.queries.ts';
import { type ChangeToUndo, readUndone, type UndoneChange } from './series.undone.ts';
import { readSeries, type SeriesInstance } from './stored-series.queries.ts';

/** A series before and after a change, and what happens to its activities. */
export type PlannedChange = {
  before: EventRow;
  after: EventRow;
  plan: EventChange<SeriesInstance>['plan'];
  /** The activity from which on the change applies; undefined if it applies to all. */
  from: SeriesInstance | undefined;
  /** The earlier change that this one undoes, if any. */
  undone: UndoneChange | undefined;
};

/**
 * Works out what an update does to a series; throws if it contradicts itself or asks for too much.
 * @param toUndo the change that the update undoes
 */
export async function planChange(
  act: Act,
  before: EventRow,
  input: UpdateEventInput,
  toUndo?: ChangeToUndo,
): Promise<PlannedChange> {
  const { tx, services, caller } = act;
  await refuseStrangers(tx, before.calendarId, responsibleFields(input));
  const series = await readSeries(tx, before);
  if (!toUndo) refuseOutsideYears(newDays(before, series.instances, input), osloToday(services.now()));
  const undone = toUndo && (await readUndone(tx, toUndo, services.now()));
  const from = fromOf(series.instances, input);
  const { dates, plan } = planEventChange({ ...series, undone, from }, input, osloToday(services.now()));
  const after = { ...changedRow(before, input, caller.id), ...dates };
  refuseTimes(after, plan ? [...plan.keep, ...plan.back, ...plan.create] : series.instances);
  const max = Math.floor(mostNewTodos / Math.max(plan?.create.length ?? 0, 1));
  if (after.todoTemplate.length > max) throw new Refusal('input.tooMany', 'input.todoTemplate', { max });
  return { before, after, plan, from, undone };
}

/** Returns the activity from which on a change applies, undefined for all. Throws `notFound` if it is not an activity of the series. */
export function fromOf(
  instances: readonly SeriesInstance[],
  { from }: Pick<UpdateEventInput, 'from'>,
): SeriesInstance | undefined {
  if (from === undefined) return undefined;
  const found = instances.find(({ id }) => id === from);
  if (!found) throw new Refusal('notFound', 'input.from');
  return found;
}

/** The days that a change adds, by field; those that the series or its activities already have are left out. */
export function newDays(before: EventRow, instances: readonly Span[], input: DatesChange) {
  const known = new Set([before, ...instances].flatMap(({ startDate, endDate }) => [startDate, endDate]));
  const days = { ...daysOfChosen(input.activities), ...daysOfSpan(input) };
  return Object.fromEntries(Object.entries(days).filter(([, day]) => day && !known.has(day)));
}

function changedRow(before: EventRow, input: UpdateEventInput, callerId: number): EventRow {
  const { title, description, startTime, endTime, reminder, responsible, todoTemplate } = input;
  const isHandedOver = responsible !== undefined && responsible !== before.responsibleId;
  return {
    ...before,
    ...(title !== undefined && { title }),
    ...(description && { description: description.json, descriptionText: description.text }),
    ...(startTime !== undefined && { startTime }),
    ...(endTime !== undefined && { endTime }),
    ...(reminder && { reminder }),
    ...Object.fromEntries(changedInherited(input, before).map(({ field, value }) => [field.row, value])),
    ...(isHandedOver && { assignedById: responsible === null ? null : callerId }),
    ...(todoTemplate && { todoTemplate }),
  };
}

/** Throws unless an end time has a start time and, if any activity lasts one day, is not before it. */
function refuseTimes({ startTime, endTime }: EventRow, activities: readonly Span[]): void {
  if (endTime === null) return;
  if (startTime === null) throw new Refusal('input.required', 'input.startTime');
  const isBackwards = endTime < startTime && activities.some(({ startDate, endDate }) => startDate === endDate);
  if (isBackwards) throw new Refusal('input.endBeforeStart', 'input.endTime');
}
