/** The fields of a thing at one version, as revisions keep them. */
export type Body = Record<string, unknown>;

/** Whether two values of a body are the same; a missing value equals null. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** Returns the fields in which two bodies differ, in the order of the form. Fields that `order` does not name come last. */
export function changedFields(before: Body, after: Body, order: readonly string[] = []): string[] {
  const fields = new Set([...order, ...Object.keys(before), ...Object.keys(after)]);
  return [...fields].filter((field) => !isSame(before[field], after[field]));
}

/** How a change is taken back: by undoing it, out of the archive, out of the trash, or not at all. */
export type UndoneBy = 'UNDO' | 'ARCHIVE' | 'TRASH' | 'NOTHING';

/** Returns how a change from one status to another is taken back: archiving and removing each have their own way back. */
export function undoneBy({ status: before }: Body, { status: after }: Body): UndoneBy {
  if (before === after) return 'UNDO';
  if (before === 'OBSOLETE' || after === 'OBSOLETE') return 'TRASH';
  return before === 'ARCHIVED' || after === 'ARCHIVED' ? 'ARCHIVE' : 'UNDO';
}
