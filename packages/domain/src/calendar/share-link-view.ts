import { type Day, yearOf } from '../time/day.ts';
import { calendarYears } from './calendar.ts';

/**
 * How the public page of a share link can look (product/sharing#the-public-page): the whole page with the product's head, the year month by month,
 * only the wheel, the version that other sites frame, and the one for a screen on a wall.
 */
export const shareTemplates = ['samspel', 'calendar', 'simple', 'embed', 'wall'] as const;
export type ShareTemplate = (typeof shareTemplates)[number];

/** What the address of a public page says. */
export type SharedView = {
  template: ShareTemplate;
  /** 2018 to the current year + 3 (product/year-wheels#years). */
  year: number;
  /** The month that the year begins with, 1–12. */
  startMonth: number;
  /** The month that is chosen at first, 1–12; 0 shows the whole year. */
  month: number;
};

/**
 * Returns the query string of a public page: the template, and whatever differs from the current year, January and no month
 * (product/sharing#the-public-page). A wall has neither year nor month, since it shows the present ones (product/sharing#the-wall).
 */
export function sharedQuery({ template, year, startMonth, month }: SharedView, today: Day): string {
  const isPresent = template === 'wall';
  return [
    `template=${template}`,
    ...(isPresent || year === yearOf(today) ? [] : [`year=${year}`]),
    ...(startMonth === 1 ? [] : [`start_month=${startMonth}`]),
    ...(isPresent || month === 0 ? [] : [`month=${month}`]),
  ].join('&');
}

/** Reads the address of a public page: of a year that no wheel shows the nearest; any other wrong parameter counts as missing. `get` returns a parameter, or null. */
export function readSharedView(get: (name: string) => string | null, today: Day): SharedView {
  const { first, last } = calendarYears(today);
  return {
    template: readShareTemplate(get('template')),
    year: nearest(get('year'), first, last) ?? yearOf(today),
    startMonth: numberWithin(get('start_month'), 1, 12) ?? 1,
    month: numberWithin(get('month'), 1, 12) ?? 0,
  };
}

/** Returns the template that an address names, or the whole page if the name is not known. */
export function readShareTemplate(written: string | null): ShareTemplate {
  return shareTemplates.find((template) => template === written) ?? 'samspel';
}

function nearest(written: string | null, first: number, last: number): number | null {
  return /^-?\d{1,15}$/.test(written ?? '') ? Math.min(last, Math.max(first, Number(written))) : null;
}

function numberWithin(written: string | null, first: number, last: number): number | null {
  const value = /^\d{1,4}$/.test(written ?? '') ? Number(written) : Number.NaN;
  return value >= first && value <= last ? value : null;
}
