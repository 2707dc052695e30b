import { foldText } from '../text/fold.ts';
import { type ColumnRole, roleOfHeading } from './columns.ts';
import { isDayPhrase, readDayPhrase } from './day-phrase.ts';
import { readRepetition } from './repetition-phrase.ts';
import { isListMark } from './source-table.ts';

type Rows = readonly (readonly string[])[];

/** A list as it is read: how many rows stand above the activities, the last of which holds the headings, and what each column is. */
export type ListGuess = { headerRows: number; roles: ColumnRole[]; hasHeadings: boolean };

/** How far down the headings are looked for. */
const searched = 12;

/** Guesses the columns of a list, by their headings and by what is in them (product/import#columns). */
export function guessList(rows: Rows, year: number): ListGuess {
  const header = headerRow(rows, year);
  const headerRows = header === null ? titleRows(rows) : header + 1;
  const width = Math.max(0, ...rows.map((row) => row.length));
  const headings = header === null ? [] : rows[header]!;
  const named = Array.from({ length: width }, (_, column) => roleOfHeading(headings[column] ?? ''));
  return { headerRows, hasHeadings: header !== null, roles: guessRoles(rows.slice(headerRows), named, year) };
}

/**
 * The row of the headings: the first in which two cells are different known headings and no cell is a day. A list of one column has a heading only if
 * that is a word for titles alone, since an activity may well be called as other headings are.
 */
function headerRow(rows: Rows, year: number): number | null {
  const at = rows.slice(0, searched).findIndex((row) => {
    const cells = row.filter(Boolean);
    if (row.length === 1) return onlyHeading.test(cells[0] ?? '');
    const known = cells.map(roleOfHeading).filter((role) => role !== undefined);
    const dated = cells.some((cell) => /\d/.test(cell) && isDayPhrase(readDayPhrase(cell, year)));
    return new Set(known).size >= 2 && known.length * 2 >= cells.length && !dated && !isRepeated(row);
  });
  return at < 0 || at === rows.length - 1 ? null : at;
}

const onlyHeading =
  /^(?:tittel|titlar|titler|title|aktivitet|aktivitetar|aktiviteter|activity|activities|oppgåve|oppgåver|oppgave|oppgaver|task|tasks):?$/i;

/** Whether merged cells repeat one text over the whole row, as the title above a table does. */
const isRepeated = (row: readonly string[]): boolean => row.length > 1 && new Set(row).size === 1;

/** How many rows above a list without headings are its title. */
function titleRows(rows: Rows): number {
  const first = rows.findIndex((row) => !isRepeated(row));
  return Math.max(0, first);
}

type Seen = {
  filled: number;
  days: number;
  rules: number;
  marks: number;
  people: number;
  words: number;
  different: number;
};

const person = /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’.-]*){1,3}$/u;
const mail = /^\S+@\S+\.\S+$/;

function see(cells: readonly string[], year: number): Seen {
  const filled = cells.filter(Boolean);
  const count = (is: (cell: string) => boolean) => filled.filter(is).length;
  const found = filled.map((cell) => readDayPhrase(cell, year));
  return {
    filled: filled.length,
    days: found.filter((each) => each !== null).length,
    rules: count((cell) => readRepetition(cell) !== null),
    marks: count(isListMark) + count((cell) => /^\d{1,4}$/.test(cell)),
    people: count((cell) => mail.test(cell) || person.test(cell)),
    words: count((cell) => /\p{L}{2}/u.test(cell)),
    different: new Set(filled.map(foldText)).size,
  };
}

const most = (part: number, whole: number): boolean => whole > 0 && part * 2 > whole;

/**
 * Returns what the cells of one row are. In a list without headings a row may have its cells in an order of its own: one whose title is a day is read
 * by itself.
 */
export function rolesOfRow(
  cells: readonly string[],
  roles: readonly ColumnRole[],
  year: number,
): readonly ColumnRole[] {
  const isAstray = cells.some(
    (cell, column) =>
      (roles[column] === 'TITLE' || roles[column] === 'PURPOSE') &&
      /\d/.test(cell) &&
      isDayPhrase(readDayPhrase(cell, year)),
  );
  if (!isAstray) return roles;
  const own = guessRoles(
    [cells],
    cells.map(() => undefined),
    year,
  );
  return own.includes('TITLE') ? own : roles;
}

/** Gives each column without a known heading what its cells look like; one column is always the title. */
function guessRoles(rows: Rows, named: readonly (ColumnRole | undefined)[], year: number): ColumnRole[] {
  const seen = named.map((_, column) =>
    see(
      rows.map((row) => row[column] ?? ''),
      year,
    ),
  );
  const roles = named.map((role, column) => role ?? byContent(seen[column]!));
  const days = roles.flatMap((role, column) => (role === 'START' ? [column] : []));
  const free = days.filter((column) => named[column] === undefined);
  for (const [index, column] of free.entries()) {
    const order = index + (days.length - free.length);
    if (order === 1 && !roles.includes('END')) roles[column] = 'END';
    else if (order > 0) roles[column] = 'NONE';
  }
  if (!roles.includes('TITLE')) {
    const title = titleColumn(roles, named, seen);
    if (title !== undefined) roles[title] = 'TITLE';
  }
  return onlyOnce(roles);
}

function byContent({ filled, days, rules, marks, people }: Seen): ColumnRole | undefined {
  if (filled === 0) return 'NONE';
  if (most(marks, filled)) return 'NONE';
  if (most(days, filled)) return 'START';
  if (most(rules, filled)) return 'REPETITION';
  return most(people, filled) ? 'WHO' : undefined;
}

/** The column of words that has the most different cells; one of names or of a purpose only if there is no other. */
function titleColumn(
  roles: readonly (ColumnRole | undefined)[],
  named: readonly unknown[],
  seen: readonly Seen[],
): number | undefined {
  const among = (is: (role: ColumnRole | undefined, column: number) => boolean) => {
    const columns = roles.flatMap((role, column) => (is(role, column) && seen[column]!.words > 0 ? [column] : []));
    return columns.toSorted((a, b) => seen[b]!.different - seen[a]!.different || a - b)[0];
  };
  return (
    among((role) => role === undefined) ??
    among((role, column) => role === 'WHO' && named[column] === undefined) ??
    among((role) => role === 'PURPOSE' || role === 'TAG')
  );
}

/** Only PURPOSE, TAG and CHECKLIST may stand twice; a further column of words is a purpose, so that nothing is lost. */
function onlyOnce(roles: readonly (ColumnRole | undefined)[]): ColumnRole[] {
  const taken = new Set<ColumnRole>();
  return roles.map((role) => {
    if (role === undefined) return 'PURPOSE';
    if (role === 'NONE' || role === 'PURPOSE' || role === 'TAG' || role === 'CHECKLIST') return role;
    if (taken.has(role)) return role === 'TITLE' || role === 'WHO' ? 'PURPOSE' : 'NONE';
    taken.add(role);
    return role;
  });
}
