import type { Visibility } from '../subject/access.ts';
import type { Status } from '../subject/subject.ts';
import { type Day, dayOf, yearOf } from '../time/day.ts';

/** What has become of a copy that somebody asked for (product/sharing#copies-and-forks). */
export const copyStates = ['WAITING', 'DONE', 'FAILED'] as const;
export type CopyState = (typeof copyStates)[number];

/** Milliseconds that the screen waits for a copy before it says that it comes later (product/sharing#copies-and-forks). */
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

/** Who may know of a copy when it is made: its owner alone (`HIDDEN`), all its card and its owner the rest (`LIMITED`), or as of a new year wheel. */
export type CopyPrivacy = 'HIDDEN' | 'LIMITED' | 'AS_NEW';

/**
 * A copy, or a fork, is shown to nobody who could not read its origin, until its new owner says otherwise (product/sharing#copies-and-forks): of a hidden year wheel or a
 * draft it is hidden, of a limited one limited, and nobody but its owner has access.
 */
export function copyPrivacy(origin: { status: Status; isPrivate: boolean; visibility: Visibility }): CopyPrivacy {
  const isDraft = origin.status === 'DRAFT' || origin.status === 'TO_APPROVAL';
  if (isDraft || (origin.isPrivate && origin.visibility === 'PRIVATE')) return 'HIDDEN';
  return origin.isPrivate ? 'LIMITED' : 'AS_NEW';
}
