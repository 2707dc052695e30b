import type { Day } from '@samspel/domain/time/day';
import { useLocation, useNavigate, useParams } from 'react-router';
import { useToday } from '../../../core/time/use-today.ts';
import { useText } from '../../../texts/text.tsx';
import { paths } from './paths.ts';
import { firstDayIn, readStartMonth, readYear, sayYear, yearHolding } from './shown-year.ts';
import { usePageAddress } from './use-page-address.ts';
import { useWheelChoices } from './use-wheel-choices.ts';

/**
 * For the toast after something was created on a page with a wheel, of one year wheel or of a person's year: a link to the year that contains it,
 * 'Vis 2027', or undefined if that year is shown. It still works after the form has closed.
 */
export function useYearOffer(): (firstDay: Day) => { words: string; run: () => void } | undefined {
  const say = useText();
  const navigate = useNavigate();
  const { year: shown, startMonth, addressOf } = useShownYear();
  return (firstDay) => {
    const year = yearHolding(firstDay, startMonth);
    if (year === shown) return undefined;
    return {
      words: say('wheel.goToYear', { year: sayYear(year, startMonth) }),
      run: () => void navigate(addressOf(year), { state: { keepFocus: true }, preventScrollReset: true }),
    };
  };
}

/** The first day proposed in the form of a new activity; see `firstDayIn`. */
export function useFirstDay(): Day {
  const today = useToday();
  const { year, startMonth } = useShownYear();
  return firstDayIn(year, startMonth, today);
}

/** The year that the page shows: the path has it for a person's year, the query for one year wheel. */
function useShownYear() {
  const today = useToday();
  const { choices } = useWheelChoices();
  const { person, year: writtenYear, startMonth: writtenMonth } = useParams();
  const { pathname } = useLocation();
  const monthInPath = readStartMonth(writtenMonth);
  const startMonth = monthInPath ?? choices.startMonth;
  const { year: inQuery } = usePageAddress(startMonth);
  if (!person) return { year: inQuery, startMonth, addressOf: (year: number) => `${pathname}?year=${year}` };
  return {
    year: readYear(writtenYear, today, startMonth),
    startMonth,
    addressOf: (year: number) => paths.year(person, year, monthInPath),
  };
}
