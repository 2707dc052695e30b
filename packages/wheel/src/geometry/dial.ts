import { monthOfDay, type WheelMonth, type YearWindow } from '../time/year-window.ts';
import type { Sector } from './angle.ts';

/**
 * How the twelve months share the circle. Everything drawn takes its angles from here. Drawing angles run from `start` to 360° further, so that they
 * rise from the first month to the last even where the first begins before twelve o'clock.
 */
export type Dial = {
  /** The month that is opened, by slot; undefined at rest. */
  open: number | undefined;
  /** Where the first month begins; 0 at rest. */
  start: number;
  /** Returns all that a month takes, with its half of the gutters. */
  stepOf: (slot: number) => Sector;
  /** Returns what is drawn of a month. */
  sectorOf: (slot: number) => Sector;
  middleOf: (slot: number) => number;
  /** Returns the angle at which a day begins (`part` 0), is at noon (0.5) or ends (1) inside its month. */
  angleInMonth: (month: WheelMonth, day: number, part: number) => number;
  /** Returns the same angle between `start` and 360° further. */
  wrap: (angle: number) => number;
  slotAt: (angle: number) => number;
};

const MONTHS = 12;
/** Degrees of the circle that a month takes at rest, and those left empty on each side of it. */
const REST = { step: 360 / MONTHS, gutter: 2 };
/** Degrees that are drawn of an opened month. The others close up over the rest of the circle, with gutters that shrink along with them. */
const OPENED = 110;
const CLOSED_STEP = (360 - OPENED - 2 * REST.gutter) / (MONTHS - 1);
const CLOSED_GUTTER = (REST.gutter * CLOSED_STEP) / REST.step;

function dialWith(open: number | undefined): Dial {
  const isOpen = (slot: number) => slot === open;
  const closed = open === undefined ? REST : { step: CLOSED_STEP, gutter: CLOSED_GUTTER };
  const gutterOf = (slot: number) => (isOpen(slot) ? REST.gutter : closed.gutter);
  const lengthOf = (slot: number) => (isOpen(slot) ? OPENED + 2 * REST.gutter : closed.step);
  // The opened month keeps its middle, so that what was pressed stays under the pointer.
  const start = open === undefined ? 0 : (open + 0.5) * REST.step - lengthOf(open) / 2 - open * closed.step;
  const starts = [start];
  for (let slot = 0; slot < MONTHS; slot += 1) starts.push(starts[slot]! + lengthOf(slot));
  const steps = Array.from({ length: MONTHS }, (_, slot): Sector => ({ start: starts[slot]!, end: starts[slot + 1]! }));
  const sectors = steps.map(
    (step, slot): Sector => ({
      start: step.start + gutterOf(slot),
      end: step.end - gutterOf(slot),
    }),
  );
  const wrap = (angle: number) => {
    const isWithin = angle >= start && angle <= start + 360;
    return isWithin ? angle : start + ((((angle - start) % 360) + 360) % 360);
  };
  return {
    open,
    start,
    wrap,
    stepOf: (slot) => steps[slot]!,
    sectorOf: (slot) => sectors[slot]!,
    middleOf: (slot) => (steps[slot]!.start + steps[slot]!.end) / 2,
    angleInMonth: ({ slot, firstDay, days }, day, part) => {
      const sector = sectors[slot]!;
      return sector.start + ((day - firstDay + part) / days) * (sector.end - sector.start);
    },
    slotAt: (angle) => {
      const at = wrap(angle);
      const slot = steps.findIndex(({ end }) => at < end);
      return slot < 0 ? MONTHS - 1 : slot;
    },
  };
}

/** Twelve equal months. */
export const restDial = dialWith(undefined);

const opened = Array.from({ length: MONTHS }, (_, slot) => dialWith(slot));

/** Returns the dial with a month opened, by slot; the same object every time. */
export const dialOf = (open: number | undefined): Dial => (open === undefined ? restDial : opened[open]!);

/** Returns the angle of a day, or undefined if the wheel does not show it. */
export function angleOfDay(dial: Dial, window: YearWindow, day: number, part = 0.5): number | undefined {
  const month = monthOfDay(window, day);
  return month && dial.angleInMonth(month, day, part);
}

/** Returns the number of the day at an angle; an angle in the gutter beside a month gives the month's first or last day. */
export function dayAtAngle(dial: Dial, window: YearWindow, angle: number): number {
  const slot = dial.slotAt(angle);
  const month = window.months[slot]!;
  const { start, end } = dial.sectorOf(slot);
  const day = Math.floor(((dial.wrap(angle) - start) / (end - start)) * month.days);
  return month.firstDay + Math.min(month.days - 1, Math.max(0, day));
}
