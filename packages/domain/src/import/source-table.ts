/** A table as a reader found it: rows of cells as text, '' if empty. Days of a spreadsheet are ISO texts. Merged cells repeat what stands in the first. */
export type SourceTable = {
  /** The name of the sheet, or what stands above the table; '' if it has none. */
  name: string;
  rows: readonly (readonly string[])[];
  /** What could not be read of a row, by its number from 0. */
  notes?: Readonly<Record<number, readonly SourceNote[]>>;
};

/**
 * What a reader tells of a row: `formula` a cell whose formula has no value, `ruleCut` a repetition with more days than are taken, `ruleExpanded` a
 * repetition that no series can say, so that each day is an activity of its own, `eventUnread` an event that makes no sense.
 */
export const sourceNotes = ['formula', 'ruleCut', 'ruleExpanded', 'eventUnread'] as const;
export type SourceNote = (typeof sourceNotes)[number];

/** Format characters and soft hyphens, which nobody sees. */
const unseen = /\p{Cf}/gu;

/** Returns the text of a cell without outer white space and unseen characters; line breaks within it stay as `\n`. */
export const cellText = (cell: string): string =>
  cell
    .replace(/\r\n?|[\u0085\u2028\u2029\v\f]/g, '\n')
    .replace(unseen, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .trim();

/** Returns a line of a list without its bullet; a number before it stays, since it may be a day. */
export const withoutBullet = (line: string): string => line.replace(/^(?:[-–—•·*▪◦‣○●■□➢✓]\s*|o\s(?=\S))+/u, '').trim();

/** Whether a cell is only the mark of a list item, such as a bullet or `1.`. */
export const isListMark = (cell: string): boolean =>
  /^(?:[-–—•·*▪◦‣○●■□➢✓]|\(?\d{1,3}[.)]|\(?[a-zæøå][.)])$/iu.test(cell);
