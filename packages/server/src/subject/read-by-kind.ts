import type { SubjectKind } from '@samspel/domain/subject/subject';
import type { Db } from '../core/database/pool.ts';
import type { BatchReader } from './batch-reader.ts';
import type { SubjectDefinition } from './definition.ts';
import type { Kinds } from './kinds.ts';

/** Reads something about things of several kinds, by id, with one call for each kind. Leaves out things of kinds that have no such reading. */
export async function readByKind<Value>(
  db: Db,
  kinds: Kinds,
  things: readonly { id: number; kind: SubjectKind }[],
  readingOf: (definition: SubjectDefinition) => BatchReader<Value> | undefined,
): Promise<Map<number, Value>> {
  const found = new Map<number, Value>();
  for (const [kind, some] of Map.groupBy(things, (thing) => thing.kind)) {
    const ids = some.map(({ id }) => id);
    const values = await readingOf(kinds.of(kind))?.(db, ids);
    for (const [id, value] of values ?? []) found.set(id, value);
  }
  return found;
}
