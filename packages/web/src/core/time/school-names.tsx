import type { Day } from '@samspel/domain/time/day';
import { saySpan } from '@samspel/i18n/days';
import { useText } from '../../texts/text.tsx';
import { useSchoolHolidays } from './use-school-holidays.ts';

/** The school holidays of my organization that touch some days, as items of a list: 'Haustferie: 5.–9. oktober'. */
export function SchoolNames({ from, to }: { from: Day; to: Day }) {
  const say = useText();
  return useSchoolHolidays(from, to).map(({ id, title, startDate, endDate }) => (
    <li key={id}>
      {title}: {saySpan(say, startDate, endDate, from)}
    </li>
  ));
}
