import { foldText } from '../text/fold.ts';
import type { ColumnRole } from './columns.ts';
import { type DayFault, type DayPhrase, isDayPhrase, readDayPhrase } from './day-phrase.ts';
import { type ImportRow, type RowFault, rowFaults } from './import-row.ts';
import { readRepetition, saysOnce } from './repetition-phrase.ts';
import { isListMark, withoutBullet } from './source-table.ts';

/** What is needed to read a row: the year of days that say none, and today. */
export type ReadWith = { year: number; today: string };

/** Reads a row of a list into an activity (product/import#rows). @param headings what stands above the columns, put before what joins a purpose */
export function readListRow(
  cells: readonly string[],
  roles: readonly ColumnRole[],
  headings: readonly string[],
  index: number,
  { year, today }: ReadWith,
): ImportRow {
  const all = (role: ColumnRole) => cells.filter((cell, column) => cell !== '' && roles[column] === role);
  const one = (role: ColumnRole) => all(role)[0] ?? '';
  const days = readDays(one('START'), one('END'), year);
  const repetition = readRepetitionCell(one('REPETITION'));
  const row = {
    title: oneLine(withoutBullet(one('TITLE'))),
    purpose: purposeOf(cells, roles, headings),
    startDate: days.startDate,
    endDate: days.endDate,
    tags: different(all('TAG').flatMap((cell) => cell.split(/[,;\n]/))),
    checklist: all('CHECKLIST').flatMap((cell) => cell.split(/[;\n]/).map(withoutBullet).filter(Boolean)),
  };
  const faults = [...days.faults, ...repetition.faults];
  return {
    ...row,
    index,
    written: cells.filter(Boolean).map(oneLine).join(' · '),
    id: /^\d{1,15}$/.test(one('ID')) ? one('ID') : null,
    startTime: days.startTime,
    endTime: days.endTime,
    who: oneLine(one('WHO')),
    isDone: readDone(one('DONE')),
    repetition: repetition.found ?? (days.repetition && { ...days.repetition, until: null }),
    repetitionWritten: oneLine(one('REPETITION')),
    unused: [
      ...all('NONE').filter((cell) => !isListMark(cell) && !/^\d{1,4}$/.test(cell)),
      ...all('DONE').filter((cell) => readDone(cell) === null),
    ].map(oneLine),
    faults: [
      ...faults,
      ...rowFaults(row, today).filter(({ code, field }) => code !== 'noDay' || !isTold(faults, field)),
    ],
    notes: [],
    sameAs: null,
  };
}

/** Whether a field has a fault already: a day that could not be read is not also missing. */
const isTold = (faults: readonly RowFault[], field: RowFault['field']): boolean =>
  faults.some((fault) => fault.field === field);

/** Returns a text of a cell as one line. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

function different(tags: readonly string[]): string[] {
  const byWord = new Map(
    tags
      .map((tag) => oneLine(withoutBullet(tag)))
      .filter(Boolean)
      .map((tag) => [foldText(tag), tag]),
  );
  return [...byWord.values()];
}

const yes = /^(?:ja|yes|y|x|1|true|sann|✓|✔|✅|☑|ok|fullført|utført|gjort|gjennomført|ferdig|done|completed)\.?$/;
const no =
  /^(?:nei|no|n|-|0|false|usann|usant|☐|ikkje (?:fullført|utført|gjort|ferdig)|ikke (?:fullført|utført|gjort|ferdig)|not done)\.?$/;

/** Returns whether a cell says that something is done; null if it says neither. */
function readDone(cell: string): boolean | null {
  const word = foldText(cell);
  return yes.test(word) ? true : no.test(word) ? false : null;
}

/** Joins the cells of a purpose, a line each; of several columns each line says its heading. */
function purposeOf(cells: readonly string[], roles: readonly ColumnRole[], headings: readonly string[]): string {
  const columns = roles.flatMap((role, column) => (role === 'PURPOSE' && cells[column] ? [column] : []));
  const isSeveral = roles.filter((role) => role === 'PURPOSE').length > 1;
  return columns
    .map((column) => {
      const heading = isSeveral ? oneLine(headings[column] ?? '').replace(/:$/, '') : '';
      return heading ? `${heading}: ${cells[column]}` : cells[column]!;
    })
    .join('\n');
}

type Days = Pick<ImportRow, 'startDate' | 'endDate' | 'startTime' | 'endTime'> & {
  repetition: DayPhrase['repetition'];
  faults: RowFault[];
};

/** Reads the cells of the first day and the deadline; where one is empty, the other says both. */
function readDays(start: string, end: string, year: number): Days {
  const [first, last] = [readDayPhrase(start, year), readDayPhrase(end, year)];
  const from = isDayPhrase(first) ? first : null;
  const to = isDayPhrase(last) ? last : null;
  const faults = [...dayFaults('startDate', start, first), ...dayFaults('endDate', end, last)];
  const isUnread = faults.length > 0;
  return {
    startDate: from?.startDate ?? (start === '' ? (to?.startDate ?? null) : null),
    endDate: to?.endDate ?? (end === '' ? (from?.endDate ?? null) : null),
    startTime: from?.startTime ?? to?.startTime ?? null,
    endTime: from && to ? endTimeOf(from, to) : null,
    repetition: isUnread ? null : (from?.repetition ?? to?.repetition ?? null),
    faults,
  };
}

/** A time at which it ends counts if it starts at one, and not later on the same day. */
function endTimeOf(from: DayPhrase, to: DayPhrase): DayPhrase['startTime'] {
  const isAfter = to.endDate > from.startDate || (to.startTime ?? '') > (from.startTime ?? '');
  return from.startTime !== null && isAfter ? to.startTime : null;
}

function dayFaults(field: 'startDate' | 'endDate', written: string, found: DayPhrase | DayFault | null): RowFault[] {
  if (written === '' || isDayPhrase(found)) return [];
  return [{ code: found ?? 'notADay', field, written }];
}

function readRepetitionCell(written: string): { found: ImportRow['repetition']; faults: RowFault[] } {
  const found = readRepetition(written);
  const isUnread = found === null && !saysOnce(written);
  return { found, faults: isUnread ? [{ code: 'repetitionUnread', field: 'repetition', written }] : [] };
}
