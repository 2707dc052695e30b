import { sayer } from '@samspel/i18n/format';
import { hasMissing } from './fonts.ts';
import { codeOf, footOf } from './foot.ts';
import { headAt, legendAt } from './head.ts';
import { type ListRoom, listOn } from './list-part.ts';
import { monthsOn } from './months-part.ts';
import { notesOn } from './notes.ts';
import { type Block, mm, type Page, type Pages } from './page.ts';
import { bottomOf, type SheetSize, sheetSize, slideSize } from './sheet-size.ts';
import { sayShown } from './shown.ts';
import { timelineOn } from './timeline-part.ts';
import { wheelOn } from './wheel-part.ts';
import type { SheetChoices, YearOnPaper } from './year-on-paper.ts';

/** The lowest useful column of the list: with less room it begins on the next sheet. */
const lowest = mm(26);
/** The width of the code that opens the same year on the web. */
const code = mm(17);

/**
 * How a list beside or below the wheel may be set: the sizes of its letters and of those of the legend, and that of the wheel, as parts of the usual. The
 * first with which all is one sheet is used, else the usual. No letter is below 7.4 points.
 */
const listForms = [
  { letters: 1, legend: 1, wheel: 1 },
  { letters: 0.91, legend: 1, wheel: 1 },
  { letters: 0.83, legend: 1, wheel: 1 },
  { letters: 0.83, legend: 0.83, wheel: 1 },
  { letters: 0.83, legend: 0.83, wheel: 0.94 },
  { letters: 0.83, legend: 0.83, wheel: 0.88 },
] as const;
type ListForm = (typeof listForms)[number];
/**
 * How a timeline may be set: the size of its letters as a part of those of a list, and how long its titles may be, in that size. The first with which it
 * is one sheet is used, else the last. Whole titles are worth more than the largest letters, and legible ones more than whole titles.
 */
const timelineForms = [
  [1.15, 60],
  [1, 60],
  [1.15, 36],
  [1, 36],
  [1.15, 22],
  [1, 22],
  [0.88, 60],
  [0.88, 22],
  [0.78, 60],
  [0.78, 36],
  [0.78, 22],
] as const;

/** Sets a year on sheets of paper. */
export function sheetsOf(year: YearOnPaper, choices: SheetChoices): Pages {
  const size = sheetSize(choices.paper, choices.orientation);
  const { what } = choices;
  const isWheelListed =
    what.includes('wheel') && what.includes('list') && !what.includes('months') && !what.includes('timeline');
  const pages: Block[][] = [];
  if (what.includes('wheel')) pages.push(...wheelSheets(year, size, isWheelListed, choices.notes));
  if (what.includes('months')) pages.push(monthsSheet(year, size));
  if (what.includes('timeline')) pages.push(...timelineSheets(year, size));
  if (what.includes('list') && !isWheelListed) pages.push(...listSheets(year, size, choices.notes));
  const isComplete = ![year.title, ...year.activities.map(({ title }) => title)].some(hasMissing);
  const { width, height } = size;
  return {
    title: `${year.title} ${sayShown(year)}`,
    lang: year.locale === 'en' ? 'en' : `${year.locale}-NO`,
    pages: pages.map(
      (blocks, at): Page => ({
        width,
        height,
        blocks: [...blocks, footOf(year, size, at + 1, pages.length, isComplete)],
      }),
    ),
  };
}

/** Sets the wheel with its legend on a slide. */
export function slideOf(year: YearOnPaper): Pages {
  const { width, height, margin, gap, letters } = slideSize;
  const wheel = height - 2 * margin;
  const x = margin + wheel + gap;
  const side = width - x - margin;
  const head = headAt(year, x, margin * 2, side, letters);
  const legend = legendAt(year, x, margin * 2 + head.height, side, letters);
  const blocks = [...head.blocks, ...legend.blocks, wheelBlock(year, margin, margin, wheel)];
  return { title: `${year.title} ${sayShown(year)}`, lang: year.locale, pages: [{ width, height, blocks }] };
}

