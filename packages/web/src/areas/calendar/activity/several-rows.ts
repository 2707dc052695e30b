import { readDelimited } from '@samspel/domain/import/delimited';
import type { ImportRow } from '@samspel/domain/import/import-row';
import { type ReadOptions, readTable } from '@samspel/domain/import/read-table';
import type { CreateEventInput } from '../../../generated/graphql.ts';
import { sentOf } from '../../../subject/form/fields.ts';
import { seriesFields } from '../fields/activity.fields.ts';
import type { SeriesForm } from '../series/series-form.ts';

/** One of several new activities, with its own values; '' if nothing is written. Days are YYYY-MM-DD. */
export interface SeveralRow {
  /** Stays the same while other rows come and go. */
  key: number;
  title: string;
  startDate: string;
  endDate: string;
  responsible: { id: string; name: string } | null;
  /** What stood in the pasted line and is used in no field. */
  unused: readonly string[];
}

/** How pasted text is read: the year of days that say none, and today. */
export type PasteWith = Pick<ReadOptions, 'year' | 'today'>;

let lastKey = 0;

/** Returns a row without anything written in it. */
export const newRow = (values: Partial<Omit<SeveralRow, 'key'>> = {}): SeveralRow => {
  lastKey += 1;
  return { title: '', startDate: '', endDate: '', responsible: null, unused: [], ...values, key: lastKey };
};

/** Whether a person wrote in a row; its days may be copied from another row. */
export const isWritten = ({ title, responsible }: SeveralRow): boolean => title.trim() !== '' || responsible !== null;

/** Adds a row after the given one, with the same days. */
export function addRow(rows: readonly SeveralRow[], after: number): { rows: SeveralRow[]; added: SeveralRow } {
  const { startDate = '', endDate = '' } = rows[after] ?? {};
  const added = newRow({ startDate, endDate });
  return { rows: rows.toSpliced(after + 1, 0, added), added };
}

/** Adds pasted lines as rows after the given one; if nothing is written in that row, they replace it. */
export function pasteRows(
  rows: readonly SeveralRow[],
  at: number,
  text: string,
  read: PasteWith,
): { rows: SeveralRow[]; last: SeveralRow } {
  const pasted = rowsOf(text, read);
  const isFilled = isWritten(rows[at]!);
  return { rows: rows.toSpliced(isFilled ? at + 1 : at, isFilled ? 0 : 1, ...pasted), last: pasted.at(-1)! };
}

/**
 * Turns pasted lines, or the cells of a spreadsheet, into rows with their titles and days, as an import reads a list (product/import#columns). What a
 * row cannot hold, or is no day of the calendar, is kept beside it. Rows without a title are left out if nothing stood in them.
 */
export function rowsOf(text: string, read: PasteWith): SeveralRow[] {
  const { rows } = readTable({ name: '', rows: readDelimited(text, '\t') }, { ...read, shape: 'LIST' });
  return rows.map((row) =>
    newRow({
      title: row.title,
      startDate: row.startDate ?? '',
      endDate: row.endDate ?? row.startDate ?? '',
      unused: unusedOf(row),
    }),
  );
}

function unusedOf({ purpose, who, tags, checklist, repetitionWritten, unused, faults }: ImportRow): string[] {
  const unread = faults.filter(({ code }) => code === 'notADay' || code === 'noSuchWeek').map(({ written }) => written);
  return [...unread, who, purpose, ...tags, ...checklist, repetitionWritten, ...unused].filter(Boolean);
}

/** The input: one for each row with something in it, with what is common to all. */
export function severalInputs(rows: readonly SeveralRow[], form: SeriesForm): CreateEventInput[] {
  return rows.filter(isWritten).map(({ title, startDate, endDate, responsible }) => ({
    ...sentOf(seriesFields, form),
    calendar: form.calendar,
    title,
    startDate: startDate || null,
    endDate: endDate || null,
    responsible: responsible?.id ?? null,
  }));
}

const ownFields = new Set(['title', 'startDate', 'endDate', 'responsible']);

/** Returns the name of a field in the form from its path in the input: `7.title` for the row with that key, `description` for a common field. */
export function severalField(rows: readonly SeveralRow[], [index = '', field = '']: readonly string[]): string {
  const row = rows.filter(isWritten)[Number(index)];
  return row && ownFields.has(field) ? `${row.key}.${field}` : field;
}
