import { roleOfHeading } from './columns.ts';
import { isDayPhrase, readDayPhrase } from './day-phrase.ts';

/** LIST has an activity a row. In a matrix months stand along one side and areas along the other: MONTHS_DOWN has the months in the first column. */
export const importShapes = ['LIST', 'MONTHS_DOWN', 'MONTHS_ACROSS'] as const;
export type ImportShape = (typeof importShapes)[number];

type Rows = readonly (readonly string[])[];

/** Whether a cell is a month, several months, or weeks: what stands along a side of a matrix. */
export const isTimeHeading = (cell: string, year: number): boolean => {
  const found = /\p{L}/u.test(cell) ? readDayPhrase(cell, year) : null;
  return isDayPhrase(found) && found.startDate !== found.endDate;
};

/** The row from which months stand along the top; null if they do not. */
export function monthsAcrossRow(rows: Rows, year: number): number | null {
  const at = rows.slice(0, 8).findIndex((row) => {
    const cells = row.slice(1).filter(Boolean);
    const months = new Set(cells.filter((cell) => isTimeHeading(cell, year)));
    return months.size >= 3 && months.size * 2 > new Set(cells).size;
  });
  return at < 0 ? null : at;
}

/** The first row of a matrix with the months down its first column, which holds its areas; null if the table is none. */
export function monthsDownRow(rows: Rows, year: number): number | null {
  const first = rows.findIndex((row) => isTimeHeading(row[0] ?? '', year));
  if (first < 1) return null;
  const months = rows
    .slice(first)
    .map((row) => row[0] ?? '')
    .filter(Boolean);
  const areas = rows[first - 1]!.slice(1).filter(Boolean);
  const isOfAreas = areas.length >= 1 && areas.filter((area) => isListHeading(area)).length <= areas.length / 3;
  const different = new Set(months).size;
  const isMatrix = different >= 3 && different === months.length && months.every((month) => isTimeHeading(month, year));
  return isMatrix && isOfAreas ? first - 1 : null;
}

const isListHeading = (cell: string): boolean => {
  const role = roleOfHeading(cell);
  return role !== undefined && role !== 'TAG';
};

/** Guesses how a table is to be read (product/import#shapes). */
export function guessShape(rows: Rows, year: number): ImportShape {
  if (rows.slice(0, 8).some((row) => row.some((cell) => roleOfHeading(cell) === 'ID'))) return 'LIST';
  if (monthsAcrossRow(rows, year) !== null) return 'MONTHS_ACROSS';
  return monthsDownRow(rows, year) !== null ? 'MONTHS_DOWN' : 'LIST';
}