function wheelBlock(year: YearOnPaper, x: number, y: number, size: number): Block {
  const say = sayer(year.locale);
  const activities = say('wheel.activities', { count: year.activities.length });
  const alt = say('print.wheel', { title: year.title, year: sayShown(year), activities });
  return { role: 'figure', alt, marks: [wheelOn(year, x, y, size)] };
}

/** The wheel, with the list beside or below it and on further sheets if it is asked for. */
function wheelSheets(year: YearOnPaper, size: SheetSize, isListed: boolean, hasNotes: boolean): Block[][] {
  const { width, margin, letters } = size;
  if (!isListed) {
    const { lead, first } = withWheel(year, size, listForms[0]);
    const free = { x: first.x, y: first.y, width: widthOfColumns(first), height: first.height };
    return [[...lead(), ...(hasNotes && first.columns > 0 ? notesOn(year, free, letters) : [])]];
  }
  const { room, notes } = wholeSheet(year, size, hasNotes);
  const listed = (form: ListForm) => {
    const { lead, first } = withWheel(year, size, form);
    return { lead, sheets: listOn(year, first, room, letters * form.letters) };
  };
  const usual = listed(listForms[0]);
  // Smaller letters do not bring three sheets down to one.
  const smaller = usual.sheets.length === 2 && !hasNotes ? firstOf(listForms.slice(1), listed) : undefined;
  const { lead, sheets: lists } = smaller ?? usual;
  const sheets = lists.map((blocks, sheet) => (sheet === 0 ? [...lead(), ...blocks] : [...blocks, ...notes]));
  if (!hasNotes || sheets.length > 1) return sheets;
  const whole = { x: margin, y: margin, width: width - 2 * margin, height: bottomOf(size) - margin };
  return [...sheets, notesOn(year, whole, letters)];
}

const widthOfColumns = ({ columns, columnWidth, gap }: Pick<ListRoom, 'columns' | 'columnWidth' | 'gap'>) =>
  columns * columnWidth + (columns - 1) * gap;

/** The wheel with the head, the legend and the code, and the room for the list that they leave; the wheel is drawn when it is asked for. */
function withWheel(year: YearOnPaper, size: SheetSize, form: ListForm): { lead: () => Block[]; first: ListRoom } {
  const { width, height, margin, gap, letters } = size;
  const inner = width - 2 * margin;
  const bottom = bottomOf(size);
  const isBeside = width > height;
  const columnWidth = (inner - (size.columns - 1) * gap) / size.columns;
  const most = isBeside ? Math.min(bottom - margin, inner - columnWidth - gap) : inner;
  const sideColumns = isBeside ? Math.max(1, Math.floor((inner - most) / (columnWidth + gap) + 0.15)) : size.columns;
  const sideWidth = widthOfColumns({ columns: sideColumns, columnWidth, gap });
  const x = isBeside ? width - margin - sideWidth : margin;
  // Beside it, a smaller wheel leaves the list no more room.
  const wheel = isBeside ? Math.min(bottom - margin, inner - sideWidth - gap) : inner * form.wheel;
  const head = headAt(year, x, margin, sideWidth - code - gap / 2, letters);
  const below = Math.max(head.height, isBeside ? code + letters : 0);
  const legendWidth = sideWidth - (isBeside ? 0 : code + gap);
  const legend = legendAt(year, x, margin + below, legendWidth, letters * form.legend);
  const used = margin + Math.max(below + legend.height, code + letters);
  const y = isBeside ? used : used + wheel + letters;
  const wheelAt = () =>
    isBeside
      ? wheelBlock(year, margin, margin + (bottom - margin - wheel) / 2, wheel)
      : wheelBlock(year, margin + (inner - wheel) / 2, used, wheel);
  const columns = bottom - y < lowest ? 0 : sideColumns;
  return {
    lead: () => [...head.blocks, codeOf(year, width - margin - code, margin, code), ...legend.blocks, wheelAt()],
    first: { x, y, columns, columnWidth, gap, height: bottom - y },
  };
}

