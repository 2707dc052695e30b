import type { Day } from '../time/day.ts';
import type { Span } from './recurrence.ts';

/** A stored occurrence, as much of it as a new plan must know. */
export type StoredInstance = Span & { id: string | number; isDone: boolean };

/**
 * What a changed repetition does to the stored instances (decision 27); the warning counts `keep`, `remove`, and `back` with `create`.
 * `keep` holds the instances as they will stand; `changed` are those of them whose end date must be written anew. `back` are those
 * that an earlier change took and that the undoing of it brings back.
 */
export type Replan<T extends StoredInstance> = { keep: T[]; changed: T[]; remove: T[]; back: T[]; create: Span[] };

/** What a change that is being undone did to the stored instances: which of those that are there it brought in, and which it took. */
export type Undone<T extends StoredInstance> = { broughtIn: ReadonlySet<T['id']>; taken: readonly T[] };

/**
 * Compares a series' stored instances with the spans that its new rule wants. An instance stays, with its tick, note and
 * files, where a wanted span starts on its day (it takes that span's end date); one that is done, or ended before today,
 * stays whatever the rule says, with its own dates, and counts for the span that starts on its day. Other instances fall away.
 * Wanted spans on days without an instance are created, except those that ended before today, unless `past` are wanted too.
 */
export function replanSeries<T extends StoredInstance>(
  existing: readonly T[],
  wanted: readonly Span[],
  today: Day,
  { past = false }: { past?: boolean } = {},
): Replan<T> {
  const open = openSpans(wanted);
  const plan: Replan<T> = { keep: [], changed: [], remove: [], back: [], create: [] };
  const [fixed, free] = splitFixed(existing, today);

  for (const instance of fixed) {
    open.take(instance);
    plan.keep.push(instance);
  }
  for (const instance of free) {
    const span = open.take(instance);
    if (span) keepWithEnd(plan, instance, span.endDate);
    else plan.remove.push(instance);
  }
  plan.create = open.rest().filter((span) => past || span.endDate >= today);
  return plan;
}

/**
 * Undoes what a change did to the stored instances: what it took comes back as it was, what it brought in falls away unless it is
 * done or past, and the rest stays where it is, with the lengths of the older rule. Created is only what was never there: spans after
 * the last instance, such as those of a year that came since.
 */
export function replanBack<T extends StoredInstance>(
  existing: readonly T[],
  { broughtIn, taken }: Undone<T>,
  wanted: readonly Span[],
  today: Day,
): Replan<T> {
  const open = openSpans(wanted);
  const plan: Replan<T> = { keep: [], changed: [], remove: [], back: [...taken], create: [] };
  const [fixed, free] = splitFixed(existing, today);

  for (const instance of taken) open.take(instance);
  for (const instance of fixed) {
    open.take(instance);
    plan.keep.push(instance);
  }
  for (const instance of free) {
    if (broughtIn.has(instance.id)) plan.remove.push(instance);
    else keepWithEnd(plan, instance, open.take(instance)?.endDate ?? instance.endDate);
  }
  const last = [...plan.keep, ...plan.back].reduce(
    (latest, one) => (one.startDate > latest ? one.startDate : latest),
    '',
  );
  plan.create = open.rest().filter((span) => span.startDate > last && span.endDate >= today);
  return plan;
}

/** What no rule moves, since it is done or ended before today; and the others. */
function splitFixed<T extends StoredInstance>(existing: readonly T[], today: Day): [fixed: T[], free: T[]] {
  const isFixed = (instance: T) => instance.isDone || instance.endDate < today;
  return [existing.filter(isFixed), existing.filter((one) => !isFixed(one))];
}

function keepWithEnd<T extends StoredInstance>(plan: Replan<T>, instance: T, endDate: Day): void {
  const kept = endDate === instance.endDate ? instance : { ...instance, endDate };
  plan.keep.push(kept);
  if (kept !== instance) plan.changed.push(kept);
}

/** The wanted spans that no instance has taken yet; of several on one day, the one with the same end is taken first. */
function openSpans(wanted: readonly Span[]) {
  const spansOn = Map.groupBy(wanted, (span) => span.startDate);
  return {
    take({ startDate, endDate }: Span): Span | undefined {
      const spans = spansOn.get(startDate) ?? [];
      const same = spans.findIndex((span) => span.endDate === endDate);
      return spans.splice(Math.max(same, 0), 1)[0];
    },
    rest: () => [...spansOn.values()].flat(),
  };
}
