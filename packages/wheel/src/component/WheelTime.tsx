import { memo } from 'react';
import { spokePath } from '../geometry/arc-path.ts';
import type { WheelLayout } from '../geometry/layout.ts';
import { slotsOf } from '../geometry/view.ts';
import { holidayLines, weekDigits, weekRadii, weekTicks } from '../geometry/weeks.ts';
import type { WheelHoliday, WheelPart } from '../types.ts';
import { shape } from './markup.ts';
import { Unspoken } from './Unspoken.tsx';

/**
 * Weeks as ticks, with their numbers if there is room, and holidays as faint lines: month by month, so that a part of the wheel is painted without
 * the others.
 */
export const WheelTime = memo(function WheelTime(props: {
  layout: WheelLayout;
  holidays: readonly (readonly WheelHoliday[])[];
  part: WheelPart | undefined;
}) {
  const { layout, holidays, part } = props;
  const { radii, window, dial, direction, diameter } = layout;
  const innermost = radii.rings.at(-1)?.inner ?? radii.progress;
  const whisper = { inner: innermost, outer: radii.ticks.inner };
  const { ticks, numbers } = weekRadii(radii, diameter);
  const january = window.months.findIndex(({ month }) => month === 1);
  const turnOfYear = spokePath(dial.stepOf(january).start, innermost, radii.names.outer, direction);
  const { first, count } = slotsOf(part);
  const isSeen = (slot: number) => slot >= first && slot < first + count;
  const shapes = [
    january > 0 && shape('path', { class: 'wheel-turn-of-year', d: turnOfYear }),
    ...holidays.map((ofMonth, slot) => {
      const isDrawn = isSeen(slot) && ofMonth.length > 0;
      return (
        isDrawn && shape('path', { class: 'wheel-holiday', d: holidayLines(window, ofMonth, whisper, direction, dial) })
      );
    }),
    ...window.months.map((month) =>
      shape('path', { class: 'wheel-week', d: weekTicks(month, ticks, direction, dial) }),
    ),
    numbers !== undefined && weekNumbersOf(layout, numbers),
  ];
  // biome-ignore lint/security/noDangerouslySetInnerHtml: numbers alone
  return <Unspoken data-fades="" dangerouslySetInnerHTML={{ __html: shapes.filter(Boolean).join('') }} />;
});

function weekNumbersOf({ radii, window, direction, dial }: WheelLayout, radius: number): string {
  const size = radii.fontSize.week;
  const texts = window.months.map((month) => {
    const { digits, ...places } = weekDigits(month, radius, size, direction, dial);
    return shape('text', places, digits);
  });
  return shape('g', { class: 'wheel-week-numbers', 'font-size': size }, texts.join(''));
}