/** Returns what is one sheet in the first of some forms in which it is. */
function firstOf<Form, Made extends { sheets: Block[][] }>(
  forms: readonly Form[],
  set: (form: Form) => Made,
): Made | undefined {
  for (const form of forms) {
    const made = set(form);
    if (made.sheets.length === 1) return made;
  }
  return undefined;
}

function monthsSheet(year: YearOnPaper, size: SheetSize): Block[] {
  const { blocks, box } = bannered(year, size);
  return [...blocks, ...monthsOn(year, box, size.letters)];
}

function timelineSheets(year: YearOnPaper, size: SheetSize): Block[][] {
  const { blocks, box } = bannered(year, size);
  const next = { ...box, y: size.margin, height: bottomOf(size) - size.margin };
  const set = ([share, longest]: (typeof timelineForms)[number]) => ({
    sheets: timelineOn(year, box, next, size.letters * share, longest),
  });
  const smallest = set(timelineForms.at(-1)!);
  const { sheets } = smallest.sheets.length === 1 ? firstOf(timelineForms, set)! : smallest;
  return sheets.map((its, sheet) => (sheet === 0 ? [...blocks, ...its] : its));
}

/** The head, the legend and the code along the top of a sheet, and the box below them. */
function bannered(year: YearOnPaper, size: SheetSize) {
  const { width, height, margin, letters } = size;
  const inner = width - 2 * margin;
  const head = headAt(year, margin, margin, inner * 0.45, letters);
  const isWide = width > height;
  const legend = isWide
    ? legendAt(year, margin + inner * 0.48, margin, inner * 0.52 - code - letters, letters)
    : legendAt(year, margin, margin + head.height, inner - code - letters, letters);
  const used = Math.max(isWide ? Math.max(head.height, legend.height) : head.height + legend.height, code + letters);
  const box = { x: margin, y: margin + used, width: inner, height: bottomOf(size) - margin - used };
  return { blocks: [...head.blocks, codeOf(year, width - margin - code, margin, code), ...legend.blocks], box };
}

function listSheets(year: YearOnPaper, size: SheetSize, hasNotes: boolean): Block[][] {
  const { width, margin, gap, letters } = size;
  const inner = width - 2 * margin;
  const head = headAt(year, margin, margin, inner - code - gap, letters);
  const legend = legendAt(year, margin, margin + head.height, inner - code - gap, letters);
  const used = Math.max(head.height + legend.height, code + letters);
  const { room, notes } = wholeSheet(year, size, hasNotes);
  const first = { ...room, y: room.y + used, height: room.height - used };
  const lead = [...head.blocks, codeOf(year, width - margin - code, margin, code), ...legend.blocks];
  const firstNotes = hasNotes ? wholeSheet(year, size, hasNotes, used).notes : [];
  return listOn(year, first, room, letters).map((blocks, sheet) =>
    sheet === 0 ? [...lead, ...blocks, ...firstNotes] : [...blocks, ...notes],
  );
}

/** The room of the list on a sheet of its own, and the column for notes beside it. */
function wholeSheet(year: YearOnPaper, size: SheetSize, hasNotes: boolean, used = 0) {
  const { width, margin, gap, letters } = size;
  const inner = width - 2 * margin;
  const columnWidth = (inner - (size.columns - 1) * gap) / size.columns;
  const columns = hasNotes ? size.columns - 1 : size.columns;
  const y = margin + used;
  const room: ListRoom = { x: margin, y, columns, columnWidth, gap, height: bottomOf(size) - y };
  const place = { x: margin + columns * (columnWidth + gap), y, width: columnWidth, height: room.height };
  return { room, notes: hasNotes ? notesOn(year, place, letters) : [] };
}
