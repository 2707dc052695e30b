import { memo } from 'react';
import type { WheelLayout } from '../geometry/layout.ts';
import { pointAt } from '../geometry/polar.ts';
import { type DetailStore, useDetail } from './details.ts';
import { Unspoken } from './Unspoken.tsx';
import type { WheelDrag } from './wheel-drag.ts';

type Props = { layout: WheelLayout; store: DetailStore; drag: WheelDrag | undefined };

/** How much room a finger has around the mark, and at the beginning of the band, in pixels. */
const MARK = 22;
const START = 16;

/** Keeps a finger that moves from a grip from scrolling the page. Browsers apply `touch-action` only to a whole drawing. */
const holdPage = (grips: SVGGElement | null): void =>
  grips?.addEventListener('touchmove', (event) => event.preventDefault(), { passive: false });

/** The grips of a tapped activity, for a finger: the mark, and the beginning of its band. The page does not scroll there. */
export const WheelGrips = memo(function WheelGrips({ layout, store, drag }: Props) {
  const detail = useDetail(store);
  if (detail?.kind !== 'activity' || detail.by !== 'touch' || !drag?.isMovable(detail.activity)) return null;
  const { id } = detail.activity;
  const items = layout.placed.flatMap((ring) => ring.items.filter(({ activity }) => activity.id === id));
  return (
    <Unspoken className="wheel-grips">
      {items.map(({ firstSlot, radius, shape, from, isBand, isCutAtStart }) => {
        const at = (angle: number) => {
          const { x, y } = pointAt(radius, angle, layout.direction);
          return { cx: x, cy: y };
        };
        return (
          <g key={firstSlot} ref={holdPage}>
            {isBand && !isCutAtStart && <circle data-grip="START" {...at(from)} r={START} />}
            {shape !== undefined && <circle data-grip="" {...at(shape)} r={MARK} />}
          </g>
        );
      })}
    </Unspoken>
  );
});
