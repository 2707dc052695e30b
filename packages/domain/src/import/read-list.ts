import type { ColumnRole } from './columns.ts';
import { rolesOfRow } from './guess-columns.ts';
import { isTimeHeading } from './guess-shape.ts';
import type { ImportRow } from './import-row.ts';
import { type ReadWith, readListRow } from './read-row.ts';
import type { SourceTable } from './source-table.ts';

/**
 * Reads a list: an activity a row. Rows without anything are left out; a month that stands once above several rows is the month of all.
 * @param isGuessed nothing but the cells said what the columns are
 */
export function readList(
  table: SourceTable,
  headerRows: number,
  roles: readonly ColumnRole[],
  { isGuessed, ...read }: ReadWith & { isGuessed: boolean },
): ImportRow[] {
  const headings = table.rows[headerRows - 1] ?? [];
  const rows = table.rows.map((cells, at) => ({ cells, at })).slice(headerRows);
  const filled = carryMonths(rows, roles, read.year).filter(({ cells }) => cells.some(Boolean));
  return filled.map(({ cells, at }, index) => ({
    ...readListRow(cells, isGuessed ? rolesOfRow(cells, roles, read.year) : roles, headings, index, read),
    notes: [...(table.notes?.[at] ?? [])],
  }));
}

type Numbered = { cells: readonly string[]; at: number };

function carryMonths(rows: readonly Numbered[], roles: readonly ColumnRole[], year: number): Numbered[] {
  const column = roles.indexOf('START');
  const cells = rows.map((row) => row.cells[column] ?? '').filter(Boolean);
  if (column < 0 || cells.length === rows.length || !cells.every((cell) => isTimeHeading(cell, year))) return [...rows];
  let month = '';
  return rows.map(({ cells: own, at }) => {
    month = own[column] || month;
    return { cells: own.some(Boolean) ? own.with(column, month) : own, at };
  });
}
