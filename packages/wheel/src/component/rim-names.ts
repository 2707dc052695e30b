import type { WheelLayout } from '../geometry/layout.ts';
import { monthNames } from '../geometry/month-names.ts';
import { textWidth } from '../geometry/text-width.ts';
import type { WheelTexts } from '../texts.ts';

/** What follows the name of a month with more than ten late activities: their number. */
export const lateAfter = ({ late }: WheelLayout, slot: number): string =>
  late[slot] === undefined ? '' : `\u00a0${late[slot]}`;

/** Returns the names of the months as the rim has them, by slot. */
export const rimNames = (layout: WheelLayout, { monthsLong, monthsShort }: WheelTexts): string[] =>
  monthNames(layout, {
    long: (month) => monthsLong[month - 1]!,
    short: (month) => monthsShort[month - 1]!,
    after: (slot) => lateAfter(layout, slot),
    widthOf: (text) => textWidth(text, layout.radii.fontSize.month),
  });
