import { memo } from 'react';
import type { WheelDirection } from '../types.ts';
import { Unspoken } from './Unspoken.tsx';

type Props = { radius: number; percent: number; direction: WheelDirection };

/** Progress as a thin ring around the year, in the year's direction; the words for it are in the centre. */
export const WheelProgressRing = memo(function WheelProgressRing({ radius, percent, direction }: Props) {
  return (
    <Unspoken className="wheel-progress-ring">
      <circle r={radius} />
      {percent > 0 && (
        <circle
          r={radius}
          pathLength={100}
          strokeDasharray={`${percent} 100`}
          transform={direction === 'right' ? 'rotate(-90)' : 'scale(-1 1) rotate(-90)'}
          data-done=""
        />
      )}
    </Unspoken>
  );
});
