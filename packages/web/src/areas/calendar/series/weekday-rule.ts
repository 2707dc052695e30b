import { type RepetitionPosition, repetitionPositions } from '@samspel/domain/calendar/repetition';
import {
  type Day,
  dayOfMonth,
  daysInMonth,
  isDay,
  monthOf,
  type Weekday,
  weekdayOf,
  yearOf,
} from '@samspel/domain/time/day';

/** Returns which weekday of its month a day is: the third Thursday, or the last one. Without a day it is the first Monday. */
export function weekdayRuleOf(day: Day | ''): { position: RepetitionPosition; weekday: Weekday } {
  if (!isDay(day)) return { position: 'FIRST', weekday: 'MONDAY' };
  const isLast = dayOfMonth(day) + 7 > daysInMonth(yearOf(day), monthOf(day));
  return { position: isLast ? 'LAST' : placeOf(day), weekday: weekdayOf(day) };
}

/** Returns the number of a weekday in its month, counted from the beginning. */
export const placeOf = (day: Day): RepetitionPosition => repetitionPositions[Math.floor((dayOfMonth(day) - 1) / 7)]!;
