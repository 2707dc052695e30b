import { foldText } from '../text/fold.ts';
import type { Day } from '../time/day.ts';
import type { ColumnRole } from './columns.ts';
import { type ImportRow, purposeLimit, type RowFault, type RowField, rowFaults } from './import-row.ts';
import { readListRow } from './read-row.ts';
import { cellText } from './source-table.ts';

/** An activity as it is stored, of which a sheet has a row. The purpose is plain text. */
export type SheetActivity<Id extends string | number = string | number> = {
  id: Id;
  title: string;
  startDate: Day;
  endDate: Day;
  responsible: { id: Id; name: string } | null;
  tags: readonly string[];
  purpose: string;
  isDone: boolean;
};

/** The columns of a sheet of activities, in their order. The number comes last: it is for Samspel, not for people. */
export const sheetRoles = [
  'TITLE',
  'START',
  'END',
  'WHO',
  'TAG',
  'PURPOSE',
  'DONE',
  'ID',
] as const satisfies readonly ColumnRole[];
export type SheetRole = (typeof sheetRoles)[number];

/** How a sheet says that an activity is done or not, in the language of its reader. */
export type DoneWords = { yes: string; no: string };

/**
 * Returns what the cells of an activity hold (product/import#out-again). An activity of one day has no start, so that its deadline alone moves it; a
 * purpose that is longer than a row may have is cut.
 */
export function sheetCells(activity: SheetActivity, done: DoneWords): Record<SheetRole, string> {
  const { id, title, startDate, endDate, responsible, tags, purpose, isDone } = activity;
  const cells = {
    TITLE: title,
    START: startDate === endDate ? '' : startDate,
    END: endDate,
    WHO: responsible?.name ?? '',
    TAG: tags.join(', '),
    PURPOSE: purpose.length > purposeLimit ? `${purpose.slice(0, purposeLimit - 1).toWellFormed()}…` : purpose,
    DONE: isDone ? done.yes : done.no,
    ID: String(id),
  };
  for (const role of sheetRoles) cells[role] = cells[role].replace(unwritable, '');
  return cells;
}

/** What no workbook can hold: control characters, and what is no character or stands for one that was lost. */
const unwritable = /(?![\t\n])\p{Cc}|\p{Noncharacter_Code_Point}|\uFFFD/gu;

/** The fields of an activity that a row with its number can change. */
export const sheetFields = ['title', 'startDate', 'endDate', 'responsible', 'tags', 'purpose', 'isDone'] as const;
export type SheetField = (typeof sheetFields)[number];

/** The values of a row that changes an activity; a null `isDone` leaves it as it is. */
export type SheetValues = Pick<ImportRow, 'title' | 'startDate' | 'endDate' | 'purpose' | 'isDone'> & {
  tags: readonly string[];
  responsible: { id: string | number } | null;
};

/** Returns the fields in which a row differs from the activity that it names. */
export function changedIn(row: SheetValues, was: SheetActivity): SheetField[] {
  const { responsible, isDone } = row;
  const isChanged: Record<SheetField, boolean> = {
    title: row.title !== was.title,
    startDate: row.startDate !== was.startDate,
    endDate: (row.endDate ?? row.startDate) !== was.endDate,
    responsible: String(responsible?.id ?? '') !== String(was.responsible?.id ?? ''),
    tags: tagKey(row.tags) !== tagKey(was.tags),
    purpose: row.purpose !== was.purpose,
    isDone: isDone !== null && isDone !== was.isDone,
  };
  return sheetFields.filter((field) => isChanged[field]);
}

const tagKey = (tags: readonly string[]): string => JSON.stringify([...new Set(tags.map(foldText))].toSorted());

/**
 * Returns a row with the values of the activity that it names wherever the row says what a sheet of that activity says, or nothing: what a sheet cannot
 * hold, such as a bullet before a title, and an empty cell change nothing. `isSameWho` tells that nobody else is responsible.
 * @param today for the years that a year wheel can show
 */
export function settledRow(row: ImportRow, was: SheetActivity, today: Day): ImportRow & { isSameWho: boolean } {
  const cells = sheetCells(was, { yes: 'x', no: '-' });
  const said = readListRow(
    sheetRoles.map((role) => cellText(cells[role])),
    sheetRoles,
    [],
    row.index,
    { year: Number(was.startDate.slice(0, 4)), today },
  );
  const unread = row.faults.filter(({ code }) => code === 'notADay' || code === 'noSuchWeek');
  const hasDay = unread.length > 0 || row.startDate !== null || row.endDate !== null;
  const isSaid: Partial<Record<RowField, boolean>> = {
    title: row.title !== '' && row.title !== said.title,
    startDate: hasDay && row.startDate !== said.startDate,
    endDate: hasDay && row.endDate !== said.endDate,
    purpose: row.purpose !== '' && row.purpose !== said.purpose,
    tags: row.tags.length > 0 && tagKey(row.tags) !== tagKey(said.tags),
  };
  const settled = {
    ...row,
    title: isSaid.title ? row.title : was.title,
    startDate: isSaid.startDate ? row.startDate : was.startDate,
    endDate: isSaid.endDate ? row.endDate : was.endDate,
    purpose: isSaid.purpose ? row.purpose : was.purpose,
    tags: isSaid.tags ? row.tags : [...was.tags],
    isDone: row.isDone ?? was.isDone,
    checklist: [],
    repetition: null,
    repetitionWritten: '',
  };
  const isMoved = isSaid.startDate || isSaid.endDate;
  const isOfRow = ({ field }: RowFault) => isSaid[field] || (isMoved && (field === 'startDate' || field === 'endDate'));
  const isTold = ({ field }: RowFault) => unread.some((one) => one.field === field);
  const faults = rowFaults(settled, today).filter((fault) => isOfRow(fault) && !isTold(fault));
  return {
    ...settled,
    faults: [...unread, ...faults],
    isSameWho: row.who === '' || foldText(row.who) === foldText(said.who),
  };
}
