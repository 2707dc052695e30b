import { type RefObject, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { diameterFor } from '../geometry/radii.ts';
import type { WheelPart } from '../types.ts';

const ON_SERVER = 740;
/** On paper the page is measured too late, so this is the width of the wheel on a sheet beside its list; no letter is set smaller. */
const ON_PAPER = 540;

/**
 * Returns the size to lay the wheel out in: the given one, or one that follows the width of the frame in steps. Undefined until the frame is
 * measured, which is before anything is painted: the wheel is laid out only once, and not for a size that it does not have.
 */
export function useDiameter(
  frame: RefObject<HTMLElement | null>,
  fixed: number | undefined,
  part: WheelPart | undefined,
): number | undefined {
  const unmeasured = useSyncExternalStore(
    neverChanges,
    () => undefined,
    () => ON_SERVER,
  );
  const [measured, setMeasured] = useState<number>();
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element || fixed !== undefined) return;
    const paper = matchMedia('print');
    const measure = () => setMeasured(paper.matches ? ON_PAPER : diameterFor(element.clientWidth));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    paper.addEventListener('change', measure);
    return () => {
      observer.disconnect();
      paper.removeEventListener('change', measure);
    };
  }, [frame, fixed]);
  const whole = fixed ?? measured ?? unmeasured;
  if (part === undefined || whole === undefined) return whole;
  return diameterFor(whole, part);
}

const neverChanges = () => () => undefined;
