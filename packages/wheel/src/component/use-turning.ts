import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Dial } from '../geometry/dial.ts';

/** How long a month takes to open and to close, in milliseconds. */
const TURN_MS = 300;

/**
 * Moves the grounds from one dial to the next while what stands on them comes into sight, so that one sees which month opens and that the others keep
 * their places. Whoever asks for less motion sees the next at once.
 */
export function useTurning(drawing: RefObject<SVGSVGElement | null>, dial: Dial): void {
  const shown = useRef(dial);
  useLayoutEffect(() => {
    const svg = drawing.current;
    if (!svg || shown.current === dial) return;
    shown.current = dial;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    // The style that moves the grounds must be there when their new paths are first drawn.
    svg.dataset.turning = '';
    for (const part of svg.querySelectorAll('[data-fades]')) {
      part.animate?.([{ opacity: 0 }, { opacity: 1 }], { duration: TURN_MS, easing: 'ease' });
    }
    const end = setTimeout(() => delete svg.dataset.turning, TURN_MS);
    return () => clearTimeout(end);
  }, [drawing, dial]);
}
