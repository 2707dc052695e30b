import type { Grouping } from '@samspel/domain/calendar/municipality-rings';
import { type PrintChoices, printQuery } from './print-choices.ts';

/** What to print: twelve months from `startMonth` (1–12) of `year`, and the choices of the print page. Choices left out have their defaults. */
export interface PrintTarget extends Partial<PrintChoices> {
  year: number;
  startMonth: number;
}

/** What of a municipality's year: how its rings are made, and how many year wheels come before those shown. */
export interface MunicipalityPart {
  group: Grouping;
  offset: number;
}

/** Adds a part of a municipality's year to an address. */
function withPart(path: string, { group, offset }: MunicipalityPart): string {
  const query = new URLSearchParams({ group, ...(offset > 0 && { from: String(offset) }) });
  return `${path}${path.includes('?') ? '&' : '?'}${query}`;
}

/** The addresses of the calendar pages, below /app. */
export const paths = {
  explore: '/calendar',
  myMunicipality: '/calendar/myMunicipality',
  /** A year of all the year wheels of my municipality that I may read. */
  municipality: '/municipality',
  /** A part of that, in a year. */
  municipalityIn: (year: number, part: MunicipalityPart) => withPart(`/municipality?year=${year}`, part),
  /** The print page of a part of my municipality's year. */
  printMunicipality: (to: PrintTarget, part: MunicipalityPart) =>
    withPart(`/municipality/print/${to.year}/${to.startMonth}${printQuery(to)}`, part),
  /** The presentation of a part of my municipality's year. */
  presentMunicipality: (year: number, startMonth: number, part: MunicipalityPart) =>
    withPart(`/municipality/present/${year}/${startMonth}`, part),
  /** The removed year wheels that I can restore. */
  trash: '/calendar/trash',
  /** A year wheel, or all that I own, carried into a year. */
  rollover: (year?: number, wheel?: string) => {
    const query = new URLSearchParams({ ...(year && { year: String(year) }), ...(wheel && { wheel }) });
    return `/calendar/rollover${query.size > 0 ? `?${query}` : ''}`;
  },
  /** Every share link, for admins. */
  sharedLinks: '/calendar/shared-links',
  /** One year wheel; `activity` opens one of its activities. */
  calendar: (calendar: { id: string; uri?: string | null }, activity?: string) =>
    `/calendar/${calendar.uri ?? calendar.id}${activity ? `?activity=${activity}` : ''}`,
  /** One year wheel in a year; the current one if `year` is left out. */
  calendarIn: (calendar: { id: string; uri?: string | null }, year?: number) =>
    `/calendar/${calendar.uri ?? calendar.id}${year ? `?year=${year}` : ''}`,
  /** A person's year, twelve months from `startMonth` (1–12); by default the reader's own. */
  year: (person: string, year?: number, startMonth?: number) =>
    ['/person', person, 'annual-cycle', year, startMonth].filter(Boolean).join('/'),
  /** The print page of one year wheel. */
  printCalendar: (calendar: { id: string; uri?: string | null }, to: PrintTarget) =>
    `/calendar/${calendar.uri ?? calendar.id}/print/${to.year}/${to.startMonth}${printQuery(to)}`,
  /** The print page of a person's year. */
  printYear: (person: string, to: PrintTarget) =>
    `/person/${person}/annual-cycle/print/${to.year}/${to.startMonth}${printQuery(to)}`,
  /** The presentation of one year wheel. */
  presentCalendar: (calendar: { id: string; uri?: string | null }, year: number, startMonth: number) =>
    `/calendar/${calendar.uri ?? calendar.id}/present/${year}/${startMonth}`,
  /** The presentation of a person's year. */
  presentYear: (person: string, year: number, startMonth: number) =>
    `/person/${person}/annual-cycle/present/${year}/${startMonth}`,
  /** My own year, with all my year wheels. */
  myYear: '/annual-cycle/my',
  /** The page on which I wait for a copy that I asked for. */
  copy: (reference: string) => `/calendar-wait/${reference}`,
  /** Bringing a table into a year wheel, or into a new one; days without a year are in `year`, or else in this one. */
  import: (calendar?: { id: string }, year?: number) => {
    const query = new URLSearchParams({
      ...(calendar && { calendar: calendar.id }),
      ...(year && { year: String(year) }),
    });
    return query.size > 0 ? `/import?${query}` : '/import';
  },
  /** A new year wheel, shown afterwards in a year; in the current one if `year` is left out. */
  create: (person: string, year?: number) => ['/person', person, 'annual-cycle/create', year].filter(Boolean).join('/'),
};
