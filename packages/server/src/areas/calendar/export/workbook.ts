import { isDay } from '@samspel/domain/time/day';
import writeWorkbook, { type CellObject } from 'write-excel-file/node';
import type { Sheet, SheetColumn } from './sheet.ts';

/** The width of each column in characters. */
const widths: Record<SheetColumn, number> = {
  ...{ TITLE: 44, CALENDAR: 28, START: 12, END: 12, WHO: 24, TAG: 24, PURPOSE: 60, DONE: 10, ID: 12 },
};
const wrapped: readonly SheetColumn[] = ['TITLE', 'TAG', 'PURPOSE'];

/** Writes a sheet as .xlsx: days as days, all else as text, so that nothing in it is a formula; the headings stay in sight. */
export function workbookOf({ columns, headings, rows }: Sheet, name: string): Promise<Buffer> {
  const head: CellObject[] = headings.map((value) => ({ value, type: String, fontWeight: 'bold' }));
  const body = rows.map((row) => row.map((text, at) => cellOf(text, columns[at]!)));
  return writeWorkbook([head, ...body], {
    sheet: sheetName(name),
    columns: columns.map((column) => ({ width: widths[column] })),
    stickyRowsCount: 1,
  }).toBuffer();
}

function cellOf(text: string, column: SheetColumn): CellObject | null {
  if (text === '') return null;
  const isDate = (column === 'START' || column === 'END') && isDay(text);
  if (isDate) return { value: new Date(`${text}T00:00:00Z`), type: Date, format: 'dd.mm.yyyy', alignVertical: 'top' };
  return { value: sharable(text), type: String, wrap: wrapped.includes(column), alignVertical: 'top' };
}

/**
 * The writer keeps each text once, by its name in an object, and takes the names that every object has for texts that it has kept. With an unseen sign,
 * which reading leaves out, they are others.
 */
const sharable = (text: string): string => (text in {} ? `${text}\u200b` : text);

/** A name that Excel accepts: at most 31 characters, none of `[]:*?/\`, no apostrophe at its ends. */
const sheetName = (name: string): string =>
  name
    .replace(/[[\]:*?/\\\uFFFD]|\p{Cc}|\p{Noncharacter_Code_Point}/gu, ' ')
    .slice(0, 31)
    .toWellFormed()
    .replace(/^[\s']+|[\s'\uFFFD]+$/g, '') || 'Samspel';
