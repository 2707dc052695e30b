import { type Day, dayOf, yearOf } from '../time/day.ts';

/** What has become of a copy that somebody asked for (decision 29). */
export const copyStates = ['WAITING', 'DONE', 'FAILED'] as const;
export type CopyState = (typeof copyStates)[number];

/** Milliseconds that the screen waits for a copy before it says that it comes later (spec 1 §4). */
export const copyPatience = 7_000;

/** Milliseconds until the screen asks again how far a copy is that was asked for so long ago: often at first, since most take less than a second. */
export function untilAskedAgain(sinceAsked: number): number {
  return sinceAsked < copyPatience ? 500 : 3_000;
}

/**
 * From which deadline on a series' activities are copied: those that end in the current year or later. A series that had its last
 * activity before that comes with those of its last year, so that a template lacks nothing.
 */
export function copiedFrom(today: Day, lastDeadline: Day): Day {
  const year = Math.min(yearOf(today), yearOf(lastDeadline));
  return dayOf(year, 1, 1);
}
