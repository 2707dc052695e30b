import { memo } from 'react';
import { MONTH_STEP } from '../geometry/angle.ts';
import { spokePath } from '../geometry/arc-path.ts';
import type { WheelLayout } from '../geometry/layout.ts';
import { quarterOfSlot } from '../geometry/view.ts';
import { holidayLines, type SetDigits, weekDigits, weekTicks } from '../geometry/weeks.ts';
import type { WheelHoliday, WheelQuarter } from '../types.ts';
import { Unspoken } from './Unspoken.tsx';

const SMALLEST_WITH_NUMBERS = 600;

/**
 * Weeks as ticks with their numbers where there is room, holidays as a whisper: month by month, so that a part of the wheel is painted
 * without the others.
 */
export const WheelTime = memo(function WheelTime(props: {
  layout: WheelLayout;
  holidays: readonly (readonly WheelHoliday[])[];
  quarter: WheelQuarter | undefined;
}) {
  const { layout, holidays, quarter } = props;
  const { radii, window, direction, diameter } = layout;
  const innermost = radii.rings.at(-1)?.inner ?? radii.progress;
  const whisper = { inner: innermost, outer: radii.ticks.inner };
  const hasNumbers = diameter >= SMALLEST_WITH_NUMBERS;
  const ticks = { inner: radii.ticks.inner, outer: hasNumbers ? radii.ticks.inner + 5 : radii.ticks.outer };
  const middle = (ticks.outer + radii.ticks.outer) / 2;
  const january = window.months.findIndex(({ month }) => month === 1);
  const turnOfYear = spokePath(january * MONTH_STEP, innermost, radii.names.outer, direction);
  const isSeen = (slot: number) => quarter === undefined || quarterOfSlot(slot) === quarter;
  return (
    <Unspoken>
      {january > 0 && <path className="wheel-turn-of-year" d={turnOfYear} />}
      {holidays.map((ofMonth, slot) =>
        isSeen(slot) && ofMonth.length > 0 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a month is its place
          <path key={slot} className="wheel-holiday" d={holidayLines(window, ofMonth, whisper, direction)} />
        ) : null,
      )}
      {window.months.map((month) => (
        <path key={month.slot} className="wheel-week" d={weekTicks(month, ticks, direction)} />
      ))}
      <g className="wheel-week-numbers" fontSize={radii.fontSize.week}>
        {hasNumbers &&
          window.months.map((month) => (
            <WeekNumbers key={month.slot} {...weekDigits(month, middle, radii.fontSize.week, direction)} />
          ))}
      </g>
    </Unspoken>
  );
});

function WeekNumbers({ digits, x, y, rotate }: SetDigits) {
  return (
    <text x={x} y={y} rotate={rotate}>
      {digits}
    </text>
  );
}
