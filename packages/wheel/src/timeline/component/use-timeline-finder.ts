import { type RefObject, useEffect } from 'react';
import type { WheelDrag } from '../../component/wheel-drag.ts';
import { dayOf } from '../../time/day.ts';
import { type DayRange, daysIn } from '../layout/days.ts';

type Given = { range: DayRange; dayWidth: number; head: number; drag: WheelDrag | undefined };

/** Sets the drag's function that finds the day drawn at a place of the window, as long as the timeline is mounted. */
export function useTimelineFinder(
  scroller: RefObject<HTMLElement | null>,
  { range, dayWidth, head, drag }: Given,
): void {
  const finder = drag?.finder;
  useEffect(() => {
    if (!finder) return;
    finder.current = ({ x, y }) => {
      const element = scroller.current!;
      const box = element.getBoundingClientRect();
      if (x < box.left + head || x > box.right || y < box.top || y > box.bottom) return undefined;
      return dayOf(dayAt(range, x - box.left - head + element.scrollLeft, dayWidth));
    };
    return () => {
      finder.current = null;
    };
  }, [finder, scroller, range, dayWidth, head]);
}

/** Returns the day number at a distance from the first morning, in pixels; the first or the last day outside of them. */
export function dayAt(range: DayRange, x: number, dayWidth: number): number {
  return range.from + Math.min(daysIn(range) - 1, Math.max(0, Math.floor(x / dayWidth)));
}
