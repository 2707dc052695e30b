import { rowFaultCodes, rowNotes } from '@samspel/domain/import/import-row';
import type { SheetActivity, SheetField } from '@samspel/domain/import/sheet-activity';
import type { Say } from '@samspel/i18n/say';
import { activityOf, type ShownRow } from './row-values.ts';

/** Says why a cell must be mended, with what stood in it. */
export function sayFault(say: Say, { code, written }: { code: string; written: string }): string {
  const known = rowFaultCodes.find((one) => one === code);
  return known ? say(`import.fault.${known}`, { written: written.slice(0, 60) }) : code;
}

/** Says what else is to be known of a row. */
export function sayNotes(say: Say, shown: ShownRow): string[] {
  const { notes, unused, faults, sameAs, duplicateOf } = shown.row;
  const known = rowNotes.filter((note) => notes.includes(note)).map((note) => say(`import.note.${note}`));
  const again = faults.filter(({ code }) => code === 'repetitionUnread').map((fault) => sayFault(say, fault));
  return [
    ...known,
    ...again,
    ...(unused.length > 0 ? [say('import.unused', { words: unused.join(' · ') })] : []),
    ...(sameAs !== null ? [say('import.sameAs', { number: sameAs + 1 })] : []),
    ...(duplicateOf !== null ? [say('import.isThere')] : []),
  ];
}

/** Says what a row changes of the activity that it names: each field with its value before and after. */
export function sayChanges(say: Say, shown: ShownRow): { field: SheetField; what: string; from: string; to: string }[] {
  const { row, changed } = shown;
  if (!row.changes) return [];
  const was = activityOf(row.changes);
  const now = {
    ...shown,
    purpose: row.purpose,
    startDate: shown.startDate ?? '',
    endDate: shown.endDate ?? shown.startDate ?? '',
  };
  // The start of an activity of one day is its deadline, and is said by that.
  const isOneDay = was.startDate === was.endDate && now.startDate === now.endDate;
  return changed
    .filter((field) => !(isOneDay && field === 'startDate'))
    .map((field) => ({
      field,
      what: say(`import.column.${field}`),
      from: sayValue(say, field, was),
      to: sayValue(say, field, now),
    }));
}

const longest = 60;

function sayValue(say: Say, field: SheetField, values: Omit<SheetActivity, 'id'>): string {
  if (field === 'startDate' || field === 'endDate') return dotted(values[field]);
  if (field === 'responsible') return values.responsible?.name ?? '–';
  if (field === 'tags') return values.tags.join(', ') || '–';
  if (field === 'isDone') return say(values.isDone ? 'export.done' : 'export.notDone');
  const text = values[field];
  return text.length > longest ? `${text.slice(0, longest)}…` : text || '–';
}

/** What stood in a row, with its repetition as it was understood. */
export function sayWritten(say: Say, { row: { written, repetition } }: ShownRow): string {
  if (!repetition) return written;
  return `${written} · ${say('import.repeats', { unit: repetition.unit, interval: repetition.interval })}`;
}

const dotted = (day: string): string => day.split('-').reverse().join('.');
