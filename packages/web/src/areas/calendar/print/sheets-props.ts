import type { ShownParts } from '../address/print-choices.ts';
import type { PrintedYear } from './printed-year.ts';
import type { SheetFormat } from './sheet-format.ts';

/** What is printed, on which paper, and which parts of it. */
export interface SheetsProps {
  printed: PrintedYear;
  format: SheetFormat;
  show: ShownParts;
}
