import { rowFaultCodes } from '@samspel/domain/import/import-row';
import { sourceNotes } from '@samspel/domain/import/source-table';
import type { Say } from '@samspel/i18n/say';
import type { PreviewRow, ShownRow } from './row-values.ts';

/** Says why a cell must be mended, with what stood in it. */
export function sayFault(say: Say, { code, written }: { code: string; written: string }): string {
  const known = rowFaultCodes.find((one) => one === code);
  return known ? say(`import.fault.${known}`, { written: written.slice(0, 60) }) : code;
}

/** Says what else is to be known of a row. */
export function sayNotes(say: Say, { notes, unused, faults, changes, sameAs, duplicateOf }: PreviewRow): string[] {
  const known = sourceNotes.filter((note) => notes.includes(note)).map((note) => say(`import.note.${note}`));
  const again = faults.filter(({ code }) => code === 'repetitionUnread').map((fault) => sayFault(say, fault));
  return [
    ...known,
    ...again,
    ...(unused.length > 0 ? [say('import.unused', { words: unused.join(' · ') })] : []),
    ...(sameAs !== null ? [say('import.sameAs', { number: sameAs + 1 })] : []),
    ...(duplicateOf !== null ? [say('import.isThere')] : []),
    ...(changes
      ? [say('import.was', { title: changes.title, start: dotted(changes.startDate), end: dotted(changes.endDate) })]
      : []),
  ];
}

/** What stood in a row, with its repetition as it was understood. */
export function sayWritten(say: Say, { row: { written, repetition } }: ShownRow): string {
  if (!repetition) return written;
  return `${written} · ${say('import.repeats', { unit: repetition.unit, interval: repetition.interval })}`;
}

const dotted = (day: string): string => day.split('-').reverse().join('.');
