import { FoundCalendar } from '../address/found-calendar.tsx';
import { daysOfYear } from '../address/shown-year.ts';
import { usePageAddress } from '../address/use-page-address.ts';
import { useShownYears } from '../address/use-shown-years.ts';
import { useWheelChoices } from '../address/use-wheel-choices.ts';
import { forksOf } from '../copy/forks.tsx';
import { OneCalendar, yearOfCalendar } from './one-calendar.tsx';

/** /calendar/:uri: one year wheel. */
export function Component() {
  const { startMonth } = useWheelChoices().choices;
  const { year } = usePageAddress(startMonth);
  const { years } = useShownYears();
  return (
    <FoundCalendar
      // Without a year in the address it opens on one that has something: nearly always this one.
      beside={{
        kind: 'CALENDAR',
        asks: (id) => [yearOfCalendar(id, daysOfYear(year, startMonth, years)), forksOf(id)],
      }}
      show={(calendar, reload) => <OneCalendar calendar={calendar} onReload={reload} />}
    />
  );
}
