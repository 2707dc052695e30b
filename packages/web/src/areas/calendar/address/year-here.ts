import type { WrittenActivity } from '@samspel/domain/import/written-activity';
import { useEffect, useRef } from 'react';

/** What the page with a year does with what a person writes in the search field. */
interface YearHere {
  /** Begins a new activity on the page. */
  begin?: ((written: WrittenActivity) => void) | undefined;
  /** Shows a year on the page. */
  goTo: (year: number) => void;
}

/** The page with a year that is open; null on other pages. */
let here: { current: YearHere } | null = null;

/** Offers what a page with a year does, for as long as it is open. */
export function useYearHere(given: YearHere): void {
  const newest = useRef(given);
  newest.current = given;
  useEffect(() => {
    here = newest;
    return () => {
      if (here === newest) here = null;
    };
  }, []);
}

/** Returns what the page that is open does with it; null if it is no page with a year. */
export const yearHere = (): YearHere | null => here?.current ?? null;
