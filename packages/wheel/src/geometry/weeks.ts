import { dayNumber, isoWeek, weekdayOf } from '../time/day.ts';
import type { WheelMonth, YearWindow } from '../time/year-window.ts';
import type { WheelDirection, WheelHoliday } from '../types.ts';
import { spokePath } from './arc-path.ts';
import { angleOfDay, type Dial } from './dial.ts';
import { type Point, pointAt, written } from './polar.ts';
import type { Band, FrameRadii } from './radii.ts';

export type WeekNumber = { week: number; angle: number };

/**
 * Digits of one text with the place of each, as SVG writes them. One text for each month is far cheaper to lay out than one for each number, and
 * painting a part of the wheel skips the other months.
 */
export type SetDigits = { digits: string; x: string; y: string };

const MONDAY = 0;
const THURSDAY = 3;

/**
 * Parts of the font size: the width of a digit, its drop below the middle, and how much nearer numbers are at the sides, since they are wider than
 * high.
 */
const DIGIT = 0.62;
const DROP = 0.36;
const NEARER = 0.28;

/** Returns a tick at the beginning of each Monday of a month, as one path. */
export function weekTicks(month: WheelMonth, { inner, outer }: Band, direction: WheelDirection, dial: Dial): string {
  return daysOn(MONDAY, month)
    .map((day) => spokePath(dial.angleInMonth(month, day, 0), inner, outer, direction))
    .join('');
}

/** Returns the number of each week of a month, at its Thursday, which decides the year of the week. */
export function weekNumbers(month: WheelMonth, dial: Dial): WeekNumber[] {
  return daysOn(THURSDAY, month).map((day) => ({ week: isoWeek(day), angle: dial.angleInMonth(month, day, 0.5) }));
}

/** Returns the days of a month that fall on a weekday. */
function daysOn(weekday: number, { firstDay, days }: WheelMonth): number[] {
  const first = firstDay + ((weekday - weekdayOf(firstDay) + 7) % 7);
  const count = Math.ceil((firstDay + days - first) / 7);
  return Array.from({ length: count }, (_, week) => first + week * 7);
}

/** Below this diameter weeks have no numbers. Pixels. */
export const SMALLEST_WITH_NUMBERS = 520;
/** The ticks of weeks are so long where there are numbers outside of them. Pixels. */
const SHORT_TICK = 5;

/** Returns where the ticks of weeks are, and the radius of their numbers; undefined where the wheel is too small for these. */
export function weekRadii({ ticks }: FrameRadii, diameter: number): { ticks: Band; numbers: number | undefined } {
  if (diameter < SMALLEST_WITH_NUMBERS) return { ticks, numbers: undefined };
  const outer = ticks.inner + SHORT_TICK;
  return { ticks: { inner: ticks.inner, outer }, numbers: (outer + ticks.outer) / 2 };
}

/** Returns the upright box that the number of a week takes, on a screen or on paper; undefined where the wheel has none. Pixels. */
export function numberBox(
  { week, angle }: WeekNumber,
  radii: FrameRadii,
  direction: WheelDirection,
  diameter: number,
): { middle: Point; width: number; height: number } | undefined {
  const { numbers } = weekRadii(radii, diameter);
  if (numbers === undefined) return undefined;
  const size = radii.fontSize.week;
  const { x, y } = pointAt(numbers, angle, direction);
  const nearer = (x * NEARER * size) / numbers;
  const width = String(week).length * DIGIT * size;
  return { middle: { x: x - nearer / 2, y }, width: width + Math.abs(nearer), height: 2 * DROP * size };
}

/** Returns the week numbers of a month, centred at a radius and upright all around, as on a clock. */
export function weekDigits(
  month: WheelMonth,
  radius: number,
  fontSize: number,
  direction: WheelDirection,
  dial: Dial,
): SetDigits {
  const set: SetDigits = { digits: '', x: '', y: '' };
  const width = DIGIT * fontSize;
  for (const { week, angle } of weekNumbers(month, dial)) {
    const middle = pointAt(radius, angle, direction);
    const digits = String(week);
    const left = middle.x * (1 - (NEARER * fontSize) / radius) - (digits.length / 2) * width;
    for (let index = 0; index < digits.length; index += 1) {
      const gap = set.x && ' ';
      set.digits += digits[index];
      set.x += gap + written(left + index * width);
      set.y += gap + written(middle.y + DROP * fontSize);
    }
  }
  return set;
}

/** Returns a line through the rings on each holiday, as one path. Holidays that the wheel does not show are left out. */
export function holidayLines(
  window: YearWindow,
  holidays: readonly WheelHoliday[],
  band: Band,
  direction: WheelDirection,
  dial: Dial,
): string {
  return holidays
    .map(({ date }) => angleOfDay(dial, window, dayNumber(date)))
    .filter((angle) => angle !== undefined)
    .map((angle) => spokePath(angle, band.inner, band.outer, direction))
    .join('');
}
