import { memo, useMemo } from 'react';
import type { WheelLayout } from '../geometry/layout.ts';
import type { Way } from '../geometry/marks.ts';
import type { WheelRing } from '../types.ts';
import { ringStyle } from './ring-style.ts';
import { Unspoken } from './Unspoken.tsx';

/** From the ground up. */
const WAYS: readonly Way[] = ['doneBand', 'band', 'hollow', 'filled', 'halo'];

type Props = { layout: WheelLayout; rings: readonly WheelRing[] };

/** Every activity, as a few paths a ring and month, however many there are. */
export const WheelMarks = memo(function WheelMarks({ layout, rings }: Props) {
  const byRing = useMemo(() => Map.groupBy(layout.marks, ({ ring }) => ring), [layout]);
  return (
    <Unspoken className="wheel-marks">
      {rings.map((ring, index) => (
        <g key={ring.id} className="wheel-ring" style={ringStyle(ring.color)}>
          {byRing
            .get(index)
            ?.flatMap(({ months, paths }) =>
              WAYS.filter((way) => paths[way]).map((way) => (
                <path key={`${months}-${way}`} className={`wheel-${way}`} d={paths[way]} />
              )),
            )}
        </g>
      ))}
    </Unspoken>
  );
});
