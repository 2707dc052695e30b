import { spokePath } from '../geometry/arc-path.ts';
import { angleOfDay } from '../geometry/dial.ts';
import type { WheelLayout } from '../geometry/layout.ts';
import { pointAt } from '../geometry/polar.ts';
import { SMALL } from '../geometry/radii.ts';
import { dayNumber } from '../time/day.ts';
import { Unspoken } from './Unspoken.tsx';

/** How far the hand reaches beyond the rings, in pixels: below the numbers of the weeks. */
const BEYOND = 4;

/** Today as a fine hand, from the year in the centre out to its day. */
export function WheelToday({ layout, today }: { layout: WheelLayout; today: string }) {
  const angle = angleOfDay(layout.dial, layout.window, dayNumber(today));
  if (angle === undefined) return null;
  const { radii, direction } = layout;
  const start = radii.progress + (layout.diameter < SMALL ? 3 : 7);
  const hub = pointAt(start, angle, direction);
  return (
    <Unspoken data-fades="" className="wheel-today">
      <path d={spokePath(angle, start, radii.ticks.inner + BEYOND, direction)} />
      <circle cx={hub.x} cy={hub.y} r={2.5} />
    </Unspoken>
  );
}
