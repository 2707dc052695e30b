import { memo } from 'react';
import { MONTH_STEP } from '../geometry/angle.ts';
import { spokePath } from '../geometry/arc-path.ts';
import type { WheelLayout } from '../geometry/layout.ts';
import { quarterOfSlot } from '../geometry/view.ts';
import { holidayLines, weekDigits, weekTicks } from '../geometry/weeks.ts';
import type { WheelHoliday, WheelQuarter } from '../types.ts';
import { Unspoken } from './Unspoken.tsx';

const SMALLEST_WITH_NUMBERS = 600;

/** Weeks as ticks with their numbers where there is room, holidays as a whisper. */
export const WheelTime = memo(function WheelTime(props: {
  layout: WheelLayout;
  holidays: readonly (readonly WheelHoliday[])[];
  quarter: WheelQuarter | undefined;
}) {
  const { layout, quarter } = props;
  const { radii, window, direction, diameter } = layout;
  const innermost = radii.rings.at(-1)?.inner ?? radii.progress;
  const whisper = { inner: innermost, outer: radii.ticks.inner };
  const holidays = props.holidays.filter((_, slot) => quarter === undefined || quarterOfSlot(slot) === quarter).flat();
  const hasNumbers = diameter >= SMALLEST_WITH_NUMBERS;
  const tickEnd = hasNumbers ? radii.ticks.inner + 5 : radii.ticks.outer;
  const middle = (tickEnd + radii.ticks.outer) / 2 + 1;
  const numbers = hasNumbers && weekDigits(window, middle, radii.fontSize.week, direction);
  const january = window.months.findIndex(({ month }) => month === 1);
  const turnOfYear = spokePath(january * MONTH_STEP, innermost, radii.names.outer, direction);
  return (
    <Unspoken>
      {january > 0 && <path className="wheel-turn-of-year" d={turnOfYear} />}
      <path className="wheel-holiday" d={holidayLines(window, holidays, whisper, direction)} />
      <path className="wheel-week" d={weekTicks(window, radii.ticks.inner, tickEnd, direction)} />
      {numbers && (
        <text
          className="wheel-week-numbers"
          fontSize={radii.fontSize.week}
          x={numbers.x}
          y={numbers.y}
          rotate={numbers.rotate}
        >
          {numbers.digits}
        </text>
      )}
    </Unspoken>
  );
});
