import { useEffect } from 'react';
import { dayNumber } from '../../time/day.ts';
import type { MovedDays } from './timeline-props.ts';

/** Scrolls along with what keys move. */
export function useMovedInSight(moved: MovedDays | undefined, show: (from: number, to: number) => void): void {
  const { startDate, endDate } = moved?.isByKeys ? moved : {};
  useEffect(() => {
    if (startDate && endDate) show(dayNumber(startDate), dayNumber(endDate));
  }, [startDate, endDate, show]);
}
