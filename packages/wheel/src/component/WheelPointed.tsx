import { spokePath } from '../geometry/arc-path.ts';
import { angleOfDay } from '../geometry/dial.ts';
import type { WheelLayout } from '../geometry/layout.ts';
import { dayNumber } from '../time/day.ts';
import { Unspoken } from './Unspoken.tsx';

/** The day that a drag points at, as a hand across the rings. */
export function WheelPointed({ layout, day }: { layout: WheelLayout; day: string }) {
  const angle = angleOfDay(layout.dial, layout.window, dayNumber(day));
  if (angle === undefined) return null;
  const { radii, direction } = layout;
  return (
    <Unspoken className="wheel-pointed">
      <path d={spokePath(angle, radii.progress, radii.ticks.outer, direction)} />
    </Unspoken>
  );
}
