import { memo } from 'react';
import type { WheelLayout } from '../geometry/layout.ts';
import { veilPaths } from '../geometry/veil.ts';
import type { WheelRing, WheelSelection } from '../types.ts';
import { Unspoken } from './Unspoken.tsx';

type Props = { layout: WheelLayout; rings: readonly WheelRing[]; selection: WheelSelection };

/** What is not chosen steps back behind a veil, so that a choice costs the same however many activities there are. */
export const WheelVeil = memo(function WheelVeil({ layout, rings, selection }: Props) {
  return (
    <Unspoken className="wheel-veil">
      {veilPaths(layout, rings, selection).map((path, slot) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a month is its place
        <path key={slot} d={path} />
      ))}
    </Unspoken>
  );
});
