import { type Body, changedFields, isSame, type UndoneBy, undoneBy } from '@samspel/domain/subject/change';
import type { Tx } from '../../core/database/pool.ts';
import { type Fields, pick, type Undo, type Whole } from '../codecs.ts';

/** What takes a change back; nothing does of one that stays, nor of one of which a field only follows from something else. */
export function wayBack(fields: Fields, before: Body, after: Body): UndoneBy {
  const by = undoneBy(before, after);
  const stays = (field: string) => fields[field]?.isConsequence || fields[field]?.stays?.(before[field], after[field]);
  return by === 'UNDO' && changedFields(before, after).some(stays) ? 'NOTHING' : by;
}

/** Whether something that a change changed has been changed again since; of a whole that is undone together, any of it. */
export function isChangedSince(fields: Fields, changed: readonly string[], after: Body, now: Body): boolean {
  const together = changed.flatMap((field) => fields[field]?.whole?.together ?? []);
  return [...changed, ...together].some((field) => !isSame(after[field], now[field]));
}

/** The input that gives the fields of a change the values from before. */
export async function undoInput(tx: Tx, fields: Fields, { fields: changed, before, now }: Undo): Promise<Body> {
  const wholes = Map.groupBy(changed, (field): Whole | undefined => fields[field]?.whole);
  const parts = [...wholes].map(([whole, some]) =>
    whole ? whole.undo(tx, { fields: some, before, now }) : pick(before, some),
  );
  return Object.assign({}, ...(await Promise.all(parts)));
}
