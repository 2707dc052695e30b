import { calendarYears } from '@samspel/domain/calendar/calendar';
import { useSearchParams } from 'react-router';
import { useToday } from '../../../core/time/use-today.ts';
import { yearHolding } from './shown-year.ts';

/** What the address of a page with a wheel says beside its path: the year, and the activity that is open. */
export interface PageAddress {
  year: number;
  setYear: (year: number) => void;
  /** Id of the activity whose panel is open, or null. */
  activity: string | null;
  openActivity: (id: string) => void;
  closeActivity: () => void;
}

/**
 * The year that shows today, of twelve months from `startMonth` (1–12) on, unless the address names one that a wheel can show.
 * Opening an activity is a step that Back undoes.
 */
export function usePageAddress(startMonth = 1): PageAddress {
  const today = useToday();
  const [address, setAddress] = useSearchParams();
  const change = (name: string, value: string | null, replace = false) => {
    const next = new URLSearchParams(address);
    if (value === null) next.delete(name);
    else next.set(name, value);
    setAddress(next, { replace, preventScrollReset: true });
  };
  return {
    year: readYear(address.get('year'), today, startMonth),
    setYear: (year) => change('year', year === yearHolding(today, startMonth) ? null : String(year), true),
    activity: /^[1-9]\d{0,14}$/.exec(address.get('activity') ?? '')?.[0] ?? null,
    openActivity: (id) => change('activity', id),
    closeActivity: () => change('activity', null, true),
  };
}

/** A year written in an address, or the one that shows today where it is none that a wheel can show. */
export function readYear(written: string | null | undefined, today: string, startMonth = 1): number {
  const year = Number(written);
  const { first, last } = calendarYears(today);
  return Number.isInteger(year) && year >= first && year <= last ? year : yearHolding(today, startMonth);
}
