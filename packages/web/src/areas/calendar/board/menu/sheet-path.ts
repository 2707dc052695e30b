import type { SheetFormat } from '@samspel/domain/calendar/export';
import { readFilter, withFilter } from '../model/board-filter.ts';

/** What a sheet is of: twelve months from `startMonth` (1–12) of `year`, of one year wheel, of my municipality, or of my own year. */
export interface SheetTarget {
  calendar?: { id: string; title: string };
  /** The name of my municipality, if it is of all its year wheels that I may read. */
  municipality?: string;
  year: number;
  startMonth: number;
}

/** The path below the API of a sheet of what the filter in the address of a page shows (product/import#out-again). */
export function sheetPath(
  format: SheetFormat,
  { calendar, municipality, year, startMonth }: SheetTarget,
  address: URLSearchParams,
): string {
  const query = withFilter(new URLSearchParams({ year: String(year) }), readFilter(address));
  if (startMonth !== 1) query.set('startMonth', String(startMonth));
  if (!calendar && !municipality && address.get('archived') === 'true') query.set('archived', 'true');
  const whose = calendar ? `/calendar/${calendar.id}` : `/person/me/${municipality ? 'municipality' : 'year'}`;
  return `${whose}/export/${format}?${query}`;
}
