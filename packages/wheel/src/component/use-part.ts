import { useState } from 'react';
import type { WheelPart } from '../types.ts';
import type { YearWheelProps } from './year-wheel-props.ts';

/** Enlarges a part, or shows the whole again. */
export type Zoom = (part: WheelPart | undefined) => void;

type Given = Pick<YearWheelProps, 'part' | 'onPartChange' | 'diameter'>;

/**
 * Returns the part that is drawn, given from outside or kept here, and the function that changes it. That function is missing if a part is given
 * without `onPartChange`, or if a size is given: paper is not enlarged.
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
