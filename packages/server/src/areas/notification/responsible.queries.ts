import type { SubjectKind } from '@samspel/domain/subject/subject';
import type { Db } from '../../core/database/pool.ts';
import type { Kinds } from '../../subject/kinds.ts';

/** Who is responsible for things, by the id of the thing; those of kinds that nobody can be responsible for are left out. */
export async function responsibleAmong(
  db: Db,
  kinds: Kinds,
  things: readonly { id: number; kind: SubjectKind }[],
): Promise<Map<number, number | null>> {
  const found = new Map<number, number | null>();
  for (const [kind, some] of Map.groupBy(things, (thing) => thing.kind)) {
    const people = await kinds.of(kind).responsible?.(
      db,
      some.map(({ id }) => id),
    );
    for (const [id, person] of people ?? []) found.set(id, person);
  }
  return found;
}
