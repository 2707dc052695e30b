import type { Orientation, Paper } from '@samspel/domain/calendar/paper';
import { mm } from './page.ts';

/** The measures of a sheet, in points. */
export type SheetSize = {
  width: number;
  height: number;
  margin: number;
  /** Between two columns. */
  gap: number;
  /** How many columns a list has on a whole sheet. */
  columns: number;
  /** The size of the letters of lists. */
  letters: number;
};

const sizes = {
  a4: { short: 210, long: 297, margin: 10, letters: 9, columns: { landscape: 3, portrait: 2 } },
  a3: { short: 297, long: 420, margin: 12, letters: 9.5, columns: { landscape: 6, portrait: 4 } },
  a2: { short: 420, long: 594, margin: 15, letters: 11, columns: { landscape: 6, portrait: 4 } },
} as const;

/** Returns the measures of a paper. */
export function sheetSize(paper: Paper, orientation: Orientation): SheetSize {
  const { short, long, margin, letters, columns } = sizes[paper];
  const [width, height] = orientation === 'landscape' ? [long, short] : [short, long];
  return {
    width: mm(width),
    height: mm(height),
    margin: mm(margin),
    gap: mm(7),
    columns: columns[orientation],
    letters,
  };
}

/** A slide of 16:9, which a picture of 1920 × 1080 fills: half a point is a pixel. */
export const slideSize: SheetSize = { width: 960, height: 540, margin: 16, gap: 20, columns: 3, letters: 12 };

/** Where the content of a sheet ends: below it is the foot. */
export const bottomOf = ({ height, margin }: SheetSize): number => height - margin - mm(7);
