import { addDays, type Day, dayOf, weekdayOf } from '@samspel/domain/time/day';
import type { WheelHoliday } from '@samspel/wheel';
import { useMemo } from 'react';
import { type SchoolHoliday, useSchoolHolidays } from '../../../../core/time/use-school-holidays.ts';
import { useWheelTexts } from '../model/use-wheel-texts.ts';

/** The most days of a school holiday that the wheel marks one by one; of a longer one it marks the first and the last. */
const mostMarked = 14;

/** The days that the wheel of twelve months marks with faint lines: public holidays, and the weekdays of school holidays. */
export function useWheelLines(year: number, startMonth: number): WheelHoliday[] {
  const { holidays } = useWheelTexts(year, startMonth);
  const from = dayOf(year, startMonth, 1);
  const to = addDays(dayOf(year + 1, startMonth, 1), -1);
  const school = useSchoolHolidays(from, to);
  return useMemo(() => [...holidays, ...school.flatMap(schoolLines)], [holidays, school]);
}

/** Returns the days of a school holiday that are marked. */
export function schoolLines({ title, startDate, endDate }: Omit<SchoolHoliday, 'id'>): WheelHoliday[] {
  const days: Day[] = [];
  for (let day = startDate; day <= endDate; day = addDays(day, 1)) days.push(day);
  const isWeekday = (day: Day) => !['SATURDAY', 'SUNDAY'].includes(weekdayOf(day));
  const marked = days.length > mostMarked ? [startDate, endDate] : days.filter(isWeekday);
  return marked.map((date) => ({ date, title }));
}
