import type { WheelActivity, WheelProgress } from '../types.ts';

/** Returns the progress, 0 to 100 without decimals; 100 only if nothing remains. Throws a RangeError if the least is more than the most. */
export function percentOf(value: number, min: number, max: number): number {
  if (min > max) throw new RangeError(`Progress from ${min} to ${max} runs backwards`);
  if (min === max) return 0;
  const percent = Math.round(Math.min(100, Math.max(0, ((value - min) / (max - min)) * 100)));
  return value < max ? Math.min(percent, 99) : percent;
}

/** Returns how many of the activities are finished. */
export function progressOf(activities: readonly WheelActivity[]): WheelProgress {
  return { done: activities.filter((activity) => activity.isDone).length, total: activities.length };
}
