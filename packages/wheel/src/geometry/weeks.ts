import { dayNumber, isoWeek, weekdayOf } from '../time/day.ts';
import type { YearWindow } from '../time/year-window.ts';
import type { WheelDirection, WheelHoliday } from '../types.ts';
import { angleInMonth, angleOfDay } from './angle.ts';
import { spokePath } from './arc-path.ts';

export type WeekNumber = { week: number; angle: number };

/** A tick where each Monday begins, as one path. */
export function weekTicks(window: YearWindow, inner: number, outer: number, direction: WheelDirection): string {
  let path = '';
  for (const month of window.months) {
    for (let day = month.firstDay; day < month.firstDay + month.days; day += 1) {
      if (weekdayOf(day) === 0) path += spokePath(angleInMonth(month, day, 0), inner, outer, direction);
    }
  }
  return path;
}

/** The number of each week, at its Thursday: the day that decides which year the week belongs to. */
export function weekNumbers(window: YearWindow): WeekNumber[] {
  return window.months.flatMap((month) => {
    const days = Array.from({ length: month.days }, (_, index) => month.firstDay + index);
    const thursdays = days.filter((day) => weekdayOf(day) === 3);
    return thursdays.map((day) => ({ week: isoWeek(day), angle: angleInMonth(month, day, 0.5) }));
  });
}

/** A line through the rings on every holiday, as one path. Holidays that the wheel does not show are left out. */
export function holidayLines(
  window: YearWindow,
  holidays: readonly WheelHoliday[],
  band: { inner: number; outer: number },
  direction: WheelDirection,
): string {
  return holidays
    .map(({ date }) => angleOfDay(window, dayNumber(date)))
    .filter((angle) => angle !== undefined)
    .map((angle) => spokePath(angle, band.inner, band.outer, direction))
    .join('');
}
