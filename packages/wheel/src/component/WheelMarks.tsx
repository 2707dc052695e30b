import { memo, useMemo } from 'react';
import type { WheelLayout } from '../geometry/layout.ts';
import type { Way } from '../geometry/marks.ts';
import type { WheelRing, WheelSelection } from '../types.ts';
import { quietness } from './quietness.ts';
import { ringStyle } from './ring-style.ts';
import { Unspoken } from './Unspoken.tsx';

/** From the ground up. */
const WAYS: readonly Way[] = ['doneBand', 'band', 'hollow', 'filled', 'halo'];

type Props = { layout: WheelLayout; rings: readonly WheelRing[]; selection: WheelSelection };

/** Every activity, as a few paths a ring and month, however many there are. */
export const WheelMarks = memo(function WheelMarks({ layout, rings, selection }: Props) {
  const byRing = useMemo(() => Map.groupBy(layout.marks, ({ ring }) => ring), [layout]);
  const isQuiet = quietness(layout, rings, selection);
  return (
    <Unspoken className="wheel-marks">
      {rings.map((ring, index) => (
        <g key={ring.id} className="wheel-ring" style={ringStyle(ring.color)}>
          {byRing.get(index)?.flatMap((group) => {
            const isGroupQuiet = isQuiet(group) || undefined;
            const months = `${group.firstSlot}-${group.lastSlot}`;
            return WAYS.filter((way) => group.paths[way]).map((way) => (
              <path
                key={`${months}-${way}`}
                className={`wheel-${way}`}
                d={group.paths[way]}
                data-quiet={isGroupQuiet}
              />
            ));
          })}
        </g>
      ))}
    </Unspoken>
  );
});
