import { monthOfDay, type WheelMonth, type YearWindow } from '../time/year-window.ts';
import type { WheelDirection } from '../types.ts';

/** Degrees that one month takes of the circle. */
export const MONTH_STEP = 30;
/** Degrees left empty on each side of a month. */
const HALF_GUTTER = 2;
/** Degrees that a month is drawn with. */
export const MONTH_SPAN = MONTH_STEP - 2 * HALF_GUTTER;

/**
 * Angles are degrees along the drawing order: 0 where the first month begins (twelve o'clock), 360 where the last one ends. Only
 * `screenAngle` knows the direction.
 */
export type Sector = { start: number; end: number };

/** The 26° that the month is drawn with. */
export function monthSector(slot: number): Sector {
  return { start: slot * MONTH_STEP + HALF_GUTTER, end: (slot + 1) * MONTH_STEP - HALF_GUTTER };
}

/** Where the day begins (`part` 0), is at noon (0.5) or ends (1) inside its month. */
export function angleInMonth(month: WheelMonth, day: number, part: number): number {
  return month.slot * MONTH_STEP + HALF_GUTTER + ((day - month.firstDay + part) / month.days) * MONTH_SPAN;
}

/** The angle of a day, or undefined if the wheel does not show it. */
export function angleOfDay(window: YearWindow, day: number, part = 0.5): number | undefined {
  const month = monthOfDay(window, day);
  return month && angleInMonth(month, day, part);
}

/** The number of the day that an angle lies in; an angle beside what is drawn of its month lies in the first or the last day of it. */
export function dayAtAngle(window: YearWindow, angle: number): number {
  const slot = Math.min(11, Math.max(0, Math.floor(angle / MONTH_STEP)));
  const month = window.months[slot]!;
  const day = Math.floor(((angle - monthSector(slot).start) / MONTH_SPAN) * month.days);
  return month.firstDay + Math.min(month.days - 1, Math.max(0, day));
}

/** Degrees clockwise from twelve o'clock on the screen, 0 ≤ angle < 360. */
export function screenAngle(angle: number, direction: WheelDirection): number {
  const turned = direction === 'right' ? angle : -angle;
  return ((turned % 360) + 360) % 360;
}

/** Text on this side of the wheel would stand on its head if it followed the clock. */
export function isLowerHalf(angle: number, direction: WheelDirection): boolean {
  const onScreen = screenAngle(angle, direction);
  return onScreen > 90 && onScreen < 270;
}
