import { Refusal } from '../refusal.ts';
import type { Day } from '../time/day.ts';
import type { UpdateEventInput } from './event-change.input.ts';
import { type RepetitionDefinition, type Span, storedOccurrences } from './recurrence.ts';
import { type Replan, replanBack, replanSeries, type StoredInstance, type Undone } from './replan.ts';

/** When a series happens, as it is stored. */
export type EventDates = Span & {
  repetitionDefinition: RepetitionDefinition | null;
  startRepetitionDate: Day | null;
  endRepetitionDate: Day | null;
};

/** What an update says of the dates; what is left out stays. */
export type DatesChange = Pick<
  UpdateEventInput,
  'startDate' | 'endDate' | 'activities' | 'repetitionDefinition' | 'startRepetitionDate' | 'endRepetitionDate'
>;

/** A series that is about to change: its dates, its activities, and the days on which somebody removed one for good. */
export type StoredSeries<T extends StoredInstance> = {
  dates: EventDates;
  instances: readonly T[];
  exceptDates: readonly Day[];
  /** Where the change undoes an earlier one whose removals still lie in the trash. */
  undone?: Undone<T> | undefined;
};

/** What a change does to a series; `plan` is null where no date changes. */
export type EventChange<T extends StoredInstance> = { dates: EventDates; plan: Replan<T> | null };

/**
 * What an update does to the dates of a series and to its activities (decision 27), for the warning and for the deed alike. A single
 * activity that is moved stays the same one. A repetition leaves the days free on which somebody removed an activity. Throws
 * `input.endBeforeStart`, `input.required` and `input.noActivity` on the field that is wrong.
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
  const plan = isMoved ? moved(instances, dates) : replanned(series, change, dates, today);
  if (plan.keep.length + plan.back.length + plan.create.length === 0) {
    throw new Refusal(
      'input.noActivity',
      dates.repetitionDefinition ? 'input.repetitionDefinition' : 'input.startDate',
    );
  }
  return { dates, plan };
}

/** How many activities a change keeps, removes and adds: what the warning says. */
export function countsOf<T extends StoredInstance>(
  { instances }: Pick<StoredSeries<T>, 'instances'>,
  { plan }: EventChange<T>,
): { kept: number; removed: number; added: number } {
  if (!plan) return { kept: instances.length, removed: 0, added: 0 };
  return { kept: plan.keep.length, removed: plan.remove.length, added: plan.back.length + plan.create.length };
}

function changedDates(before: EventDates, change: DatesChange): EventDates {
  const { activities } = change;
  const repetitionDefinition = activities ? null : stays(change.repetitionDefinition, before.repetitionDefinition);
  const span = activities ? chosenSpan(change, activities) : changedSpan(before, change);
  if (span.endDate < span.startDate) {
    throw new Refusal('input.endBeforeStart', change.endDate ? 'input.endDate' : 'input.startDate');
  }
  if (!repetitionDefinition) {
    if (change.startRepetitionDate || change.endRepetitionDate) {
      throw new Refusal('input.required', 'input.repetitionDefinition');
    }
    return { ...span, repetitionDefinition: null, startRepetitionDate: null, endRepetitionDate: null };
  }
  const startRepetitionDate = stays(change.startRepetitionDate, before.startRepetitionDate);
  const endRepetitionDate = stays(change.endRepetitionDate, before.endRepetitionDate);
  if (endRepetitionDate && endRepetitionDate < (startRepetitionDate ?? span.startDate)) {
    throw new Refusal('input.endBeforeStart', 'input.endRepetitionDate');
  }
  return { ...span, repetitionDefinition, startRepetitionDate, endRepetitionDate };
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
  const textOf = ({ startDate, endDate, startRepetitionDate, endRepetitionDate, ...rest }: EventDates) => {
    const { unit, interval, position, weekday } = rest.repetitionDefinition ?? {};
    return [startDate, endDate, startRepetitionDate, endRepetitionDate, unit, interval, position, weekday].join();
  };
  return textOf(before) === textOf(after);
}

/** Whether a single activity stays a single one. Where several have days of their own, which of them moves must be said. */
function isSingle<T extends StoredInstance>(
  { dates: before, instances }: StoredSeries<T>,
  { activities }: DatesChange,
  after: EventDates,
): boolean {
  if (activities || before.repetitionDefinition || after.repetitionDefinition) return false;
  if (instances.length > 1) throw new Refusal('input.required', 'input.activities');
  return instances.length === 1;
}

function moved<T extends StoredInstance>(instances: readonly T[], { startDate, endDate }: Span): Replan<T> {
  const changed = instances.map((instance) => ({ ...instance, startDate, endDate }));
  return { keep: changed, changed, remove: [], back: [], create: [] };
}

function replanned<T extends StoredInstance>(
  { instances, exceptDates, undone }: StoredSeries<T>,
  { activities }: DatesChange,
  dates: EventDates,
  today: Day,
): Replan<T> {
  const wanted =
    activities ??
    storedOccurrences(dates, today, { past: false }).filter(({ startDate }) => !exceptDates.includes(startDate));
  if (undone) return replanBack(instances, undone, wanted, today);
  return replanSeries(instances, wanted, today, { past: activities !== undefined });
}
