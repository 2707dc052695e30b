import type { Placed } from './placed.ts';

/** Orders what is to have its title first: open before done; of what is open the earliest, since late ones are among them; of what is done the latest. */
export function byWorth(one: Placed, other: Placed): number {
  const isDone = Number(one.activity.isDone) - Number(other.activity.isDone);
  if (isDone) return isDone;
  return one.activity.isDone ? -byDay(one, other) : byDay(one, other);
}

/** Orders by the day of the mark; of the same day those made first come first. */
export function byDay(one: Placed, other: Placed): number {
  return (one.shape ?? one.to) - (other.shape ?? other.to) || (one.activity.id < other.activity.id ? -1 : 1);
}
