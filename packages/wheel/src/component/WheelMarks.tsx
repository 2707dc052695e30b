import { memo, useMemo } from 'react';
import type { WheelLayout } from '../geometry/layout.ts';
import type { MarkGroup, Way } from '../geometry/marks.ts';
import type { WheelRing } from '../types.ts';
import { shape } from './markup.ts';
import { ringStyle } from './ring-style.ts';
import { Unspoken } from './Unspoken.tsx';

/** In the order of drawing, the lowest first. */
const WAYS: readonly Way[] = ['tick', 'doneBand', 'band', 'quietLine', 'quiet', 'strong', 'dotGround', 'dot'];

type Props = { layout: WheelLayout; rings: readonly WheelRing[] };

/** Every activity, in a few paths for each ring, or each ring and month, however many there are. */
export const WheelMarks = memo(function WheelMarks({ layout, rings }: Props) {
  const drawn = useMemo(() => {
    const byRing = Map.groupBy(layout.marks, ({ ring }) => ring);
    return rings.map((_, index) => ({ __html: (byRing.get(index) ?? []).map(markupOf).join('') }));
  }, [layout, rings]);
  return (
    <Unspoken data-fades="" className="wheel-marks">
      {rings.map((ring, index) => (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: numbers alone
        <g key={ring.id} className="wheel-ring" style={ringStyle(ring.color)} dangerouslySetInnerHTML={drawn[index]!} />
      ))}
    </Unspoken>
  );
});

function markupOf({ paths }: MarkGroup): string {
  const ways = WAYS.filter((way) => paths[way]);
  return ways.map((way) => shape('path', { class: `wheel-${way}`, d: paths[way] })).join('');
}
