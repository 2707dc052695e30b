import { deadlineOf } from '@samspel/domain/calendar/progress';
import {
  type Day,
  dayOfMonth,
  daysBetween,
  isoWeek,
  monthOf,
  type Weekday,
  weekdayOf,
  yearOf,
} from '@samspel/domain/time/day';
import { osloClock } from '@samspel/domain/time/oslo';
import type { Say } from './say.ts';

/** The months as `time.month` numbers them; January is 1. */
type Month = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

/** 'januar'. The month is 1–12. */
export function sayMonth(say: Say, month: number): string {
  return say(`time.month.${month as Month}`);
}

/** 'jan'. The month is 1–12. */
export function sayMonthShort(say: Say, month: number): string {
  return say(`time.monthShort.${month as Month}`);
}

/** 'måndag'. */
export function sayWeekday(say: Say, weekday: Weekday): string {
  return say(`time.weekday.${weekday}`);
}

/** 'fredag 15. januar', with the year if it is not today's (Oslo). */
export function sayDay(say: Say, day: Day, today: Day): string {
  const values = { weekday: sayWeekday(say, weekdayOf(day)), ...dayAndMonth(say, day), year: String(yearOf(day)) };
  return say(isThisYear(day, today) ? 'time.weekdayDayMonth' : 'time.weekdayDayMonthYear', values);
}

/** '15. januar', with the year if it is not today's. */
export function sayShortDay(say: Say, day: Day, today: Day): string {
  return isThisYear(day, today) ? say('time.dayMonth', dayAndMonth(say, day)) : withYear(say, day);
}

/** '15.01.2027', in English '15/01/2027': the day as a field shows it. */
export function sayWrittenDay(say: Say, day: Day): string {
  const [year = '', month = '', dayOfMonth = ''] = day.split('-');
  return say('time.written', { day: dayOfMonth, month, year });
}

/** The days from start to end, both included: 'fredag 15. januar', '3.–7. juni', '28. mai – 3. juni', with years that are not today's. */
export function saySpan(say: Say, start: Day, end: Day, today: Day): string {
  if (start === end) return sayDay(say, start, today);
  if (start.slice(0, 7) === end.slice(0, 7)) return sayWithinMonth(say, start, end, today);
  const isOneYear = yearOf(start) === yearOf(end);
  return say('time.span', {
    start: isOneYear ? say('time.dayMonth', dayAndMonth(say, start)) : withYear(say, start),
    end: isOneYear ? sayShortDay(say, end, today) : withYear(say, end),
  });
}

/** A moment as clocks in Oslo show it: 'kl. 14:32', with the day if it is not today. */
export function sayMoment(say: Say, moment: Date, today: Day): string {
  const { day, time } = osloClock(moment);
  const [hours, minutes] = time.split(':') as [string, string];
  if (day === today) return say('time.clock', { hours, minutes });
  return say('time.dayAtClock', { day: sayShortDay(say, day, today), hours, minutes });
}

/** How far away a deadline is: 'under éin dag att', '3 dagar att', '2 dagar over fristen' (product/activities#overdue-and-days-left). */
export function sayDaysLeft(say: Say, endDate: Day, today: Day): string {
  const { kind, days } = deadlineOf({ endDate }, today);
  if (kind === 'underOneDay') return say('time.underOneDay');
  return say(kind === 'left' ? 'time.daysLeft' : 'time.daysOver', { days });
}

/** 'i dag', 'i morgon', 'om 3 dagar', 'for 2 veker sidan'; weeks from 14 days on. */
export function sayRelativeDay(say: Say, day: Day, today: Day): string {
  const days = daysBetween(today, day);
  const near = { '-1': 'time.yesterday', '0': 'time.today', '1': 'time.tomorrow' } as const;
  if (Math.abs(days) <= 1) return say(near[String(days) as keyof typeof near]);
  const distance = Math.abs(days);
  if (distance < 14) return say(days > 0 ? 'time.inDays' : 'time.daysAgo', { days: distance });
  return say(days > 0 ? 'time.inWeeks' : 'time.weeksAgo', { weeks: Math.floor(distance / 7) });
}

/** 'veke 45', the ISO week. */
export function sayWeek(say: Say, day: Day): string {
  return say('time.week', { week: String(isoWeek(day).week) });
}

function sayWithinMonth(say: Say, start: Day, end: Day, today: Day): string {
  const values = {
    first: String(dayOfMonth(start)),
    last: String(dayOfMonth(end)),
    month: sayMonth(say, monthOf(start)),
    year: String(yearOf(start)),
  };
  return say(isThisYear(start, today) ? 'time.daysInMonth' : 'time.daysInMonthYear', values);
}

function withYear(say: Say, day: Day): string {
  return say('time.dayMonthYear', { ...dayAndMonth(say, day), year: String(yearOf(day)) });
}

function dayAndMonth(say: Say, day: Day): { day: string; month: string } {
  return { day: String(dayOfMonth(day)), month: sayMonth(say, monthOf(day)) };
}

function isThisYear(day: Day, today: Day): boolean {
  return yearOf(day) === yearOf(today);
}
