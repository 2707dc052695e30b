import { type PrintChoices, printQuery } from './print-choices.ts';

/** What to print: twelve months from `startMonth` (1–12) of `year`, and choices of the print page. A choice that is left out has its default. */
export interface PrintTarget extends Partial<PrintChoices> {
  year: number;
  startMonth: number;
}

/** The addresses of the calendar pages, below /app. */
export const paths = {
  explore: '/calendar',
  myMunicipality: '/calendar/myMunicipality',
  /** The removed year wheels that I can bring back. */
  trash: '/calendar/trash',
  /** Every share link, for admins. */
  sharedLinks: '/calendar/shared-links',
  /** One year wheel; `activity` opens one of its activities. */
  calendar: (calendar: { id: string; uri?: string | null }, activity?: string) =>
    `/calendar/${calendar.uri ?? calendar.id}${activity ? `?activity=${activity}` : ''}`,
  /** One year wheel in a year; without one, in the current one. */
  calendarIn: (calendar: { id: string; uri?: string | null }, year?: number) =>
    `/calendar/${calendar.uri ?? calendar.id}${year ? `?year=${year}` : ''}`,
  /** A person's year, of twelve months from `startMonth` (1–12); without one, from the reader's own. */
  year: (person: string, year?: number, startMonth?: number) =>
    ['/person', person, 'annual-cycle', year, startMonth].filter(Boolean).join('/'),
  /** One year wheel as it is printed. */
  printCalendar: (calendar: { id: string; uri?: string | null }, to: PrintTarget) =>
    `/calendar/${calendar.uri ?? calendar.id}/print/${to.year}/${to.startMonth}${printQuery(to)}`,
  /** A person's year as it is printed. */
  printYear: (person: string, to: PrintTarget) =>
    `/person/${person}/annual-cycle/print/${to.year}/${to.startMonth}${printQuery(to)}`,
  /** My own year, with all my year wheels. */
  myYear: '/annual-cycle/my',
  /** Where I wait for a copy that I asked for. */
  copy: (reference: string) => `/calendar-wait/${reference}`,
  /** A new year wheel, that is then shown in a year; without one, in the current one. */
  create: (person: string, year?: number) => ['/person', person, 'annual-cycle/create', year].filter(Boolean).join('/'),
};
