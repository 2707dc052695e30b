import { type RefObject, useLayoutEffect, useState } from 'react';
import { diameterFor } from '../geometry/radii.ts';
import type { WheelQuarter } from '../types.ts';

const BEFORE_MEASURED = 740;

/** The size to lay the wheel out in: follows the width of the frame in steps; a quarter is drawn twice as large. */
export function useDiameter(
  frame: RefObject<HTMLElement | null>,
  fixed: number | undefined,
  quarter: WheelQuarter | undefined,
) {
  const [width, setWidth] = useState(BEFORE_MEASURED);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element || fixed !== undefined) return;
    const measure = () => setWidth(diameterFor(element.clientWidth));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame, fixed]);
  const whole = fixed ?? width;
  return quarter === undefined ? whole : diameterFor(whole * 1.8);
}
