import { useSearchParams } from 'react-router';
import { useClient } from 'urql';
import { useToday } from '../../../core/time/use-today.ts';
import { ActivityDocument } from '../../../generated/graphql.ts';
import { readYear, yearHolding } from './shown-year.ts';

/** What the address of a page with a wheel says beside its path: the year, and the activity that is open. */
export interface PageAddress {
  year: number;
  /** The year as it is written, whether a wheel can show it or not; null if none is. */
  yearWritten: string | null;
  /** Going to a year is a step that Back undoes, unless it only mends the address. */
  setYear: (year: number, options?: { replace: boolean }) => void;
  /** Id of the activity whose panel is open, or null. */
  activity: string | null;
  openActivity: (id: string) => void;
  closeActivity: () => void;
}

/**
 * The year that shows today, of twelve months from `startMonth` (1–12) on, unless the address names another; see `readYear`.
 * Opening an activity is a step that Back undoes; going from one to another is none.
 */
export function usePageAddress(startMonth = 1): PageAddress {
  const today = useToday();
  const client = useClient();
  const [address, setAddress] = useSearchParams();
  const change = (name: string, value: string | null, replace = false) => {
    const next = new URLSearchParams(address);
    if (value === null) next.delete(name);
    else next.set(name, value);
    setAddress(next, { replace, preventScrollReset: true });
  };
  return {
    year: readYear(address.get('year'), today, startMonth),
    yearWritten: address.get('year'),
    setYear: (year, { replace } = { replace: false }) =>
      change('year', year === yearHolding(today, startMonth) ? null : String(year), replace),
    activity: /^[1-9]\d{0,14}$/.exec(address.get('activity') ?? '')?.[0] ?? null,
    openActivity: (id) => {
      // Asked for at the press, while the page makes room; the panel waits for the same answer.
      void client.query(ActivityDocument, { id }).toPromise();
      change('activity', id, address.has('activity'));
    },
    closeActivity: () => change('activity', null, true),
  };
}
