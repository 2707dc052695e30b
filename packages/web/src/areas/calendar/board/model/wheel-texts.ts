import { holidaysOf } from '@samspel/domain/time/holidays';
import { sayMonth, sayMonthShort, sayShortDay, saySpan } from '@samspel/i18n/days';
import { column, formatLocale, type Locale } from '@samspel/i18n/locale';
import type { Say } from '@samspel/i18n/say';
import type { NamedMonth, WheelActivity, WheelCounts, WheelHoliday, WheelTexts } from '@samspel/wheel';

const months = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** Every text of the wheel in the language shown. Days are written relative to `today`. */
export function wheelTextsOf(say: Say, locale: Locale, today: string): WheelTexts {
  const monthTitle = ({ month, year }: NamedMonth) =>
    say('time.monthYear', { month: sayMonth(say, month), year: String(year) });
  return {
    locale: formatLocale[locale],
    monthsLong: months.map((month) => sayMonth(say, month)),
    monthsShort: months.map((month) => sayMonthShort(say, month)),
    months: say('wheel.months'),
    wheel: (year) => say('wheel.label', { year }),
    help: say('wheel.help'),
    monthTitle,
    monthLabel: (month, counts, holidays) =>
      joined(
        say('wheel.cell', { of: sayMonth(say, month.month), counts: counted(say, counts) }),
        holidayWords(say, holidays),
      ),
    ringInMonthLabel: (month, ring, counts) =>
      say('wheel.cell', {
        of: say('wheel.ringInMonth', { month: sayMonth(say, month.month), ring: ring.title }),
        counts: counted(say, counts),
      }),
    days: (start, end) => saySpan(say, start, end, today),
    state: (activity) => stateOf(say, activity),
    more: (count) => say('event.preview.more', { count }),
    noActivities: say('wheel.activities', { count: 0 }),
    selected: (choice, activities) => {
      const chosen = choice.map(({ month, rings }) =>
        rings === 'all' ? sayMonth(say, month) : `${sayMonth(say, month)} (${rings.join(', ')})`,
      );
      return say('wheel.chosen', {
        months: chosen.join(', '),
        activities: say('wheel.activities', { count: activities }),
      });
    },
    nothingSelected: say('wheel.nothingChosen'),
    today: say('time.today'),
    progress: (done, total) => say('wheel.progress', { done, total }),
    percent: (percent) => say('wheel.percent', { percent }),
    progressLabel: say('wheel.progressOf'),
    yearSwitcher: say('wheel.yearSwitcher'),
    previousYear: (year) => say('wheel.goToYear', { year: String(year) }),
    nextYear: (year) => say('wheel.goToYear', { year: String(year) }),
    zoom: say('wheel.zoom'),
    enlarge: (first, last) =>
      first === last
        ? say('wheel.zoom.inMonth', { month: sayMonthShort(say, first.month) })
        : say('wheel.zoom.in', { first: sayMonthShort(say, first.month), last: sayMonthShort(say, last.month) }),
    wholeWheel: say('wheel.zoom.out'),
    enlarged: (first, last) =>
      first === last
        ? say('wheel.zoom.doneMonth', { month: sayMonth(say, first.month) })
        : say('wheel.zoom.done', monthNames(say, [first, last])),
    week: (week) => say('time.week', { week: String(week) }),
    table: {
      caption: (year, shown) =>
        say('wheel.table.shown', { activities: say('wheel.activities', { count: shown }), year }),
      title: say('wheel.table.activity'),
      ring: say('wheel.ring'),
      start: say('field.startDate'),
      end: say('field.endDate'),
      state: say('wheel.table.state'),
      sortBy: (name) => say('wheel.table.sortBy', { name }),
      showMore: (count) => say('wheel.table.showMore', { count }),
      open: say('event.notDone'),
      day: (date) => sayShortDay(say, date, today),
    },
    legend: say('wheel.rings'),
    legendTexts: {
      counts: (open, done) => say('wheel.legend.counts', { open, done }),
      open: (count) => say('wheel.legend.open', { count }),
      hide: (ring) => say('wheel.legend.hide', { ring }),
      show: (ring) => say('wheel.legend.show', { ring }),
      only: (ring) => say('wheel.legend.only', { ring }),
      onlyShort: say('wheel.legend.onlyShort'),
      all: say('wheel.legend.all'),
      move: (ring) => say('wheel.legend.move', { ring }),
      tools: (ring) => say('wheel.legend.tools', { ring }),
      moveUp: (ring) => say('wheel.legend.moveUp', { ring }),
      moveDown: (ring) => say('wheel.legend.moveDown', { ring }),
      moved: (ring, place, of) => say('wheel.legend.moved', { ring, place, of }),
      signs: {
        label: say('wheel.signs'),
        open: say('wheel.signs.open'),
        done: say('wheel.signs.done'),
        overdue: say('wheel.signs.overdue'),
        manyOverdue: say('wheel.signs.manyOverdue'),
        today: say('wheel.signs.today'),
        holiday: say('wheel.signs.holiday'),
      },
    },
    activityCount: (count) => say('wheel.activities', { count }),
  };
}

/** Returns the public holidays of the year, and of the next one unless the wheel starts in January, as the wheel names them. */
export function wheelHolidays(year: number, startMonth: number, locale: Locale): WheelHoliday[] {
  const years = startMonth === 1 ? [year] : [year, year + 1];
  return years.flatMap(holidaysOf).map(({ day, name }) => ({ date: day, title: name[column[locale]] }));
}

function stateOf(say: Say, { isDone, isOverdue }: WheelActivity): string {
  if (isDone) return say('event.done');
  return isOverdue ? say('event.overdue') : '';
}

function counted(say: Say, { total, done, overdue }: WheelCounts): string {
  return [
    say('wheel.count', { count: total }),
    ...(done > 0 ? [say('wheel.done', { count: done })] : []),
    ...(overdue > 0 ? [say('wheel.overdue', { count: overdue })] : []),
  ].join(', ');
}

function monthNames(say: Say, [first, last]: [NamedMonth, NamedMonth]): { first: string; last: string } {
  return { first: sayMonth(say, first.month), last: sayMonth(say, last.month) };
}

function holidayWords(say: Say, holidays: readonly WheelHoliday[]): string {
  const names = [...new Set(holidays.map(({ title }) => title))].join(', ');
  return names && say('wheel.holidays', { names });
}

const joined = (...sentences: string[]): string => sentences.filter(Boolean).join('. ');
