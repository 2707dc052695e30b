import type { WheelLayout } from './layout.ts';
import { lengthOf } from './polar.ts';

/** The part of a month's arc that its name may take. */
const SHARE = 0.94;

type Written = {
  /** Returns the long and the short name of a month, 1–12. */
  long: (month: number) => string;
  short: (month: number) => string;
  /** Returns what follows the name of the month in a slot. */
  after?: (slot: number) => string;
  /** Returns how wide a name is, in pixels. */
  widthOf: (text: string) => number;
};

/** Returns the names along the rim, by slot: the long ones if all of them have room, else the short ones. */
export function monthNames(
  { window, radii, dial }: WheelLayout,
  { long, short, after = () => '', widthOf }: Written,
): string[] {
  const middle = (radii.names.inner + radii.names.outer) / 2;
  const doLongFit = window.months.every(({ slot, month }) => {
    const { start, end } = dial.sectorOf(slot);
    return widthOf(long(month) + after(slot)) < lengthOf(end - start, middle) * SHARE;
  });
  return window.months.map(({ month }) => (doLongFit ? long : short)(month));
}
