import { type Column, pack } from '@samspel/domain/calendar/pack';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { PrintedYear } from './printed-year.ts';
import { daysBeside, type SheetFormat } from './sheet-format.ts';

/** How a list is divided among sheets, and the size of its letters in points. */
export interface Division {
  sheets: Column[][];
  letters: number;
}

/** CSS millimetres in a CSS pixel. */
const pixel = 25.4 / 96;
/** Millimetres for the foot of each sheet, and for lines that break differently on paper than on the screen. */
const slack = 6;
/** Smaller letters are tried only for a list of at most this many sheets. */
const mostToSave = 2;
/** The lowest useful column, in millimetres: with less room the list begins on the next sheet. */
const lowest = 26;

/**
 * Divides a year among sheets. The element of `measure` contains what is measured: the head in its first child, the lines, each with `data-line`, in
 * its second. Both are there until the division is known, which is before anything is painted.
 * @param round another value measures again
 */
export function useSheets(
  printed: PrintedYear,
  format: SheetFormat,
  round: number,
): { division: Division | null; measure: RefObject<HTMLDivElement | null> } {
  const measure = useRef<HTMLDivElement>(null);
  const haveFonts = useFonts();
  const [made, setMade] = useState<{ of: unknown[]; division: Division }>();
  const isMade = made?.of[0] === printed && made.of[1] === format && made.of[2] === haveFonts && made.of[3] === round;
  useLayoutEffect(() => {
    if (!isMade && measure.current) {
      setMade({ of: [printed, format, haveFonts, round], division: divide(measure.current, printed, format) });
    }
  });
  return { division: isMade ? made.division : null, measure };
}

function divide(place: HTMLElement, { lines }: PrintedYear, format: SheetFormat): Division {
  const [head, list] = place.children as unknown as [HTMLElement, HTMLElement];
  const inner = format.height - 2 * format.margin - slack;
  const wheel = format.wheel !== null && !format.isBeside ? format.wheel : 0;
  const rest = inner - heightOf(head) - wheel;
  const first = { columns: rest < lowest ? 0 : format.columns.first, height: rest };
  const divisions: Division[] = [];
  for (const letters of format.letters) {
    list.style.fontSize = `${letters}pt`;
    list.style.setProperty('--days', `${daysBeside(format.columnWidth, letters)}em`);
    const heights = [...list.querySelectorAll<HTMLElement>('[data-line]')].map(heightOf);
    const blocks = lines.map(({ isHeading }, index) => ({ isHeading, height: heights[index]! }));
    const again = heights[0] ?? 0;
    const next = { columns: format.columns.next, height: inner };
    divisions.push({ letters, sheets: pack(blocks, { ...first, again }, { ...next, again }) });
    const { length } = divisions.at(-1)!.sheets;
    if (length === 1 || length > mostToSave) break;
  }
  const last = divisions.at(-1)!;
  return last.sheets.length === 1 ? last : divisions[0]!;
}

const heightOf = (element: HTMLElement) => element.getBoundingClientRect().height * pixel;

/** Whether the fonts to measure with are loaded. */
function useFonts(): boolean {
  const [have, setHave] = useState(() => document.fonts.status === 'loaded');
  useEffect(() => {
    void document.fonts.ready.then(() => setHave(true));
  }, []);
  return have;
}
