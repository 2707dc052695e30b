import { addDays, type Day, daysBetween } from '@samspel/domain/time/day';
import { type RefObject, useEffect, useRef } from 'react';
import type { SeriesForm } from '../series/series-form.ts';
import type { NewActivityStart } from './new-activity-start.ts';

/**
 * Begins again when the page beside an open form of a new activity is asked for one once more, as by a press on another day of the wheel. The focus goes
 * to the field that is written in first.
 * @param begin called with what is known about the new beginning
 * @returns a ref for what is around the form
 */
export function useBegunAgain(
  start: NewActivityStart,
  begin: (start: NewActivityStart) => void,
): RefObject<HTMLDivElement | null> {
  const inside = useRef<HTMLDivElement>(null);
  const begun = useRef(start);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another beginning begins again
  useEffect(() => {
    if (begun.current === start) return;
    begun.current = start;
    begin(start);
    inside.current?.querySelector<HTMLElement>('[autofocus]')?.focus();
  }, [start]);
  return inside;
}

/** Returns the days of what is being written when it is moved to another first day: it stays as long as it was. */
export function movedTo({ startDate, endDate }: SeriesForm, day: Day): Pick<SeriesForm, 'startDate' | 'endDate'> {
  const length = startDate && endDate ? Math.max(0, daysBetween(startDate, endDate)) : 0;
  return { startDate: day, endDate: addDays(day, length) };
}
