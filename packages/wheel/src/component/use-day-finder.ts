import { type RefObject, useEffect } from 'react';
import { dayAtAngle } from '../geometry/dial.ts';
import { hitAt } from '../geometry/hit.ts';
import type { WheelLayout } from '../geometry/layout.ts';
import { drawnPoint, type View } from '../geometry/view.ts';
import { dayOf } from '../time/day.ts';
import type { WheelDrag } from './wheel-drag.ts';

type Given = { layout: WheelLayout; view: View; drag: WheelDrag | undefined };

/** Sets the drag's function that finds the day drawn at a place of the window, as long as the drawing is mounted. */
export function useDayFinder(drawing: RefObject<SVGSVGElement | null>, { layout, view, drag }: Given): void {
  const finder = drag?.finder;
  useEffect(() => {
    if (!finder) return;
    finder.current = (at) => {
      const box = drawing.current!.getBoundingClientRect();
      const isWithin = at.x >= box.left && at.x <= box.right && at.y >= box.top && at.y <= box.bottom;
      const hit = isWithin ? hitAt(layout, drawnPoint(view, box, at), 0) : undefined;
      return hit && dayOf(dayAtAngle(layout.dial, layout.window, hit.angle));
    };
    return () => {
      finder.current = null;
    };
  }, [finder, drawing, layout, view]);
}
