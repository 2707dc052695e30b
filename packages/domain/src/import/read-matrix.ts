import { isDayPhrase, readDayPhrase } from './day-phrase.ts';
import { type ImportShape, monthsAcrossRow, monthsDownRow } from './guess-shape.ts';
import { type ImportRow, rowFaults } from './import-row.ts';
import { oneLine, type ReadWith } from './read-row.ts';
import { type SourceTable, withoutBullet } from './source-table.ts';
import { monthPattern } from './words.ts';

/** A line of a cell, with the month and the area that it stands at. */
type Line = { text: string; when: string; area: string };

/** Reads a matrix: every line of a cell is an activity of its month, with its area as tag (product/import#shapes). */
export function readMatrix(table: SourceTable, shape: Exclude<ImportShape, 'LIST'>, read: ReadWith): ImportRow[] {
  const lines = shape === 'MONTHS_ACROSS' ? linesAcross(table.rows, read.year) : linesDown(table.rows, read.year);
  return lines.map((line, index) => readLine(line, index, read));
}

type Rows = readonly (readonly string[])[];

function linesAcross(rows: Rows, year: number): Line[] {
  const top = monthsAcrossRow(rows, year) ?? 0;
  const months = rows[top] ?? [];
  let area = '';
  return rows.slice(top + 1).flatMap((row) => {
    area = row[0] || area;
    return row
      .slice(1)
      .flatMap((cell, column) => linesOf(cell).map((text) => ({ text, when: months[column + 1] ?? '', area })));
  });
}

function linesDown(rows: Rows, year: number): Line[] {
  const top = monthsDownRow(rows, year) ?? 0;
  const areas = rows[top] ?? [];
  let when = '';
  return rows.slice(top + 1).flatMap((row) => {
    when = row[0] || when;
    return row
      .slice(1)
      .flatMap((cell, column) => linesOf(cell).map((text) => ({ text, when, area: areas[column + 1] ?? '' })));
  });
}

const linesOf = (cell: string): string[] =>
  cell
    .split('\n')
    .map(withoutBullet)
    .filter((line) => /[\p{L}\p{N}]/u.test(line));

const dayIn = `\\d{1,2}\\.\\s?(?:\\d{1,2}\\.?(?:\\s?\\d{2,4})?|(?:${monthPattern})\\.?(?:\\s\\d{4})?)`;
const daysIn = `(?:(?:innan|innen|frist|senest|seinast|by)\\s*:?\\s*)?(?:(?:\\d{1,2}\\.?\\s?[-–]\\s?)?${dayIn}|(?:veke|uke|week|v\\.)\\s?\\d{1,2}(?:\\s?[-–]\\s?\\d{1,2})?|(?:primo|medio|ultimo)\\s(?:${monthPattern}))`;
const leading = new RegExp(`^(${daysIn})\\s*(?:[:–-]\\s*|\\s)(?=\\p{L})(.+)$`, 'iu');
const trailing = new RegExp(`^(.+?)[\\s,:–-]+\\(?(${daysIn})\\)?$`, 'iu');

function readLine({ text, when, area }: Line, index: number, { year, today }: ReadWith): ImportRow {
  const [, before, after] = leading.exec(text) ?? [];
  const [, words, day] = before ? [] : (trailing.exec(text) ?? []);
  const own = before ?? day;
  const found = readDayPhrase(own ?? when, year);
  const days = isDayPhrase(found) ? found : null;
  const row = {
    title: oneLine(own ? (after ?? words ?? '') : text),
    purpose: '',
    startDate: days?.startDate ?? null,
    endDate: days?.endDate ?? null,
    tags: area ? [oneLine(area)] : [],
    checklist: [],
  };
  const unread = days
    ? []
    : [
        {
          code: typeof found === 'string' ? found : ('notADay' as const),
          field: 'startDate' as const,
          written: own ?? when,
        },
      ];
  return {
    ...row,
    index,
    written: [when, area, text].filter(Boolean).map(oneLine).join(' · '),
    id: null,
    startTime: days?.startTime ?? null,
    endTime: null,
    who: '',
    isDone: null,
    repetition: null,
    repetitionWritten: '',
    unused: [],
    faults: [...unread, ...rowFaults(row, today).filter(({ code }) => code !== 'noDay')],
    notes: [],
    sameAs: null,
  };
}
