import { isDayPhrase, readDayPhrase } from '@samspel/domain/import/day-phrase';
import { type RowFault, rowFaults } from '@samspel/domain/import/import-row';
import { changedIn, type SheetActivity, type SheetField } from '@samspel/domain/import/sheet-activity';
import { addDays, addMonths, type Day, daysBetween, yearOf } from '@samspel/domain/time/day';
import type { ImportPreviewQuery, TakenRowInput } from '../../generated/graphql.ts';

/** A row as the server read it. */
export type PreviewRow = ImportPreviewQuery['importPreview']['rows'][number];

/** What a person changed of a row. */
export interface RowEdit {
  title?: string;
  startDate?: Day | null;
  endDate?: Day | null;
  tags?: string[];
  responsible?: { id: string; name: string } | null;
  isDone?: boolean;
  /** Left out by the person (true), or taken although it is a double (false). */
  isOut?: boolean;
  /** What was written into a field of a day and is none. */
  unread?: Partial<Record<DayField, string>>;
}

export type DayField = 'startDate' | 'endDate';
/** The columns whose cells can be edited. */
export type EditedField = 'title' | DayField | 'tags';

/**
 * `good` makes an activity, `change` changes one, `same` is as the one that it names; `mend` has a fault, `double` is there already, `locked` names one
 * that the person may only read, `out` is left out.
 */
export const rowStates = ['good', 'change', 'mend', 'same', 'double', 'locked', 'out'] as const;
export type RowState = (typeof rowStates)[number];

/** A fault at its field. */
type Fault = { code: string; field: string; written: string };

/** A row with what a person changed of it, and what becomes of it. */
export interface ShownRow {
  row: PreviewRow;
  title: string;
  startDate: Day | null;
  endDate: Day | null;
  tags: readonly string[];
  responsible: { id: string; name: string } | null;
  isDone: boolean;
  /** What it changes of the activity that it names. */
  changed: readonly SheetField[];
  faults: readonly Fault[];
  state: RowState;
}

/** Returns rows as they would be brought in. */
export const shownRows = (rows: readonly PreviewRow[], edits: ReadonlyMap<number, RowEdit>, today: Day): ShownRow[] =>
  rows.map((row) => shownRow(row, edits.get(row.index) ?? {}, today));

function shownRow(row: PreviewRow, edit: RowEdit, today: Day): ShownRow {
  const values: Values = {
    title: edit.title ?? row.title,
    startDate: edit.startDate === undefined ? (row.startDate ?? null) : edit.startDate,
    endDate: edit.endDate === undefined ? (row.endDate ?? null) : edit.endDate,
    tags: edit.tags ?? row.tags,
    responsible: edit.responsible === undefined ? (row.responsible ?? null) : edit.responsible,
    isDone: edit.isDone ?? row.isDone ?? false,
  };
  const changed = changesOf(row, values);
  const faults = faultsOf(row, edit, values, today).filter(({ field }) => !row.changes || isOf(changed, field));
  return { row, ...values, changed, faults, state: stateOf(row, edit, changed, faults) };
}

type Values = Pick<ShownRow, 'title' | 'startDate' | 'endDate' | 'responsible' | 'isDone'> & { tags: string[] };

/** The fields in which a row differs from the activity that it names; none if it names none. */
function changesOf(row: PreviewRow, values: Values): SheetField[] {
  return row.changes ? changedIn({ ...values, purpose: row.purpose }, activityOf(row.changes)) : [];
}

/** The activity that a row names, as a sheet has it. */
export const activityOf = (activity: NonNullable<PreviewRow['changes']>): SheetActivity => ({
  ...activity,
  responsible: activity.responsible ?? null,
  tags: activity.tags.map(({ title }) => title),
  purpose: activity.descriptionText,
});

const dayFields: readonly string[] = ['startDate', 'endDate'];

