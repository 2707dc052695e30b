import type { Visibility } from '../subject/access.ts';
import type { Status } from '../subject/subject.ts';
import { addMonths, type Day, dayOf, monthOf, yearOf } from '../time/day.ts';

/** Milliseconds that the screen waits for a copy before it says that it comes later (product/sharing#copies-and-forks). */
export const copyPatience = 7_000;

/** Milliseconds until the screen asks again how far a copy is that was asked for so long ago: often at first, since most take less than a second. */
export function untilAskedAgain(sinceAsked: number): number {
  return sinceAsked < copyPatience ? 500 : 3_000;
}

/** From when on a copy has activities: without any that is late, as the year wheel is, or for the year to come (product/sharing#copies-and-forks). */
export const copyFroms = ['TODAY', 'THIS_YEAR', 'NEXT_YEAR'] as const;
export type CopyFrom = (typeof copyFroms)[number];

/** An activity that may be copied. */
export interface Copyable {
  eventId: number;
  endDate: Day;
  /** Whether a rule repeats it, so that the years to come have it anyway. */
  isRepeated: boolean;
}

/**
 * What a copy takes of activities, and which of them it moves a year ahead, so that nothing of the template is lost and nothing is late: those of the
 * last twelve months, unless a rule repeats them, or their series has one in the same month a year later. A fork, which stays linked, moves none.
 */
export function copiedParts<One extends Copyable>(
  activities: readonly One[],
  { today, from, isFork }: { today: Day; from: CopyFrom; isFork: boolean },
): (One & { isMoved: boolean })[] {
  if (from === 'THIS_YEAR') return copiedThisYear(activities, today).map((one) => ({ ...one, isMoved: false }));
  const first = from === 'TODAY' ? today : dayOf(yearOf(today) + 1, 1, 1);
  const yearBefore = addMonths(first, -12);
  const monthIn = ({ eventId, endDate }: Copyable, years: number) =>
    `${eventId} ${yearOf(endDate) + years} ${monthOf(endDate)}`;
  const there = new Set(activities.map((one) => monthIn(one, 0)));
  return activities
    .map((one) => ({ ...one, isMoved: one.endDate < first }))
    .filter((one) => {
      if (!one.isMoved) return true;
      return !isFork && !one.isRepeated && one.endDate >= yearBefore && !there.has(monthIn(one, 1));
    });
}

function copiedThisYear<One extends Copyable>(activities: readonly One[], today: Day): One[] {
  const last = new Map<number, Day>();
  for (const { eventId, endDate } of activities) if (endDate > (last.get(eventId) ?? '')) last.set(eventId, endDate);
  return activities.filter(({ eventId, endDate }) => endDate >= copiedFrom(today, last.get(eventId)!));
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
