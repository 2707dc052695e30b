/** Milliseconds before the first retry, and the most between two (product/shell#network). */
const first = 500;
const longest = 10_000;
/** The share of a wait that is random, so that browsers do not all return at once. */
const jitter = 0.5;

/** Milliseconds to wait before a retry: doubled each time up to ten seconds, give or take half. `failures` counts from 1. */
export function backoff(failures: number, chance = Math.random()): number {
  const wait = Math.min(longest, first * 2 ** (failures - 1));
  return Math.round(wait * (1 - jitter / 2 + jitter * chance));
}
