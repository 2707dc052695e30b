import { Refusal } from '../refusal.ts';
import { type Day, daysBetween } from '../time/day.ts';
import type { WorkCalendar, WorkingDayRule } from '../time/working-days.ts';
import type { UpdateEventInput } from './event-change.input.ts';
import { type RepetitionDefinition, type Span, storedOccurrences } from './recurrence.ts';
import {
  dayInRule,
  isMoved,
  on,
  type Replan,
  replanBack,
  replanFrom,
  replanMoved,
  replanSeries,
  ruleDayOf,
  type StoredInstance,
  type Undone,
} from './replan.ts';
import { givenSpan, type Occurrence, settled } from './working-day.ts';

/** When a series happens, as it is stored. `startDate` and `endDate` are those given, also of a single activity that was moved to a working day. */
export type EventDates = Span & {
  workingDay: WorkingDayRule;
  repetitionDefinition: RepetitionDefinition | null;
  startRepetitionDate: Day | null;
  endRepetitionDate: Day | null;
};

/** The dates in an update; what is left out stays. */
export type DatesChange = Partial<
  Pick<
    UpdateEventInput,
    'startDate' | 'endDate' | 'activities' | 'startRepetitionDate' | 'endRepetitionDate' | 'workingDay'
  >
> & { repetitionDefinition?: RepetitionDefinition | null | undefined };

/** A series that is about to change: its dates, its activities, and the days on which somebody removed an activity for good. */
export type StoredSeries<T extends StoredInstance> = {
  dates: EventDates;
  instances: readonly T[];
  exceptDates: readonly Day[];
  /** The working days of the organization of its year wheel. */
  calendar: WorkCalendar;
  /** The activity from which the change applies; those before it stay as they are. */
  from?: T | undefined;
  /** Set if the change undoes an earlier one whose removed activities are still in the trash. */
  undone?: Undone<T> | undefined;
};

/** What a change does to a series; `plan` is null if no date changes. */
export type EventChange<T extends StoredInstance> = { dates: EventDates; plan: Replan<T> | null };

/**
 * Returns what an update does to the dates and activities of a series, for the warning and for the action alike
 * (product/activities#how-a-series-is-stored). A single activity that is moved stays the same one, even if it begins to repeat. A repetition skips
 * the days on which somebody removed an activity. Throws `input.endBeforeStart`, `input.required` and `input.noActivity` on the field that is wrong.
 */
export function planEventChange<T extends StoredInstance>(
  series: StoredSeries<T>,
  change: DatesChange,
  today: Day,
): EventChange<T> {
  const { dates: before, instances } = series;
  const dates = changedDates(before, change);
  if (!change.activities && isSame(before, dates)) return { dates, plan: null };
  const isMoved = isSingle(series, change, dates) && !series.undone?.taken.length;
  const plan = isMoved ? moved(instances, dates, series.calendar) : replanned(series, change, dates, today);
  if (plan.keep.length + plan.back.length + plan.create.length === 0) {
    throw new Refusal(
      'input.noActivity',
      dates.repetitionDefinition ? 'input.repetitionDefinition' : 'input.startDate',
    );
  }
  return { dates, plan };
}

/**
 * How many activities a change keeps, removes and adds; of those kept and removed, how many were moved by hand
 * (product/activities#how-a-series-is-stored).
 */
export type ChangeCounts = { kept: number; removed: number; added: number; keptMoved: number; removedMoved: number };

/** Returns the counts that the warning shows for a change. */
export function countsOf<T extends StoredInstance>(
  series: Pick<StoredSeries<T>, 'instances' | 'dates'>,
  { plan }: EventChange<T>,
): ChangeCounts {
  const { keep, remove, added } = plan
    ? { keep: plan.keep, remove: plan.remove, added: plan.back.length + plan.create.length }
    : { keep: series.instances, remove: [], added: 0 };
  const length = lengthOf(series.dates);
  const moved = series.instances.filter((one) => isMoved(asInRule(series.dates, one), length)).map(({ id }) => id);
  const movedOf = (some: readonly T[]) => some.filter(({ id }) => moved.includes(id)).length;
  return { kept: keep.length, removed: remove.length, added, keptMoved: movedOf(keep), removedMoved: movedOf(remove) };
}

/** Returns the days from start to end of the activities of a series that repeats; undefined if each has its own. */
const lengthOf = ({ repetitionDefinition, startDate, endDate }: EventDates): number | undefined =>
  repetitionDefinition ? daysBetween(startDate, endDate) : undefined;

/** Returns an activity as the series' rule sees it: in a series of chosen dates it has no rule day, even if an earlier rule gave it one. */
const asInRule = <T extends StoredInstance>({ repetitionDefinition }: EventDates, instance: T): T =>
  repetitionDefinition ? instance : { ...instance, ruleDate: null };

