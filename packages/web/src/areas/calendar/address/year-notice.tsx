import { calendarYears } from '@samspel/domain/calendar/calendar';
import { useToday } from '../../../core/time/use-today.ts';
import { useText } from '../../../texts/text.tsx';
import { PageNotice } from '../../../ui/layout/page-notice.tsx';
import { readYear, sayYear } from './shown-year.ts';

interface Props {
  /** The year as written in the address; null or undefined if there is none. */
  written: string | null | undefined;
  /** The year that is shown. */
  year: number;
  startMonth: number;
}

/** Says that no wheel can show the year in the address, and which year is shown instead (product/activities#days). */
export function YearNotice({ written, year, startMonth }: Props) {
  const say = useText();
  const today = useToday();
  const isAsked = !written || String(readYear(written, today, startMonth)) === written;
  if (isAsked) return null;
  const { first, last } = calendarYears(today);
  const values = {
    written: written.slice(0, 20),
    first: String(first),
    last: String(last),
    shown: sayYear(year, startMonth),
  };
  return <PageNotice kind="warning">{say('wheel.yearOutside', values)}</PageNotice>;
}
