import { createContext, useContext } from 'react';
import { useToday } from '../../../core/time/use-today.ts';
import { yearHolding } from './shown-year.ts';

const HomeYear = createContext<number | null>(null);

/** Names the year that a page shows if its address names none; by default the one that contains today. */
export const HomeYearProvider = HomeYear.Provider;

/** Returns the year that the page shows if its address names none. */
export function useHomeYear(startMonth: number): number {
  const today = useToday();
  return useContext(HomeYear) ?? yearHolding(today, startMonth);
}
