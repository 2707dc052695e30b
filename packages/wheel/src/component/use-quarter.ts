import { useState } from 'react';
import type { WheelQuarter } from '../types.ts';
import type { YearWheelProps } from './year-wheel-props.ts';

/** Draws a quarter as large as the whole, or the whole again. */
export type Zoom = (quarter: WheelQuarter | undefined) => void;

type Given = Pick<YearWheelProps, 'quarter' | 'onQuarterChange' | 'diameter'>;

/**
 * The quarter that is drawn, given from outside or kept here, and the way to change it. There is none where a quarter is given that nobody
 * wants to hear of, or a size: paper is not enlarged.
 */
export function useQuarter({ quarter, onQuarterChange, diameter }: Given): {
  quarter: WheelQuarter | undefined;
  zoom: Zoom | undefined;
} {
  const [own, setOwn] = useState<WheelQuarter>();
  if (onQuarterChange) return { quarter, zoom: onQuarterChange };
  if (quarter !== undefined || diameter !== undefined) return { quarter, zoom: undefined };
  return { quarter: own, zoom: setOwn };
}