function changedDates(before: EventDates, change: DatesChange): EventDates {
  const { activities, workingDay = before.workingDay } = change;
  const repetitionDefinition = activities ? null : stays(change.repetitionDefinition, before.repetitionDefinition);
  const span = activities ? chosenSpan(change, activities) : changedSpan(before, change);
  if (span.endDate < span.startDate) {
    throw new Refusal('input.endBeforeStart', change.endDate ? 'input.endDate' : 'input.startDate');
  }
  if (!repetitionDefinition) {
    if (change.startRepetitionDate || change.endRepetitionDate) {
      throw new Refusal('input.required', 'input.repetitionDefinition');
    }
    return { ...span, workingDay, repetitionDefinition: null, startRepetitionDate: null, endRepetitionDate: null };
  }
  const startRepetitionDate = stays(change.startRepetitionDate, before.startRepetitionDate);
  const endRepetitionDate = stays(change.endRepetitionDate, before.endRepetitionDate);
  if (endRepetitionDate && endRepetitionDate < (startRepetitionDate ?? span.startDate)) {
    throw new Refusal('input.endBeforeStart', 'input.endRepetitionDate');
  }
  return { ...span, workingDay, repetitionDefinition, startRepetitionDate, endRepetitionDate };
}

const stays = <Value>(given: Value | null | undefined, before: Value | null): Value | null =>
  given === undefined ? before : given;

function chosenSpan({ startDate, endDate }: DatesChange, activities: readonly Span[]): Span {
  const [first] = activities.toSorted((a, b) => (a.startDate < b.startDate ? -1 : 1));
  const start = startDate ?? first!.startDate;
  return { startDate: start, endDate: endDate ?? (startDate ? start : first!.endDate) };
}

function changedSpan(before: Span, change: DatesChange): Span {
  const startDate = change.startDate ?? before.startDate;
  return { startDate, endDate: change.endDate === null ? startDate : (change.endDate ?? before.endDate) };
}

function isSame(before: EventDates, after: EventDates): boolean {
  const textOf = ({ startDate, endDate, workingDay, startRepetitionDate, endRepetitionDate, ...rest }: EventDates) => {
    const { unit, interval, position, weekday, anchor, weeks } = rest.repetitionDefinition ?? {};
    const rule = [unit, interval, position, weekday, anchor, weeks];
    return [startDate, endDate, workingDay, startRepetitionDate, endRepetitionDate, ...rule].join();
  };
  return textOf(before) === textOf(after);
}

/**
 * Whether a single activity stays a single one. Throws `input.required` if there are several with days of their own, since the update must say which
 * of them moves.
 */
function isSingle<T extends StoredInstance>(
  { dates: before, instances }: StoredSeries<T>,
  change: DatesChange,
  after: EventDates,
): boolean {
  if (change.activities || before.repetitionDefinition || after.repetitionDefinition) return false;
  if (instances.length > 1 && onlySettles(change)) return false;
  if (instances.length > 1) throw new Refusal('input.required', 'input.activities');
  return instances.length === 1;
}

/** Whether a change says nothing of days but what becomes of those that are no working days. */
const onlySettles = ({ startDate, endDate, activities, repetitionDefinition }: DatesChange): boolean =>
  startDate === undefined && endDate === undefined && activities === undefined && repetitionDefinition === undefined;

function moved<T extends StoredInstance>(
  instances: readonly T[],
  dates: EventDates,
  calendar: WorkCalendar,
): Replan<T> {
  const changed = instances.map((instance) => on(instance, settled(dates, dates.workingDay, calendar)));
  return { keep: changed, changed, remove: [], back: [], create: [] };
}

function replanned<T extends StoredInstance>(
  { dates: before, instances: stored, exceptDates, calendar, undone, from }: StoredSeries<T>,
  change: DatesChange,
  dates: EventDates,
  today: Day,
): Replan<T> {
  const chosen =
    change.activities ?? (onlySettles(change) && !dates.repetitionDefinition ? stored.map(givenSpan) : null);
  const wanted: Occurrence[] = chosen
    ? chosen.map((span) => settled(span, dates.workingDay, calendar))
    : // Past ones too: the rule's day of an activity that was moved by hand may have passed.
      storedOccurrences(dates, today, { past: true, calendar }).filter(
        (span) => !exceptDates.includes(ruleDayOf(span)),
      );
  const instances = stored.map((instance) => asInRule(before, instance));
  const length = lengthOf(before);
  if (undone) return replanBack(instances, undone, wanted, today, { length });
  if (from) return replanFrom(instances, from, firstDay(before, dates, from), wanted, today, { length });
  if (isFollowed(before, dates, instances, wanted, today)) return replanMoved(instances[0]!, dates, wanted, today);
  return replanSeries(instances, wanted, today, { past: chosen !== null, length });
}

/** Whether a single activity that begins to repeat moves to the first day of its rule, because it is not on one of the rule's days already. */
function isFollowed(
  before: EventDates,
  after: EventDates,
  instances: readonly StoredInstance[],
  wanted: readonly Occurrence[],
  today: Day,
): boolean {
  if (before.repetitionDefinition || !after.repetitionDefinition || instances.length !== 1) return false;
  return after.endDate >= today && wanted.every((span) => ruleDayOf(span) !== dayInRule(instances[0]!));
}

/** Returns the first day of the rule that a change brings in: the rule day of `from`, unless the change says an earlier one. */
function firstDay(before: EventDates, { startDate }: EventDates, from: StoredInstance): Day {
  const day = dayInRule(from);
  return startDate !== before.startDate && startDate < day ? startDate : day;
}
