import type { PaperFormat } from '@samspel/domain/calendar/export';
import type { Grouping } from '@samspel/domain/calendar/municipality-rings';
import type { Orientation, Paper, PaperPart } from '@samspel/domain/calendar/paper';
import { addDays, addMonths, type Day, dayOf } from '@samspel/domain/time/day';

/** A file for paper that a person chooses: the sheets of a year, or the wheel for a slide. */
export type PaperChoice = {
  format: PaperFormat;
  paper: Paper;
  orientation: Orientation;
  what: readonly PaperPart[];
  notes: boolean;
  /** Whether a picture has a white ground. */
  isWhite: boolean;
  /** Which three months of the year, 0–3; all twelve if it is null. */
  quarter: number | null;
};

/** A year of a year wheel, of one's municipality if `group` says how its rings are made, or else one's own; `startMonth` is 1–12. */
export type PaperYear = {
  calendar?: { id: string } | undefined;
  group?: Grouping | undefined;
  year: number;
  startMonth: number;
  hidesCompleted: boolean;
};

/** The first and the last day of three months of a year, 0–3. */
export function quarterDays(
  { year, startMonth }: Pick<PaperYear, 'year' | 'startMonth'>,
  quarter: number,
): { from: Day; to: Day } {
  const from = addMonths(dayOf(year, startMonth, 1), quarter * 3);
  return { from, to: addDays(addMonths(from, 3), -1) };
}

/** The path below the API of a file for paper (product/sharing#files-for-paper). A picture is the wheel for a slide. */
export function paperPath(choice: PaperChoice, of: PaperYear): string {
  const query = yearQuery(choice, of);
  if (choice.format !== 'pdf') {
    if (choice.isWhite) query.set('ground', 'white');
  } else setSheet(query, choice);
  return `${baseOf(of)}/${choice.format}?${query}`;
}

/** The path of a picture of one sheet of a PDF, or of the slide: what is seen before it is fetched. */
export function previewPath(choice: PaperChoice, of: PaperYear, page: number): string {
  const query = yearQuery(choice, of);
  query.set('ground', 'white');
  if (choice.format === 'pdf') {
    setSheet(query, choice);
    query.set('page', String(page));
  }
  return `${baseOf(of)}/svg?${query}`;
}

const baseOf = ({ calendar, group }: PaperYear) =>
  `${calendar ? `/calendar/${calendar.id}` : `/person/me/${group ? 'municipality' : 'year'}`}/export`;

function yearQuery({ quarter }: PaperChoice, of: PaperYear): URLSearchParams {
  const query = new URLSearchParams({ year: String(of.year) });
  if (of.startMonth !== 1) query.set('startMonth', String(of.startMonth));
  if (of.group) query.set('group', of.group);
  if (of.hidesCompleted) query.set('open', 'true');
  if (quarter !== null) {
    const { from, to } = quarterDays(of, quarter);
    query.set('from', from);
    query.set('to', to);
  }
  return query;
}

function setSheet(query: URLSearchParams, { paper, orientation, what, notes }: PaperChoice): void {
  query.set('paper', paper);
  query.set('orientation', orientation);
  query.set('what', what.join(','));
  if (notes) query.set('notes', 'true');
}
