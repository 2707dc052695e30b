import { type Body, changedFields, isSame, type UndoneBy, undoneBy } from '@samspel/domain/subject/change';
import type { Tx } from '../../core/database/pool.ts';
import { type Fields, pick, type Undo, type Whole } from '../codecs.ts';

/** Returns what undoes a change; `NOTHING` if one of its fields stays, or only follows from something else. */
export function wayBack(fields: Fields, before: Body, after: Body): UndoneBy {
  const by = undoneBy(before, after);
  const stays = (field: string) => fields[field]?.isConsequence || fields[field]?.stays?.(before[field], after[field]);
  return by === 'UNDO' && changedFields(before, after).some(stays) ? 'NOTHING' : by;
}

/** Whether a field that a change changed has changed again since, or any field of a whole that is undone together. */
export function isChangedSince(fields: Fields, changed: readonly string[], after: Body, now: Body): boolean {
  const together = changed.flatMap((field) => fields[field]?.whole?.together ?? []);
  return [...changed, ...together].some((field) => !isSame(after[field], now[field]));
}

/** Returns the input that gives the fields of a change their values from before. */
export async function undoInput(tx: Tx, fields: Fields, { fields: changed, before, now }: Undo): Promise<Body> {
  const wholes = Map.groupBy(changed, (field): Whole | undefined => fields[field]?.whole);
  const parts = [...wholes].map(([whole, some]) =>
    whole ? whole.undo(tx, { fields: some, before, now }) : pick(before, some),
  );
  return Object.assign({}, ...(await Promise.all(parts)));
}
