import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Margins } from '../geometry/callouts.ts';

const NONE: Margins = { left: 0, right: 0 };

/**
 * Returns how far titles may reach beside the wheel, in pixels of a drawing of this diameter: to the sides of the nearest element around it that has
 * the attribute `data-wheel-room`; nowhere if there is none.
 */
export function useMargins(frame: RefObject<HTMLElement | null>, diameter: number): Margins {
  const [margins, setMargins] = useState(NONE);
  useLayoutEffect(() => {
    const wheel = frame.current;
    const room = wheel?.closest('[data-wheel-room]');
    if (!wheel || !room) return;
    const measure = () => {
      const [own, around] = [wheel.getBoundingClientRect(), room.getBoundingClientRect()];
      const scale = own.width === 0 ? 1 : diameter / own.width;
      const next = { left: (own.left - around.left) * scale, right: (around.right - own.right) * scale };
      setMargins((last) => (isNear(last, next) ? last : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(room);
    return () => observer.disconnect();
  }, [frame, diameter]);
  return margins;
}

/** A pixel more or less is no reason to seat all titles again. */
const isNear = (one: Margins, other: Margins) =>
  Math.abs(one.left - other.left) < 1 && Math.abs(one.right - other.right) < 1;
