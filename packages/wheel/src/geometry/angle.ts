import { monthOfDay, type WheelMonth, type YearWindow } from '../time/year-window.ts';
import type { WheelDirection } from '../types.ts';

/** Degrees of the circle that one month takes. */
export const MONTH_STEP = 30;
/** Degrees left empty on each side of a month. */
const HALF_GUTTER = 2;
/** Degrees that are drawn of a month. */
export const MONTH_SPAN = MONTH_STEP - 2 * HALF_GUTTER;

/**
 * Angles are degrees along the drawing order: 0 where the first month begins (twelve o'clock), 360 where the last one ends. Only
 * `screenAngle` knows the direction.
 */
export type Sector = { start: number; end: number };

/** Returns the 26° that are drawn of a month. */
export function monthSector(slot: number): Sector {
  return { start: slot * MONTH_STEP + HALF_GUTTER, end: (slot + 1) * MONTH_STEP - HALF_GUTTER };
}

/** Returns the angle at which a day begins (`part` 0), is at noon (0.5) or ends (1) inside its month. */
export function angleInMonth(month: WheelMonth, day: number, part: number): number {
  return month.slot * MONTH_STEP + HALF_GUTTER + ((day - month.firstDay + part) / month.days) * MONTH_SPAN;
}

/** Returns the angle of a day, or undefined if the wheel does not show it. */
export function angleOfDay(window: YearWindow, day: number, part = 0.5): number | undefined {
  const month = monthOfDay(window, day);
  return month && angleInMonth(month, day, part);
}

/** Returns the number of the day at an angle; an angle in the gutter beside a month gives the month's first or last day. */
export function dayAtAngle(window: YearWindow, angle: number): number {
  const slot = Math.min(11, Math.max(0, Math.floor(angle / MONTH_STEP)));
  const month = window.months[slot]!;
  const day = Math.floor(((angle - monthSector(slot).start) / MONTH_SPAN) * month.days);
  return month.firstDay + Math.min(month.days - 1, Math.max(0, day));
}

/** Returns degrees clockwise from twelve o'clock on the screen, 0 ≤ angle < 360. */
export function screenAngle(angle: number, direction: WheelDirection): number {
  const turned = direction === 'right' ? angle : -angle;
  return ((turned % 360) + 360) % 360;
}

/** Whether text at this angle would be upside down if it followed the clock. */
export function isLowerHalf(angle: number, direction: WheelDirection): boolean {
  const onScreen = screenAngle(angle, direction);
  return onScreen > 90 && onScreen < 270;
}
