import { addDays, addMonths, type Day, dayOf } from '@samspel/domain/time/day';
import { sayMonth, saySpan } from '@samspel/i18n/days';
import { isMonthTouched, RingGlyph, type WheelActivity, yearWindow } from '@samspel/wheel';
import { useMemo } from 'react';
import { useToday } from '../../../../core/time/use-today.ts';
import { useText } from '../../../../texts/text.tsx';
import { YearSteps } from '../../board/frame/year-steps.tsx';
import { MonthGrid } from '../../board/list/month-grid.tsx';
import { wheelHolidays } from '../../board/model/wheel-texts.ts';
import styles from './calendar-months.module.css';
import { ListHead } from './list-head.tsx';
import type { SharedProps } from './shared-props.ts';
import type { Contents } from './use-contents.ts';

type Props = SharedProps & { contents: Contents };

/** The year as a calendar: each month with its days and activities. Chosen months hide the others. */
export function CalendarMonths({ shared, locale, years, onYear, contents }: Props) {
  const { selection, isNarrowed } = contents;
  const { months, label } = yearWindow({ year: shared.year, startMonth: shared.startMonth, twoYears: true });
  const holidays = useMemo(
    () => wheelHolidays(shared.year, shared.startMonth, locale).map(({ date }) => date),
    [shared.year, shared.startMonth, locale],
  );
  return (
    <>
      <div className={styles.head}>
        <YearSteps year={shared.year} label={label} years={years} onYear={onYear} />
        <ListHead contents={contents} year={shared.year} />
      </div>
      <div className={styles.months} data-alone={isNarrowed || undefined}>
        {months
          .filter(({ month }) => !isNarrowed || isMonthTouched(selection, month - 1))
          .map(({ year, month }) => (
            <Month key={month} {...{ year, month, holidays, contents }} isOtherYear={year !== shared.year} />
          ))}
      </div>
    </>
  );
}

interface MonthProps {
  year: number;
  /** 1–12. */
  month: number;
  isOtherYear: boolean;
  holidays: readonly Day[];
  contents: Contents;
}

function Month({ year, month, isOtherYear, holidays, contents: { chosen, rings } }: MonthProps) {
  const say = useText();
  const today = useToday();
  const first = dayOf(year, month, 1);
  const last = addDays(addMonths(first, 1), -1);
  const activities = chosen.filter(({ startDate, endDate }) => startDate <= last && endDate >= first);
  const name = sayMonth(say, month);
  return (
    <section className={styles.month}>
      <h2>{isOtherYear ? say('time.monthYear', { month: name, year: String(year) }) : name}</h2>
      <MonthGrid {...{ first, last, today, holidays, rings }} activities={activities} />
      <ul>
        {activities.map((activity) => (
          <li key={activity.id}>
            <Glyph activity={activity} rings={rings} />
            <span>
              <span className={styles.when}>{saySpan(say, activity.startDate, activity.endDate, today)}</span>
              <span className={styles.what}>{activity.title}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Glyph({ activity, rings }: { activity: WheelActivity; rings: Contents['rings'] }) {
  const index = Number(activity.ringId);
  const ring = rings[index];
  return ring ? <RingGlyph ring={ring} index={index} /> : null;
}
