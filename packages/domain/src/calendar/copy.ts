import type { Visibility } from '../subject/access.ts';
import type { Status } from '../subject/subject.ts';
import { addMonths, type Day, dayOf, monthOf, yearOf } from '../time/day.ts';

/** Milliseconds that the screen waits for a copy before it says that the copy will come later (product/sharing#copies-and-forks). */
export const copyPatience = 7_000;

/**
 * Returns the milliseconds until the screen asks again how far a copy is: often at first, since most copies take less than a second.
 * @param sinceAsked milliseconds since the copy was asked for
 */
export function untilAskedAgain(sinceAsked: number): number {
  return sinceAsked < copyPatience ? 500 : 3_000;
}

/**
 * From when a copy has activities: from today, so that none is late; as the year wheel has them; or for next year (product/sharing#copies-and-forks).
 */
export const copyFroms = ['TODAY', 'THIS_YEAR', 'NEXT_YEAR'] as const;
export type CopyFrom = (typeof copyFroms)[number];

/** Returns the day that a copy begins on if what has been comes a year later. */
export const firstDayOfCopy = (today: Day, from: CopyFrom): Day =>
  from === 'NEXT_YEAR' ? dayOf(yearOf(today) + 1, 1, 1) : today;

/** An activity that may be copied. */
export interface Copyable {
  eventId: number;
  endDate: Day;
  /** Whether a rule repeats it, so that the years to come have it anyway. */
  isRepeated: boolean;
}

/**
 * Returns the activities that a copy takes, and which of them it moves a year ahead, so that nothing of the template is lost and nothing is late.
 * Earlier activities of the last twelve months are moved, unless a rule repeats them or their series has an activity in the same month a year later.
 * A fork, which stays linked, moves none. With THIS_YEAR none is moved either.
 */
export function copiedParts<One extends Copyable>(
  activities: readonly One[],
  { today, from, isFork }: { today: Day; from: CopyFrom; isFork: boolean },
): (One & { isMoved: boolean })[] {
  if (from === 'THIS_YEAR') return copiedThisYear(activities, today).map((one) => ({ ...one, isMoved: false }));
  const first = firstDayOfCopy(today, from);
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
 * Returns the deadline from which a series' activities are copied: those that end in the current year or later. A series whose last activity was
 * before that is copied with those of its last year, so that a template lacks nothing.
 */
export function copiedFrom(today: Day, lastDeadline: Day): Day {
  const year = Math.min(yearOf(today), yearOf(lastDeadline));
  return dayOf(year, 1, 1);
}

/** Who may see a new copy: only its owner (`HIDDEN`), everybody its card but only its owner the rest (`LIMITED`), or as with a new year wheel. */
export type CopyPrivacy = 'HIDDEN' | 'LIMITED' | 'AS_NEW';

/**
 * Returns the privacy of a copy or a fork. Until its new owner says otherwise, it is not shown to anybody who could not read its origin: the copy of
 * a hidden year wheel or a draft is hidden, that of a limited one limited, and only its owner has access (product/sharing#copies-and-forks).
 */
export function copyPrivacy(origin: { status: Status; isPrivate: boolean; visibility: Visibility }): CopyPrivacy {
  const isDraft = origin.status === 'DRAFT' || origin.status === 'TO_APPROVAL';
  if (isDraft || (origin.isPrivate && origin.visibility === 'PRIVATE')) return 'HIDDEN';
  return origin.isPrivate ? 'LIMITED' : 'AS_NEW';
}
