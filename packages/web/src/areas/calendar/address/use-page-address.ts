import { useSearchParams } from 'react-router';
import { useClient } from 'urql';
import { useToday } from '../../../core/time/use-today.ts';
import { ActivityDocument } from '../../../generated/graphql.ts';
import { useHomeYear } from './home-year.ts';
import { readYear } from './shown-year.ts';

/** What the address of a page with a wheel says after its path: the year, and the activity that is open. */
export interface PageAddress {
  year: number;
  /** The year as written in the address, even if no wheel can show it; null if there is none. */
  yearWritten: string | null;
  /** Goes to a year. Back undoes this, unless `replace` only corrects the address. */
  setYear: (year: number, options?: { replace: boolean }) => void;
  /** Id of the activity whose panel is open, or null. */
  activity: string | null;
  openActivity: (id: string) => void;
  closeActivity: () => void;
}

/**
 * The year and the open activity. Without a year in the address, the year is that of `HomeYearProvider`, of twelve months from `startMonth` (1–12); see
 * `readYear`. Back undoes opening an activity, but not going from one to another.
 */
export function usePageAddress(startMonth = 1): PageAddress {
  const today = useToday();
  const home = useHomeYear(startMonth);
  const client = useClient();
  const [address, setAddress] = useSearchParams();
  const change = (name: string, value: string | null, replace = false) => {
    const next = new URLSearchParams(address);
    if (value === null) next.delete(name);
    else next.set(name, value);
    setAddress(next, { replace, preventScrollReset: true });
  };
  return {
    year: address.has('year') ? readYear(address.get('year'), today, startMonth) : home,
    yearWritten: address.get('year'),
    setYear: (year, { replace } = { replace: false }) => change('year', year === home ? null : String(year), replace),
    activity: /^[1-9]\d{0,14}$/.exec(address.get('activity') ?? '')?.[0] ?? null,
    openActivity: (id) => {
      // Asked for at the press, while the page makes room; the panel waits for the same answer.
      void client.query(ActivityDocument, { id }).toPromise();
      change('activity', id, address.has('activity'));
    },
    closeActivity: () => change('activity', null, true),
  };
}
