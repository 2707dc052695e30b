import { readStoredText } from '@samspel/domain/text/stored-text';

/** What a thing was at a version, field by field, as revisions keep it. */
export type Body = Record<string, unknown>;

/** The fields in which two bodies differ. */
export function changedFields(before: Body, after: Body): string[] {
  const fields = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...fields].filter((field) => !isSame(before[field], after[field]));
}

/** Whether two values of a body are the same; one that is missing is as null. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** How a change is taken back: see `UndoneBy` of the schema. */
export type UndoneBy = 'UNDO' | 'ARCHIVE' | 'TRASH' | 'NOTHING';

/** What takes a change back, by what it did. @param isInTrash what it removed can still be brought back */
export function undoneBy(before: Body, after: Body, isInTrash: boolean): UndoneBy {
  if (isInTrash) return 'UNDO';
  const statuses = [before.status, after.status];
  if (statuses[0] !== statuses[1] && statuses.includes('OBSOLETE')) return 'TRASH';
  if (statuses[0] !== statuses[1] && statuses.includes('ARCHIVED')) return 'ARCHIVE';
  return isSame(before.exceptDates, after.exceptDates) ? 'UNDO' : 'NOTHING';
}

/** A value as a history shows it: words to read, a code that the screen has words for, or whose name it is. */
export type HistoryValue = { text?: string; code?: string; personId?: number; kostraId?: number; principalId?: number };

/** The values of a field of a body; nothing is none. Of two access lists only the entries that differ are shown. */
export function valuesOf(field: string, body: Body, other: Body): HistoryValue[] {
  const value = body[field];
  if (value === null || value === undefined) return [];
  switch (field) {
    case 'description':
    case 'note':
      return [{ text: readStoredText(String(value)).text }];
    case 'responsible':
      return [{ personId: Number(value) }];
    case 'kostraFunctions':
      return (value as number[]).map((kostraId) => ({ kostraId }));
    case 'access':
      return entriesOf(value as Levels, (other[field] ?? {}) as Levels);
    case 'activities':
      return (value as { startDate: string; endDate: string }[]).map((span) => ({
        text: `${span.startDate}/${span.endDate}`,
      }));
    default:
      return plainValues(field, value);
  }
}

type Levels = Record<string, string>;

const entriesOf = (levels: Levels, others: Levels): HistoryValue[] =>
  Object.entries(levels)
    .filter(([id, level]) => others[id] !== level)
    .map(([id, code]) => ({ principalId: Number(id), code }));

/** Fields whose values the screen has words for. */
const coded = new Set(['status', 'category', 'visibility', 'reminder', 'isDone', 'isPrivate']);

function plainValues(field: string, value: unknown): HistoryValue[] {
  if (field === 'repetitionDefinition') return [{ code: JSON.stringify(value) }];
  if (Array.isArray(value)) return value.map((text) => ({ text: String(text) }));
  return coded.has(field) ? [{ code: String(value) }] : [{ text: String(value) }];
}
