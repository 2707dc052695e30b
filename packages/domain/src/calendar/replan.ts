import type { Day } from '../time/day.ts';
import type { Span } from './recurrence.ts';

/** A stored occurrence, as much of it as a new plan must know. */
export type StoredInstance = Span & { id: string | number; isDone: boolean };

/**
 * What a changed repetition does to the stored instances (decision 27); the warning counts `keep`, `remove` and `create`.
 * `keep` holds the instances as they will stand; `changed` are those of them whose end date must be written anew.
 */
export type Replan<T extends StoredInstance> = { keep: T[]; changed: T[]; remove: T[]; create: Span[] };

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
  const plan: Replan<T> = { keep: [], changed: [], remove: [], create: [] };
  const isFixed = (instance: T) => instance.isDone || instance.endDate < today;

  for (const instance of existing.filter(isFixed)) {
    open.take(instance);
    plan.keep.push(instance);
  }
  for (const instance of existing.filter((one) => !isFixed(one))) {
    const span = open.take(instance);
    if (!span) plan.remove.push(instance);
    else if (span.endDate === instance.endDate) plan.keep.push(instance);
    else keepChanged(plan, { ...instance, endDate: span.endDate });
  }
  plan.create = open.rest().filter((span) => past || span.endDate >= today);
  return plan;
}

function keepChanged<T extends StoredInstance>(plan: Replan<T>, instance: T): void {
  plan.keep.push(instance);
  plan.changed.push(instance);
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
