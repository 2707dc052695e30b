import { type Day, daysBetween } from '../time/day.ts';
import type { Span } from './span.ts';
import { givenSpan, type Occurrence, type StoredDays, storedDays } from './working-day.ts';

/** The part of a stored occurrence that a new plan needs. */
export type StoredInstance = StoredDays & {
  id: string | number;
  isDone: boolean;
  /** The day that the rule of its series gave it (product/activities#how-a-series-is-stored); null or absent for a chosen date. */
  ruleDate?: Day | null;
};

/**
 * What a changed repetition does to the stored instances (product/activities#how-a-series-is-stored); the warning counts `keep`, `remove`, and `back`
 * with `create`. `keep` holds the instances as they will be; `changed` are those of them whose dates must be written anew. `back` are those that an
 * earlier change removed and that undoing it brings back.
 */
export type Replan<T extends StoredInstance> = {
  keep: T[];
  changed: T[];
  remove: T[];
  back: T[];
  create: Occurrence[];
};

/** What a change that is being undone did to the stored instances: which of the present ones it brought in, and which it removed. */
export type Undone<T extends StoredInstance> = { broughtIn: ReadonlySet<T['id']>; taken: readonly T[] };

type Options = {
  /** Whether wanted spans that ended before today are created too. */
  past?: boolean;
  /** Days from start to end of an activity that was not moved. */
  length?: number | undefined;
};

/**
 * Whether an instance was moved by hand, to another day or another deadline than the rule gave it; a move to a working day is none by hand.
 * @param length see `Options`
 */
export function isMoved(instance: StoredInstance, length: number | undefined): boolean {
  const { ruleDate } = instance;
  if (!ruleDate) return false;
  const { startDate, endDate } = givenSpan(instance);
  return startDate !== ruleDate || (length !== undefined && daysBetween(startDate, endDate) !== length);
}

/** Returns the day by which a rule knows an instance, even if the instance was moved since. */
export const dayInRule = (instance: StoredInstance): Day => instance.ruleDate ?? givenSpan(instance).startDate;

/** Returns the day that its rule gave an occurrence. */
export const ruleDayOf = ({ startDate, given }: Occurrence): Day => given?.startDate ?? startDate;

/**
 * Compares a series' stored instances with the spans that its new rule wants. An instance stays, with its tick, note and files, if a wanted span
 * has the day that the rule gave it: with its own dates if it was moved by hand, otherwise with that span's. One that is done, or
 * ended before today, always stays, with its own dates, and counts for the span that starts on its day. Other instances are removed. Wanted spans on
 * days without an instance are created, except those that ended before today, unless `past` is set.
 */
export function replanSeries<T extends StoredInstance>(
  existing: readonly T[],
  wanted: readonly Occurrence[],
  today: Day,
  { past = false, length }: Options = {},
): Replan<T> {
  const plan: Replan<T> = { keep: [], changed: [], remove: [], back: [], create: [] };
  const [fixed, free] = splitFixed(existing, today);
  const { spanOf, rest } = paired([...fixed, ...free], wanted);
  const isStillWanted = (span: Occurrence) => past || span.endDate >= today;

  plan.keep.push(...fixed);
  for (const instance of free) {
    const span = spanOf.get(instance);
    if (span && isMoved(instance, length)) plan.keep.push(instance);
    else if (span && isStillWanted(span)) keepOn(plan, instance, span);
    else plan.remove.push(instance);
  }
  plan.create = rest.filter(isStillWanted);
  return plan;
}

/**
 * `replanSeries` for a rule that applies from one instance on: those before it stay as they are, and nothing is created among them.
 * @param first the first day of the new rule
 */
export function replanFrom<T extends StoredInstance>(
  existing: readonly T[],
  from: T,
  first: Day,
  wanted: readonly Occurrence[],
  today: Day,
  options: Options,
): Replan<T> {
  const day = dayInRule(from);
  const earlier = existing.filter((one) => dayInRule(one) < day);
  const taken = new Set(earlier.map(dayInRule));
  const later = existing.filter((one) => dayInRule(one) >= day);
  const spans = wanted.filter((span) => ruleDayOf(span) >= first && !taken.has(ruleDayOf(span)));
  const plan = replanSeries(later, spans, today, options);
  return { ...plan, keep: [...earlier, ...plan.keep] };
}

