import { memo, useMemo } from 'react';
import type { WheelLayout } from '../geometry/layout.ts';
import type { Way } from '../geometry/marks.ts';
import type { WheelRing } from '../types.ts';
import { shape } from './markup.ts';
import { ringStyle } from './ring-style.ts';
import { Unspoken } from './Unspoken.tsx';

/** From the ground up. */
const WAYS: readonly Way[] = ['doneBand', 'band', 'hollow', 'filled', 'halo'];

type Props = { layout: WheelLayout; rings: readonly WheelRing[] };

/** Every activity, as a few paths a ring and month, however many there are. */
export const WheelMarks = memo(function WheelMarks({ layout, rings }: Props) {
  const drawn = useMemo(() => rings.map((_, index) => ({ __html: marksOf(layout, index) })), [layout, rings]);
  return (
    <Unspoken className="wheel-marks">
      {rings.map((ring, index) => (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: numbers alone
        <g key={ring.id} className="wheel-ring" style={ringStyle(ring.color)} dangerouslySetInnerHTML={drawn[index]!} />
      ))}
    </Unspoken>
  );
});

function marksOf({ marks }: WheelLayout, index: number): string {
  const ofRing = marks.filter(({ ring }) => ring === index);
  return ofRing.flatMap(({ paths }) => WAYS.map((way) => written(way, paths[way]))).join('');
}

const written = (way: Way, path: string | undefined) => (path ? shape('path', { class: `wheel-${way}`, d: path }) : '');
