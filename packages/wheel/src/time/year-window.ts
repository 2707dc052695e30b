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
  /** The first and the last day that it shows, YYYY-MM-DD; all days between them are shown too. */
  from: string;
  to: string;
  /** '2026', or '2026/27' if the months before the start month belong to the next year. */
  label: string;
};

export type YearWindowInput = {
  year: number;
  /** The month drawn first, 1–12. */
  startMonth?: number;
  /** Whether the months before the start month are those of the next year, so that the wheel runs without a gap. */
  twoYears?: boolean;
};

/** Throws a RangeError if the start month is not 1 to 12. */
export function yearWindow({ year, startMonth = 1, twoYears = false }: YearWindowInput): YearWindow {
  if (!Number.isInteger(startMonth) || startMonth < 1 || startMonth > 12) {
    throw new RangeError(`The start month is 1 to 12, not ${startMonth}`);
  }
  const months = Array.from({ length: 12 }, (_, slot) => {
    const month = ((startMonth - 1 + slot) % 12) + 1;
    return monthOf(slot, twoYears && month < startMonth ? year + 1 : year, month);
  });
  const reachesNext = twoYears && startMonth > 1;
  const inTime = months.toSorted((one, other) => one.firstDay - other.firstDay);
  const [from, to] = [daysOf(inTime[0]!).from, daysOf(inTime[11]!).to];
  return {
    months,
    from,
    to,
    label: reachesNext ? `${year}/${String((year + 1) % 100).padStart(2, '0')}` : String(year),
  };
}

/** The months and days of years that follow each other, 1–3, each as `yearWindow` has them; named '2026–2028'. Throws what it throws. */
export function yearsWindow(input: YearWindowInput, years: number): YearWindow {
  const windows = Array.from({ length: years }, (_, after) => yearWindow({ ...input, year: input.year + after }));
  const [first, last] = [windows[0]!, windows[years - 1]!];
  if (years === 1) return first;
  const label = `${first.from.slice(0, 4)}–${last.to.slice(0, 4)}`;
  return { months: windows.flatMap(({ months }) => months), from: first.from, to: last.to, label };
}

function monthOf(slot: number, year: number, month: number): WheelMonth {
  const days = daysInMonth(year, month);
  return { slot, year, month, days, firstDay: dayNumber(daysOf({ year, month, days }).from) };
}

/** Returns the first and the last day of a month, YYYY-MM-DD. Such days sort as text. */
export function daysOf({ year, month, days }: Pick<WheelMonth, 'year' | 'month' | 'days'>): {
  from: string;
  to: string;
} {
  const written = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`;
  return { from: `${written}-01`, to: `${written}-${days}` };
}

/** Returns the month of a day, or undefined if the wheel does not show it. */
export function monthOfDay(window: YearWindow, day: number): WheelMonth | undefined {
  return window.months.find((month) => day >= month.firstDay && day < month.firstDay + month.days);
}
