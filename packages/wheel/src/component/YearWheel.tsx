import { useRef } from 'react';
import { SMALL } from '../geometry/radii.ts';
import { useDiameter } from './use-diameter.ts';
import { usePart } from './use-part.ts';
import { WheelFace } from './WheelFace.tsx';
import type { YearWheelProps } from './year-wheel-props.ts';

/** The year as a wheel. `WheelTable` shows the same in rows. */
export function YearWheel(props: YearWheelProps) {
  const frame = useRef<HTMLDivElement>(null);
  const { part, zoom } = usePart(props);
  const diameter = useDiameter(frame, props.diameter, part);
  const isSmall = diameter !== undefined && diameter < SMALL;
  return (
    <div ref={frame} className="wheel" data-part={part?.of} data-size={isSmall ? 'small' : 'large'}>
      {diameter !== undefined && <WheelFace {...props} {...{ frame, diameter, part, zoom }} />}
    </div>
  );
}
