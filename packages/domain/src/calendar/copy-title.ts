import { type Day, yearOf } from '../time/day.ts';

const years = /(?<!\d)(20\d\d)(?:([/–-])(20)?(\d\d))?(?!\d)/g;

/** Returns a title with every year in it raised by one: `Økonomi 2026/27` becomes `Økonomi 2027/28`; null if it has none (product/sharing#copies-and-forks). */
export function raisedYear(title: string): string | null {
  const raised = title.replace(years, (_, year: string, sign?: string, century = '', end?: string) =>
    sign && end
      ? `${Number(year) + 1}${sign}${century}${String((Number(end) + 1) % 100).padStart(2, '0')}`
      : String(Number(year) + 1),
  );
  return raised === title ? null : raised;
}

/** Returns a title without a year with the year after this one. */
export const withNextYear = (title: string, today: Day): string => `${title} ${yearOf(today) + 1}`;
