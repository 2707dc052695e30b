import type { PrintChoices } from '../address/print-choices.ts';

/** The measures of the sheets. Millimetres, unless said otherwise. */
export interface SheetFormat {
  width: number;
  height: number;
  margin: number;
  /** The diameter of the wheel on the first sheet; null without a wheel. */
  wheel: number | null;
  /** Whether the list is beside the wheel, not below it. */
  isBeside: boolean;
  /** Columns of the list beside or below the wheel, and on sheets without one. */
  columns: { first: number; next: number };
  columnWidth: number;
  gap: number;
  /** The size of the letters in the head, in points: the title is a multiple of it. */
  head: number;
  /** Sizes for the letters of the list, in points: the first that fits all on one sheet is used, else the first of all. */
  letters: readonly number[];
}

const sizes = {
  a4: { short: 210, long: 297, margin: 10, head: 9, letters: [9, 8.2, 7.4] },
  a3: { short: 297, long: 420, margin: 12, head: 11.5, letters: [9.5, 8.8, 8] },
} as const;

/** How many columns a sheet has, and how many of them the wheel takes if the list is beside it. */
const columns = {
  a4: { landscape: { all: 3, wheel: 2 }, portrait: { all: 2, wheel: 0 } },
  a3: { landscape: { all: 6, wheel: 4 }, portrait: { all: 3, wheel: 0 } },
} as const;

const gap = 7;

/** Millimetres in a point. */
const point = 25.4 / 72;

/** The room for the days before a title, in the size of the letters: for '15. jan – 22. feb' if titles still have enough, else for half of it. */
export const daysBeside = (columnWidth: number, letters: number): number =>
  columnWidth / (letters * point) > 28 ? 8.4 : 5;

/** The measures of the sheets for the choices made. */
export function sheetFormat({ paper, orientation, show }: Omit<PrintChoices, 'hidesCompleted'>): SheetFormat {
  const { short, long, margin, head, letters } = sizes[paper];
  const isBeside = orientation === 'landscape';
  const [width, height] = isBeside ? [long, short] : [short, long];
  const { all, wheel } = columns[paper][orientation];
  const inner = width - 2 * margin;
  const columnWidth = (inner - (all - 1) * gap) / all;
  const besideList = wheel * columnWidth + (wheel - 1) * gap;
  const alone = Math.min(inner, height - 2 * margin);
  const drawn = show === 'both' && isBeside ? Math.min(alone, besideList) : alone;
  return {
    ...{ width, height, margin, head, letters, gap, columnWidth, isBeside },
    wheel: show === 'list' ? null : drawn,
    columns: { first: show === 'both' && isBeside ? all - wheel : all, next: all },
  };
}
