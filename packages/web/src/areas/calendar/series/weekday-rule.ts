import { type RepetitionPosition, repetitionPositions } from '@samspel/domain/calendar/repetition';
import { type Day, dayOfMonth, isDay, type Weekday, weekdayOf } from '@samspel/domain/time/day';

/** Returns which weekday of its month a day is: the third Thursday; from the 29th on, the last. Without a day it is the first Monday. */
export function weekdayRuleOf(day: Day | ''): { position: RepetitionPosition; weekday: Weekday } {
  if (!isDay(day)) return { position: 'FIRST', weekday: 'MONDAY' };
  const place = Math.floor((dayOfMonth(day) - 1) / 7);
  return { position: repetitionPositions[place]!, weekday: weekdayOf(day) };
}
