import { memo } from 'react';
import { isLowerHalf, MONTH_STEP, screenAngle } from '../geometry/angle.ts';
import { spokePath } from '../geometry/arc-path.ts';
import type { WheelLayout } from '../geometry/layout.ts';
import { pointAt } from '../geometry/polar.ts';
import { holidayLines, weekNumbers, weekTicks } from '../geometry/weeks.ts';
import type { WheelHoliday } from '../types.ts';
import { Unspoken } from './Unspoken.tsx';

const SMALLEST_WITH_NUMBERS = 600;

/** Weeks as ticks with their numbers where there is room, holidays as a whisper. */
export const WheelTime = memo(function WheelTime(props: {
  layout: WheelLayout;
  holidays: readonly (readonly WheelHoliday[])[];
}) {
  const { layout, holidays } = props;
  const { radii, window, direction, diameter } = layout;
  const innermost = radii.rings.at(-1)?.inner ?? radii.progress;
  const whisper = { inner: innermost, outer: radii.ticks.inner };
  const hasNumbers = diameter >= SMALLEST_WITH_NUMBERS;
  const tickEnd = hasNumbers ? radii.ticks.inner + 5 : radii.ticks.outer;
  const january = window.months.findIndex(({ month }) => month === 1);
  const turnOfYear = spokePath(january * MONTH_STEP, innermost, radii.names.outer, direction);
  return (
    <Unspoken>
      {january > 0 && <path className="wheel-turn-of-year" d={turnOfYear} />}
      <path className="wheel-holiday" d={holidayLines(window, holidays.flat(), whisper, direction)} />
      <path className="wheel-week" d={weekTicks(window, radii.ticks.inner, tickEnd, direction)} />
      {hasNumbers && (
        <g className="wheel-week-numbers" fontSize={radii.fontSize.week} textAnchor="middle">
          {weekNumbers(window).map(({ week, angle }) => {
            const { x, y } = pointAt((tickEnd + radii.ticks.outer) / 2 + 1, angle, direction);
            const turn = screenAngle(angle, direction) + (isLowerHalf(angle, direction) ? 180 : 0);
            return (
              <text
                key={angle}
                transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(1)})`}
                dy="0.36em"
              >
                {week}
              </text>
            );
          })}
        </g>
      )}
    </Unspoken>
  );
});