/** Whether a fault is of what changes: what an activity is already is nobody's to mend here. */
const isOf = (changed: readonly string[], field: string): boolean =>
  changed.includes(field) || (dayFields.includes(field) && changed.some((one) => dayFields.includes(one)));

/** Cells that could not be read, as long as nothing else was written there, and what the values themselves are refused for. */
function faultsOf(row: PreviewRow, { unread = {}, ...edit }: RowEdit, values: Values, today: Day): Fault[] {
  const ofCells = row.faults.filter(
    ({ code, field }) => (code === 'notADay' || code === 'noSuchWeek') && edit[field as DayField] === undefined,
  );
  const written = Object.entries(unread).map(([field, text]) => ({ code: 'notADay', field, written: text }));
  const cells = [...ofCells, ...written];
  const checked: RowFault[] = rowFaults({ ...values, purpose: row.purpose, checklist: [] }, today);
  const more = checked.filter(({ code, field }) => code !== 'noDay' || !cells.some((cell) => cell.field === field));
  const ofLists = row.faults.filter(({ field }) => field === 'checklist' || field === 'purpose');
  return [...cells, ...more, ...ofLists];
}

function stateOf(row: PreviewRow, edit: RowEdit, changed: readonly SheetField[], faults: readonly Fault[]): RowState {
  if (!row.mayChange) return 'locked';
  if (edit.isOut) return 'out';
  if (faults.length > 0) return 'mend';
  if (row.changes) return changed.length > 0 ? 'change' : 'same';
  const isEdited = edit.title !== undefined || edit.startDate !== undefined || edit.endDate !== undefined;
  const isDouble = row.duplicateOf !== null || row.sameAs !== null;
  return isDouble && !isEdited ? 'double' : 'good';
}

/** Whether a row is neither to be taken nor to be left out, since it adds and changes nothing. */
export const isIdle = ({ state }: ShownRow): boolean => state === 'double' || state === 'same' || state === 'locked';

/** Returns the edit of a row after a person wrote into one of its cells. @param year of days that say none */
export function editCell(edit: RowEdit, shown: ShownRow, field: EditedField, text: string, year: number): RowEdit {
  const written = text.trim();
  if (field === 'title') return { ...edit, title: written };
  if (field === 'tags')
    return {
      ...edit,
      tags: written
        .split(',')
        .map((tag) => tag.trim())
        .filter(Boolean),
    };
  const { [field]: _mended, ...unread } = edit.unread ?? {};
  const found = readDayPhrase(written, year);
  if (!isDayPhrase(found)) {
    if (written === '') return { ...edit, unread, [field]: null };
    return { ...edit, [field]: null, unread: { ...unread, [field]: written } };
  }
  if (field === 'endDate') return { ...edit, unread, endDate: found.endDate };
  const wasOneDay = shown.endDate === null || shown.endDate === shown.startDate || shown.endDate < found.startDate;
  return { ...edit, unread, startDate: found.startDate, ...(wasOneDay && { endDate: found.endDate }) };
}

/** Returns the edit of a row that is moved to a year, as many days long as it is; one that has no day stays. 29 February becomes the 28th. */
export function inYear(edit: RowEdit, { startDate, endDate }: ShownRow, year: number): RowEdit {
  if (!startDate) return edit;
  const start = addMonths(startDate, (year - yearOf(startDate)) * 12);
  return { ...edit, startDate: start, endDate: endDate && addDays(start, daysBetween(startDate, endDate)) };
}

/** Whether a row is brought in. */
export const isTaken = ({ state }: ShownRow): boolean => state === 'good' || state === 'change';

/** The input: the rows that are brought in, each with what was changed of it. */
export const takenRows = (rows: readonly ShownRow[], edits: ReadonlyMap<number, RowEdit>): TakenRowInput[] =>
  rows.filter(isTaken).map(({ row: { index } }) => {
    const { isOut: _isOut, unread: _unread, responsible, ...changed } = edits.get(index) ?? {};
    return { index, ...changed, ...(responsible !== undefined && { responsible: responsible?.id ?? null }) };
  });
