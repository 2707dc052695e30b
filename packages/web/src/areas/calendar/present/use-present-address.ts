import { useParams } from 'react-router';
import { useToday } from '../../../core/time/use-today.ts';
import { readStartMonth, readYear } from '../address/shown-year.ts';

/** The year and the first month (1–12) in the address of a presentation; those that are missing or wrong are the present year and January. */
export function usePresentAddress(): { year: number; startMonth: number } {
  const today = useToday();
  const { year, startMonth: written } = useParams();
  const startMonth = readStartMonth(written) ?? 1;
  return { year: readYear(year, today, startMonth), startMonth };
}
