import { dayNumber, daysInMonth } from './day.ts';

/** One of the twelve months as drawn; `slot` 0 is drawn first. */
export type WheelMonth = {
  slot: number;
  year: number;
  /** 1–12 */
  month: number;
  days: number;
  /** Day number of its first day. */
  firstDay: number;
};

/** The twelve months that the wheel shows, in the order they are drawn. */
export type YearWindow = {
  months: readonly WheelMonth[];
  /** '2026', or '2026/27' where the months before the start month belong to the next year. */
  label: string;
};

export type YearWindowInput = {
  year: number;
  /** The month drawn first, 1–12. */
  startMonth?: number;
  /** The months before the start month are those of the next year, so that the wheel runs through without a break. */
  twoYears?: boolean;
};

/** Throws a RangeError where the start month is none. */
export function yearWindow({ year, startMonth = 1, twoYears = false }: YearWindowInput): YearWindow {
  if (!Number.isInteger(startMonth) || startMonth < 1 || startMonth > 12) {
    throw new RangeError(`The start month is 1 to 12, not ${startMonth}`);
  }
  const months = Array.from({ length: 12 }, (_, slot) => {
    const month = ((startMonth - 1 + slot) % 12) + 1;
    return monthOf(slot, twoYears && month < startMonth ? year + 1 : year, month);
  });
  const reachesNext = twoYears && startMonth > 1;
  return { months, label: reachesNext ? `${year}/${String((year + 1) % 100).padStart(2, '0')}` : String(year) };
}

function monthOf(slot: number, year: number, month: number): WheelMonth {
  const firstDay = dayNumber(`${year}-${String(month).padStart(2, '0')}-01`);
  return { slot, year, month, days: daysInMonth(year, month), firstDay };
}

/** The month that the day lies in, or undefined where the wheel does not show it. */
export function monthOfDay(window: YearWindow, day: number): WheelMonth | undefined {
  return window.months.find((month) => day >= month.firstDay && day < month.firstDay + month.days);
}

/** The months that the days from `start` to `end` (day numbers, both included) touch, in drawn order. */
export function monthsTouched(window: YearWindow, start: number, end: number): WheelMonth[] {
  const touched: WheelMonth[] = [];
  for (const month of window.months) {
    if (start < month.firstDay + month.days && end >= month.firstDay) touched.push(month);
  }
  return touched;
}
