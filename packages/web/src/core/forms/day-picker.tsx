import { addDays, addMonths, type Day, dayOf, monthOf, weekdayOf, yearOf } from '@samspel/domain/time/day';
import { type Holiday, holidaysOf } from '@samspel/domain/time/holidays';
import { bridgingDaysOf } from '@samspel/domain/time/working-days';
import { sayDay, sayMonth, sayShortDay, sayWeekday } from '@samspel/i18n/days';
import { column } from '@samspel/i18n/locale';
import { useState } from 'react';
import { DayPicker as Calendar } from 'react-day-picker';
import { useLocale } from '../../texts/locale.ts';
import { useText } from '../../texts/text.tsx';
import { useIsSignedIn } from '../person/me.tsx';
import { SchoolNames } from '../time/school-names.tsx';
import styles from './day-picker.module.css';

interface Props {
  day: Day | undefined;
  /** The first day that can be chosen. */
  min: Day | undefined;
  today: Day;
  onPick: (day: Day) => void;
}

/** The list of years offers this many years before and after this one; others can be typed. */
const yearsAround = 10;

/** A month of days to choose from, with ISO weeks, and the month's public holidays, bridging days and school holidays by name. */
export default function DayPicker({ day, min, today, onPick }: Props) {
  const say = useText();
  const locale = useLocale();
  const [month, setMonth] = useState(() => dateOf(day ?? min ?? today));
  const shown = dayFrom(month);
  const holidays = holidaysOf(yearOf(shown)).filter((holiday) => monthOf(holiday.day) === monthOf(shown));
  const bridging = bridgingDaysOf(yearOf(shown)).filter((one) => monthOf(one) === monthOf(shown));
  const first = dayOf(yearOf(shown), monthOf(shown), 1);
  const isSignedIn = useIsSignedIn();
  const nameOf = ({ name }: Holiday) => name[column[locale]];
  const sayIn = (date: Date) => {
    const of = dayFrom(date);
    const names = holidays.filter((holiday) => holiday.day === of).map(nameOf);
    return [...(of === today ? [say('time.today')] : []), sayDay(say, of, today), ...names].join(', ');
  };
  return (
    <>
      <Calendar
        mode="single"
        autoFocus
        required
        ISOWeek
        showWeekNumber
        showOutsideDays
        captionLayout="dropdown"
        selected={day ? dateOf(day) : undefined}
        today={dateOf(today)}
        month={month}
        onMonthChange={setMonth}
        startMonth={dateOf(dayOf(yearOf(today) - yearsAround, 1, 1))}
        endMonth={dateOf(dayOf(yearOf(today) + yearsAround, 12, 1))}
        disabled={min ? { before: dateOf(min) } : undefined}
        onSelect={(date) => onPick(dayFrom(date))}
        modifiers={{
          red: (date) => weekdayOf(dayFrom(date)) === 'SUNDAY' || holidays.some((one) => one.day === dayFrom(date)),
        }}
        modifiersClassNames={{ red: styles.red! }}
        classNames={styles as Record<string, string>}
        formatters={{
          formatMonthDropdown: (date) => sayMonth(say, date.getMonth() + 1),
          formatWeekdayName: (date) => say(`time.weekdayShort.${weekdayOf(dayFrom(date))}`),
          formatWeekNumber: (week) => String(week),
          formatWeekNumberHeader: () => '',
        }}
        labels={{
          labelDayButton: sayIn,
          labelGridcell: sayIn,
          labelGrid: (date) =>
            say('time.monthYear', { month: sayMonth(say, date.getMonth() + 1), year: String(date.getFullYear()) }),
          labelMonthDropdown: () => say('time.pick.month'),
          labelYearDropdown: () => say('time.pick.year'),
          labelNext: () => say('time.pick.next'),
          labelPrevious: () => say('time.pick.previous'),
          labelNav: () => say('time.pick.month'),
          labelWeekNumberHeader: () => say('time.pick.weeks'),
          labelWeekNumber: (week) => say('time.week', { week }),
          labelWeekday: (date) => sayWeekday(say, weekdayOf(dayFrom(date))),
        }}
      />
      {(holidays.length > 0 || bridging.length > 0 || isSignedIn) && (
        <ul className={styles.holidays}>
          {holidays.map((holiday) => (
            <li key={nameOf(holiday)}>
              {sayShortDay(say, holiday.day, shown)}: {nameOf(holiday)}
            </li>
          ))}
          {bridging.map((one) => (
            <li key={one}>
              {sayShortDay(say, one, shown)}: {say('daysOff.bridging')}
            </li>
          ))}
          {isSignedIn && <SchoolNames from={first} to={addDays(addMonths(first, 1), -1)} />}
        </ul>
      )}
    </>
  );
}

/** Returns a day as the calendar counts: midnight by the browser's own clock. */
const dateOf = (day: Day): Date => new Date(`${day}T00:00`);

const dayFrom = (date: Date): Day => dayOf(date.getFullYear(), date.getMonth() + 1, date.getDate());
