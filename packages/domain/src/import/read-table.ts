import type { Day } from '../time/day.ts';
import type { ColumnRole } from './columns.ts';
import { guessList } from './guess-columns.ts';
import { guessShape, type ImportShape } from './guess-shape.ts';
import { type ImportRow, markSame } from './import-row.ts';
import { readList } from './read-list.ts';
import { readMatrix } from './read-matrix.ts';
import { cellText, type SourceTable } from './source-table.ts';

/** How a person wants a table read; what is left out is guessed. `year` is the year of days that say none. */
export type ReadOptions = {
  shape?: ImportShape | undefined;
  roles?: readonly ColumnRole[] | undefined;
  headerRows?: number | undefined;
  year: number;
  today: Day;
};

/** A column of a list: what stands above it, what it is taken for, and the first thing in it. */
export type ReadColumn = { heading: string; role: ColumnRole; example: string };

/** What the engine made of a table. A matrix has no columns. */
export type ReadTable = { shape: ImportShape; headerRows: number; columns: ReadColumn[]; rows: ImportRow[] };

/** Reads a table into activities, each guess beside what stood there (product/import#reading). Nothing is thrown: what cannot be read is a fault of its row. */
export function readTable(source: SourceTable, options: ReadOptions): ReadTable {
  const { roles, headerRows, year, today } = options;
  const table = { ...source, rows: evenRows(source.rows) };
  const shape = options.shape ?? guessShape(table.rows, year);
  const read = { year, today };
  if (shape !== 'LIST') return { shape, headerRows: 0, columns: [], rows: markSame(readMatrix(table, shape, read)) };
  const guess = guessList(table.rows, year);
  const header = headerRows ?? guess.headerRows;
  const used = guess.roles.map((role, column) => roles?.[column] ?? role);
  const headings = table.rows[header - 1] ?? [];
  const columns = used.map((role, column) => ({
    heading: headings[column] ?? '',
    role,
    example: table.rows.slice(header).find((row) => row[column])?.[column] ?? '',
  }));
  return {
    shape,
    headerRows: header,
    columns,
    rows: markSame(readList(table, header, used, { ...read, isGuessed: !guess.hasHeadings && !roles })),
  };
}

/** Makes all rows as long as the longest, with the cells as they are compared. */
function evenRows(rows: SourceTable['rows']): string[][] {
  const width = Math.max(0, ...rows.map((row) => row.length));
  return rows.map((row) => Array.from({ length: width }, (_, column) => cellText(row[column] ?? '')));
}
