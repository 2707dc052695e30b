import type { Day } from '@samspel/domain/time/day';
import { useMemo } from 'react';
import { type Me, useMe } from '../person/me.tsx';

export type SchoolHoliday = Me['schoolHolidays'][number];

/** Returns the school holidays of my organization that touch some days, by day (product/activities#school-holidays). */
export function useSchoolHolidays(from: Day, to: Day): readonly SchoolHoliday[] {
  const { schoolHolidays } = useMe();
  return useMemo(
    () => schoolHolidays.filter(({ startDate, endDate }) => startDate <= to && endDate >= from),
    [schoolHolidays, from, to],
  );
}
