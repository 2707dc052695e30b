import type { Day } from '@samspel/domain/time/day';
import { useLocation, useNavigate, useParams } from 'react-router';
import { pastGuards } from '../../../core/forms/use-blocked.ts';
import { useToday } from '../../../core/time/use-today.ts';
import { paths } from './paths.ts';
import { firstDayIn, readStartMonth, readYear, yearHolding } from './shown-year.ts';
import { usePageAddress } from './use-page-address.ts';
import { useWheelChoices } from './use-wheel-choices.ts';

/** An activity that the page has gone to: it is highlighted, and its month is chosen. */
export interface Landed {
  id: string;
  startDate: Day;
}

/**
 * Returns a function that goes to an activity on a page with a wheel, of one year wheel or of a person's year: to the year that contains it, where it
 * is highlighted (product/year-wheels#years).
 */
export function useGoToActivity(): (activity: Landed) => void {
  const navigate = useNavigate();
  const { startMonth, addressOf } = useShownYear();
  return ({ id, startDate }) => {
    const landed: Landed = { id, startDate };
    const to = addressOf(yearHolding(startDate, startMonth));
    // The form that was saved is still open, with all that was written.
    pastGuards(
      () => void navigate(to, { replace: true, state: { keepFocus: true, landed }, preventScrollReset: true }),
    );
  };
}

/** Returns the activity that the page has just gone to; undefined after the next step of the address. */
export const useLanded = (): Landed | undefined => useLocation().state?.landed;

/** The first day proposed in the form of a new activity; see `firstDayIn`. */
export function useFirstDay(): Day {
  const today = useToday();
  const { year, startMonth } = useShownYear();
  return firstDayIn(year, startMonth, today);
}

/** Returns a day of the month that is open when a year wheel has just been made, for its first activity; undefined otherwise. */
export function useFirstMonth(): Day | undefined {
  const day = useFirstDay();
  return useLocation().state?.firstMonth === true ? day : undefined;
}

/** The year that the page shows: the path has it for a person's year, the query for one year wheel. */
function useShownYear() {
  const today = useToday();
  const { choices } = useWheelChoices();
  const { person, year: writtenYear, startMonth: writtenMonth } = useParams();
  const { pathname, search } = useLocation();
  const monthInPath = readStartMonth(writtenMonth);
  const startMonth = monthInPath ?? choices.startMonth;
  const { year: inQuery } = usePageAddress(startMonth);
  if (!person) {
    const addressOf = (year: number) => {
      const query = new URLSearchParams(search);
      query.set('year', String(year));
      return `${pathname}?${query}`;
    };
    return { year: inQuery, startMonth, addressOf };
  }
  return {
    year: readYear(writtenYear, today, startMonth),
    startMonth,
    addressOf: (year: number) => paths.year(person, year, monthInPath) + search,
  };
}
