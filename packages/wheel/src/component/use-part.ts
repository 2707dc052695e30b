import { useState } from 'react';
import type { WheelPart } from '../types.ts';
import type { YearWheelProps } from './year-wheel-props.ts';

/** Draws a part as large as the whole, or the whole again. */
export type Zoom = (part: WheelPart | undefined) => void;

type Given = Pick<YearWheelProps, 'part' | 'onPartChange' | 'diameter'>;

/**
 * The part that is drawn, given from outside or kept here, and the way to change it. There is none where a part is given that nobody
 * wants to hear of, or a size: paper is not enlarged.
 */
export function usePart({ part, onPartChange, diameter }: Given): {
  part: WheelPart | undefined;
  zoom: Zoom | undefined;
} {
  const [own, setOwn] = useState<WheelPart>();
  if (onPartChange) return { part, zoom: onPartChange };
  if (part !== undefined || diameter !== undefined) return { part, zoom: undefined };
  return { part: own, zoom: setOwn };
}
