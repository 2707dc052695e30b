import type { Day } from '@samspel/domain/time/day';
import { useLocation, useNavigate } from 'react-router';
import { useText } from '../../../core/texts/text.tsx';
import { usePageAddress } from '../use-page-address.ts';
import { sayYear, yearHolding } from './shown-year.ts';
import { useWheelChoices } from './use-wheel-choices.ts';

/**
 * For the toast after something was made on the page of a year wheel: the way to the year in which it lies, 'Vis 2027', or
 * undefined where the year shown holds it. It works on after the form is gone.
 */
export function useYearOffer(): (firstDay: Day) => { words: string; run: () => void } | undefined {
  const say = useText();
  const { choices } = useWheelChoices();
  const { year: shown } = usePageAddress(choices.startMonth);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return (firstDay) => {
    const year = yearHolding(firstDay, choices.startMonth);
    if (year === shown) return undefined;
    return {
      words: say('wheel.goToYear', { year: sayYear(year, choices.startMonth) }),
      run: () => void navigate(`${pathname}?year=${year}`, { state: { keepFocus: true }, preventScrollReset: true }),
    };
  };
}
