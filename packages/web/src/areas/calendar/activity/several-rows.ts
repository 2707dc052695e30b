import { readWrittenDay } from '@samspel/domain/time/written-day';
import type { CreateEventInput } from '../../../generated/graphql.ts';
import type { SeriesForm } from '../series/series-form.ts';

/** One of several new activities: what it has of its own; '' if nothing is written. Days are YYYY-MM-DD. */
export interface SeveralRow {
  /** Stays its own while rows come and go around it. */
  key: number;
  title: string;
  startDate: string;
  endDate: string;
  responsible: { id: string; name: string } | null;
}

let lastKey = 0;

/** A row that nothing is written in yet. */
export const newRow = (values: Partial<Omit<SeveralRow, 'key'>> = {}): SeveralRow => {
  lastKey += 1;
  return { title: '', startDate: '', endDate: '', responsible: null, ...values, key: lastKey };
};

/** Whether a person wrote in a row; days alone may have come with it. */
export const isWritten = ({ title, responsible }: SeveralRow): boolean => title.trim() !== '' || responsible !== null;

/** The rows with one more after a place, on the days of the row before. */
export function addRow(rows: readonly SeveralRow[], after: number): { rows: SeveralRow[]; added: SeveralRow } {
  const { startDate = '', endDate = '' } = rows[after] ?? {};
  const added = newRow({ startDate, endDate });
  return { rows: rows.toSpliced(after + 1, 0, added), added };
}

/** The rows with pasted lines from a place on; the row there is filled first where nothing is written in it. */
export function pasteRows(
  rows: readonly SeveralRow[],
  at: number,
  text: string,
): { rows: SeveralRow[]; last: SeveralRow } {
  const pasted = rowsOf(text);
  const isFilled = isWritten(rows[at]!);
  return { rows: rows.toSpliced(isFilled ? at + 1 : at, isFilled ? 0 : 1, ...pasted), last: pasted.at(-1)! };
}

/** Lines as rows: a title, and, from a spreadsheet, the days in the columns beside it. A line without days is left without. */
export function rowsOf(text: string): SeveralRow[] {
  return text.split(/\r?\n/).flatMap((line) => {
    const cells = line.split('\t').map((cell) => cell.trim());
    const days = cells.flatMap((cell) => readWrittenDay(cell) ?? []).sort();
    const title = (cells.find((cell) => cell !== '' && !readWrittenDay(cell)) ?? '').replace(/^[-–•*]\s+/, '');
    const [startDate = '', endDate = startDate] = days;
    return title === '' ? [] : [newRow({ title, startDate, endDate })];
  });
}

/** What is sent: one input for each row that is written in, with what is common to all. */
export function severalInputs(rows: readonly SeveralRow[], form: SeriesForm): CreateEventInput[] {
  return rows.filter(isWritten).map(({ title, startDate, endDate, responsible }) => ({
    calendar: form.calendar,
    title,
    description: form.description,
    startDate: startDate || null,
    endDate: endDate || null,
    responsible: responsible?.id ?? null,
    reminder: form.reminder,
    tags: [...form.tags],
    todoTemplate: [...form.todoTemplate],
  }));
}

const ownFields = new Set(['title', 'startDate', 'endDate', 'responsible']);

/** The name of a field in the form, from its path in what is sent: `7.title` in the row with that key, `description` for what is common. */
export function severalField(rows: readonly SeveralRow[], [index = '', field = '']: readonly string[]): string {
  const row = rows.filter(isWritten)[Number(index)];
  return row && ownFields.has(field) ? `${row.key}.${field}` : field;
}
