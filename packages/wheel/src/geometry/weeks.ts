import { dayNumber, isoWeek, weekdayOf } from '../time/day.ts';
import type { WheelMonth, YearWindow } from '../time/year-window.ts';
import type { WheelDirection, WheelHoliday } from '../types.ts';
import { angleInMonth, angleOfDay, isLowerHalf, screenAngle } from './angle.ts';
import { spokePath } from './arc-path.ts';
import { degreesOf, pointAt, written } from './polar.ts';
import type { Band } from './radii.ts';

export type WeekNumber = { week: number; angle: number };

/**
 * Digits of one text with the place and the turn of each, as SVG writes them. A text a month: far cheaper to lay out than a text a number,
 * and what paints a part of the wheel passes over the other months.
 */
export type SetDigits = { digits: string; x: string; y: string; rotate: string };

/** Parts of the font size: how wide a digit is, and how far below its middle it stands. */
const DIGIT = 0.62;
const DROP = 0.36;

/** A tick where each Monday of a month begins, as one path. */
export function weekTicks(month: WheelMonth, { inner, outer }: Band, direction: WheelDirection): string {
  return daysOn(MONDAY, month)
    .map((day) => spokePath(angleInMonth(month, day, 0), inner, outer, direction))
    .join('');
}

/** The number of each week of a month, at its Thursday: the day that decides which year the week belongs to. */
export function weekNumbers(month: WheelMonth): WeekNumber[] {
  return daysOn(THURSDAY, month).map((day) => ({ week: isoWeek(day), angle: angleInMonth(month, day, 0.5) }));
}

const MONDAY = 0;
const THURSDAY = 3;

/** The days of a month that are this day of the week. */
function daysOn(weekday: number, { firstDay, days }: WheelMonth): number[] {
  const first = firstDay + ((weekday - weekdayOf(firstDay) + 7) % 7);
  const count = Math.ceil((firstDay + days - first) / 7);
  return Array.from({ length: count }, (_, week) => first + week * 7);
}

/** The numbers of a month's weeks, centred at a radius, turned so that none stands on its head. */
export function weekDigits(month: WheelMonth, radius: number, fontSize: number, direction: WheelDirection): SetDigits {
  const set: SetDigits = { digits: '', x: '', y: '', rotate: '' };
  for (const { week, angle } of weekNumbers(month)) {
    const isLower = isLowerHalf(angle, direction);
    const line = radius + (isLower ? DROP : -DROP) * fontSize;
    const digits = String(week);
    for (let index = 0; index < digits.length; index += 1) {
      const aside = degreesOf((index - digits.length / 2) * DIGIT * fontSize, line) * (isLower ? -1 : 1);
      const onScreen = screenAngle(angle, direction) + aside;
      const { x, y } = pointAt(line, onScreen, 'right');
      set.digits += digits[index];
      const gap = set.x && ' ';
      set.x += gap + written(x);
      set.y += gap + written(y);
      set.rotate += gap + written(onScreen + (isLower ? 180 : 0));
    }
  }
  return set;
}

/** A line through the rings on each of these holidays, as one path. Holidays that the wheel does not show are left out. */
export function holidayLines(
  window: YearWindow,
  holidays: readonly WheelHoliday[],
  band: Band,
  direction: WheelDirection,
): string {
  return holidays
    .map(({ date }) => angleOfDay(window, dayNumber(date)))
    .filter((angle) => angle !== undefined)
    .map((angle) => spokePath(angle, band.inner, band.outer, direction))
    .join('');
}
