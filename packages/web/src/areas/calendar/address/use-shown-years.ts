import { mostYears } from '@samspel/domain/calendar/calendar';
import { useSearchParams } from 'react-router';
import { useMay } from '../../../core/person/use-may.ts';

/** How many years follow each other on a timeline, and how to change that. */
export interface ShownYears {
  /** 1–3; 1 without the permission for the timeline. */
  years: number;
  setYears: (years: number) => void;
}

/** The address has how many years a timeline shows (`years`), so that a reload, Back and a shared link show the same. */
export function useShownYears(): ShownYears {
  const [address, setAddress] = useSearchParams();
  const hasTimeline = useMay().use('CALENDAR_TIMELINE');
  const written = Number(address.get('years'));
  const isNumber = Number.isInteger(written) && written >= 1 && written <= mostYears;
  return {
    years: hasTimeline && isNumber ? written : 1,
    setYears: (years) =>
      setAddress(
        (before) => {
          const next = new URLSearchParams(before);
          if (years === 1) next.delete('years');
          else next.set('years', String(years));
          return next;
        },
        { replace: true, preventScrollReset: true, state: { keepFocus: true } },
      ),
  };
}
