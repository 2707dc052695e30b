import { calendarYears } from '../calendar/calendar.ts';
import { tagLimit, tagTitleLimit } from '../subject/tag.ts';
import { foldText } from '../text/fold.ts';
import { isEmptyText } from '../text/invisible.ts';
import { titleLimit } from '../text/title-limit.ts';
import type { ClockTime } from '../time/clock-time.ts';
import { type Day, yearOf } from '../time/day.ts';
import type { WrittenRepetition } from './repetition-phrase.ts';
import { type SourceNote, sourceNotes } from './source-table.ts';

/** The fields of a row that a fault can be of. */
export const rowFields = ['title', 'startDate', 'endDate', 'tags', 'checklist', 'repetition', 'purpose'] as const;
export type RowField = (typeof rowFields)[number];

/** Why a row cannot be taken as it is. */
export const rowFaultCodes = [
  'noTitle',
  'titleTooLong',
  'noDay',
  'notADay',
  'noSuchWeek',
  'endBeforeStart',
  'outsideYears',
  'tagTooLong',
  'tooManyTags',
  'itemTooLong',
  'tooManyItems',
  'purposeTooLong',
  'repetitionUnread',
] as const;
export type RowFaultCode = (typeof rowFaultCodes)[number];

/** What is told of a row: by its reader, or that its number names nothing that the reader knows of, or an activity that they may only read. */
export const rowNotes = [...sourceNotes, 'numberUnknown', 'notYours'] as const;
export type RowNote = (typeof rowNotes)[number];

/** What must be mended, the field it stands at, and what stood in the cell; '' if nothing did. */
export type RowFault = { code: RowFaultCode; field: RowField; written: string };

/** An activity as the engine read it from a row, or from a line of a cell. */
export type ImportRow = {
  /** Its number among the rows that were read, from 0. */
  index: number;
  /** What stood there: the filled cells. */
  written: string;
  /** The number of the activity that it changes; null makes a new one. */
  id: string | null;
  title: string;
  purpose: string;
  startDate: Day | null;
  endDate: Day | null;
  startTime: ClockTime | null;
  /** When it ends, if it starts at a time too. */
  endTime: ClockTime | null;
  /** Who is responsible, as it was written; '' if nobody is. */
  who: string;
  tags: string[];
  checklist: string[];
  /** Whether it is done; null if the row does not say. */
  isDone: boolean | null;
  repetition: WrittenRepetition | null;
  /** The words of the repetition; '' if it has none. */
  repetitionWritten: string;
  /** What stood in columns that are not used, apart from marks of a list. */
  unused: string[];
  faults: RowFault[];
  notes: SourceNote[];
  /** The index of an earlier row that is the same; null if there is none. */
  sameAs: number | null;
};

/** The longest purpose, and the most items of a checklist, that a row may have. */
export const purposeLimit = 10_000;
const checklistLimit = 100;

type Checked = Pick<ImportRow, 'title' | 'purpose' | 'startDate' | 'endDate' | 'tags' | 'checklist'>;

/** Finds what must be mended in the values of a row, as when it is saved (product/import#rows). @param today for the years that a wheel can show */
export function rowFaults(row: Checked, today: Day): RowFault[] {
  const { title, purpose, startDate, endDate, tags, checklist } = row;
  const faults: RowFault[] = [];
  const add = (code: RowFaultCode, field: RowField, written = '') => faults.push({ code, field, written });
  if (isEmptyText(title)) add('noTitle', 'title');
  else if (title.length > titleLimit) add('titleTooLong', 'title', title);
  if (!startDate) add('noDay', 'startDate');
  else if (endDate && endDate < startDate) add('endBeforeStart', 'endDate', endDate);
  for (const [field, day] of [
    ['startDate', startDate],
    ['endDate', endDate],
  ] as const) {
    if (day && isOutside(day, today)) add('outsideYears', field, day);
  }
  const longTag = tags.find((tag) => tag.length > tagTitleLimit);
  if (longTag) add('tagTooLong', 'tags', longTag);
  if (tags.length > tagLimit) add('tooManyTags', 'tags', tags.join(', '));
  const longItem = checklist.find((item) => item.length > titleLimit);
  if (longItem) add('itemTooLong', 'checklist', longItem);
  if (checklist.length > checklistLimit) add('tooManyItems', 'checklist');
  if (purpose.length > purposeLimit) add('purposeTooLong', 'purpose');
  return faults;
}

function isOutside(day: Day, today: Day): boolean {
  const { first, last } = calendarYears(today);
  return yearOf(day) < first || yearOf(day) > last;
}

/** What two rows, or a row and an activity, have in common if they are the same: title and days. */
export const sameKey = ({ title, startDate, endDate }: Pick<ImportRow, 'title' | 'startDate' | 'endDate'>): string =>
  `${startDate ?? ''} ${endDate ?? startDate ?? ''} ${foldText(title)}`;

/** Marks rows that are the same as an earlier one; a row without title or day is the same as none. */
export function markSame(rows: readonly ImportRow[]): ImportRow[] {
  const first = new Map<string, number>();
  return rows.map((row) => {
    const key = sameKey(row);
    const sameAs = row.title === '' || !row.startDate || row.id !== null ? null : (first.get(key) ?? null);
    if (!first.has(key)) first.set(key, row.index);
    return { ...row, sameAs };
  });
}
