import { addDays, type Day, weekdayOf } from '@samspel/domain/time/day';

/** Returns the day that is so many working days before another. */
export function workdayBefore(day: Day, count: number): Day {
  if (count === 0) return day;
  const before = addDays(day, -1);
  const isFree = ['SATURDAY', 'SUNDAY'].includes(weekdayOf(before));
  return workdayBefore(before, isFree ? count : count - 1);
}