/** `replanSeries` for a single instance that begins to repeat: it first takes the dates of the series. */
export function replanMoved<T extends StoredInstance>(
  instance: T,
  { startDate, endDate }: Span,
  wanted: readonly Occurrence[],
  today: Day,
): Replan<T> {
  const there = { ...instance, startDate, endDate, movedFrom: null, ruleDate: null };
  const plan = replanSeries([there], wanted, today);
  const changed = plan.keep.filter((one) => !isOn(one, instance));
  return { ...plan, changed };
}

/**
 * Undoes what a change did to the stored instances: what it removed comes back as it was, what it brought in is removed unless it is done or past,
 * and the rest stays on its days, with the lengths of the older rule unless it was moved by hand. Creates only what was never there: spans after the
 * last instance, such as those of a year that has begun since.
 */
export function replanBack<T extends StoredInstance>(
  existing: readonly T[],
  { broughtIn, taken }: Undone<T>,
  wanted: readonly Occurrence[],
  today: Day,
  { length }: Pick<Options, 'length'> = {},
): Replan<T> {
  const plan: Replan<T> = { keep: [], changed: [], remove: [], back: [...taken], create: [] };
  const [fixed, free] = splitFixed(existing, today);
  const staying = free.filter(({ id }) => !broughtIn.has(id));
  const { spanOf, rest } = paired([...taken, ...fixed, ...staying], wanted);

  plan.keep.push(...fixed);
  for (const instance of staying) {
    if (isMoved(instance, length)) plan.keep.push(instance);
    else keepOn(plan, instance, spanOf.get(instance));
  }
  plan.remove = free.filter(({ id }) => broughtIn.has(id));
  if (wanted.length === 1 && plan.keep.length === 1 && taken.length === 0) return movedBack(plan, wanted[0]!);
  const days = [...plan.keep, ...plan.back].map(dayInRule);
  const last = days.reduce((latest, day) => (day > latest ? day : latest), '');
  plan.create = rest.filter((span) => ruleDayOf(span) > last && span.endDate >= today);
  return plan;
}

/** Moves the only instance back to the day from which the change that made it repeat had moved it. */
function movedBack<T extends StoredInstance>(plan: Replan<T>, wanted: Occurrence): Replan<T> {
  const [instance] = plan.keep;
  if (instance!.isDone || instance!.startDate === wanted.startDate) return plan;
  const back = on(instance!, wanted);
  return { ...plan, keep: [back], changed: [back] };
}

/** Separates the instances that no rule moves, because they are done or ended before today, from the others. */
function splitFixed<T extends StoredInstance>(existing: readonly T[], today: Day): [fixed: T[], free: T[]] {
  const isFixed = (instance: T) => instance.isDone || instance.endDate < today;
  return [existing.filter(isFixed), existing.filter((one) => !isFixed(one))];
}

function keepOn<T extends StoredInstance>(plan: Replan<T>, instance: T, span?: Occurrence): void {
  const kept = span ? on(instance, span) : instance;
  const isChanged = !isOn(kept, instance);
  plan.keep.push(isChanged ? kept : instance);
  if (isChanged) plan.changed.push(kept);
}

/** Returns an instance on the days of an occurrence, remembering those that it was moved from. */
export function on<T extends StoredInstance>(instance: T, occurrence: Occurrence): T {
  return { ...instance, ...storedDays(occurrence) };
}

/** Whether two instances have the same days, and the same ones before a move to a working day. */
const isOn = (one: StoredDays, other: StoredDays): boolean =>
  one.startDate === other.startDate &&
  one.endDate === other.endDate &&
  (one.movedFrom ?? null) === (other.movedFrom ?? null);

/**
 * Pairs instances with the wanted spans of their days, and returns the spans that are left. If several start on one day, those with the same dates
 * are paired first, so that each keeps its own span; then the rest, in order.
 */
function paired<T extends StoredInstance>(instances: readonly T[], wanted: readonly Occurrence[]) {
  const spansOn = Map.groupBy(wanted, ruleDayOf);
  const spanOf = new Map<T, Occurrence>();
  const pair = (isFitting: (span: Occurrence, instance: T) => boolean) => {
    for (const instance of instances) {
      const spans = spansOn.get(dayInRule(instance)) ?? [];
      const at = spanOf.has(instance) ? -1 : spans.findIndex((span) => isFitting(span, instance));
      if (at >= 0) spanOf.set(instance, spans.splice(at, 1)[0]!);
    }
  };
  pair((span, instance) => span.startDate === instance.startDate && span.endDate === instance.endDate);
  pair(() => true);
  return { spanOf, rest: [...spansOn.values()].flat() };
}
