/** What a thing was at a version, field by field, as revisions keep it. */
export type Body = Record<string, unknown>;

/** Whether two values of a body are the same; one that is missing is as null. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** The fields in which two bodies differ, in the order in which people read the form; `order` names them, and any other comes last. */
export function changedFields(before: Body, after: Body, order: readonly string[] = []): string[] {
  const fields = new Set([...order, ...Object.keys(before), ...Object.keys(after)]);
  return [...fields].filter((field) => !isSame(before[field], after[field]));
}

/** How a change is taken back: by undoing it, out of the archive, out of the trash, or not at all. */
export type UndoneBy = 'UNDO' | 'ARCHIVE' | 'TRASH' | 'NOTHING';

/** What takes a change back, by the statuses that it went from and to: archiving and removing have a way back of their own. */
export function undoneBy({ status: before }: Body, { status: after }: Body): UndoneBy {
  if (before === after) return 'UNDO';
  if (before === 'OBSOLETE' || after === 'OBSOLETE') return 'TRASH';
  return before === 'ARCHIVED' || after === 'ARCHIVED' ? 'ARCHIVE' : 'UNDO';
}
