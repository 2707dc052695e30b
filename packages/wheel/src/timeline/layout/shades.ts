import { dayNumber, weekdayOf } from '../../time/day.ts';
import type { WheelHoliday } from '../../types.ts';
import { type DayRange, meeting } from './days.ts';

/** A span of days that many have off, such as the school's winter holiday. `endDate` is included. */
export type TimelineBreak = { title: string; startDate: string; endDate: string };

/** Days that are shaded behind the lanes. Weekends have no title. */
export type TimelineShade = DayRange & { kind: 'weekend' | 'holiday' | 'break'; title: string };

type Given = { holidays?: readonly WheelHoliday[]; breaks?: readonly TimelineBreak[] };

/** Returns what is shaded within a range: breaks, over them weekends, over those holidays; each kind by its days. */
export function shadesOf(range: DayRange, { holidays = [], breaks = [] }: Given): TimelineShade[] {
  const within = (kind: TimelineShade['kind'], title: string, days: DayRange): TimelineShade[] => {
    const met = meeting(range, days);
    return met ? [{ kind, title, ...met }] : [];
  };
  const weekends: TimelineShade[] = [];
  for (let monday = range.from - weekdayOf(range.from); monday <= range.to; monday += 7) {
    weekends.push(...within('weekend', '', { from: monday + 5, to: monday + 6 }));
  }
  return [
    ...breaks
      .flatMap(({ title, startDate, endDate }) =>
        within('break', title, { from: dayNumber(startDate), to: dayNumber(endDate) }),
      )
      .sort((one, other) => one.from - other.from),
    ...weekends,
    ...holidaysByDay(holidays)
      .flatMap(([date, title]) => within('holiday', title, { from: dayNumber(date), to: dayNumber(date) }))
      .sort((one, other) => one.from - other.from),
  ];
}

/** Returns the names of each day off, together if it has two, as 17 May has when it is Whit Monday too. */
function holidaysByDay(holidays: readonly WheelHoliday[]): [date: string, title: string][] {
  const byDay = Map.groupBy(holidays, ({ date }) => date);
  return [...byDay].map(([date, all]) => [date, [...new Set(all.map(({ title }) => title))].join(', ')]);
}
