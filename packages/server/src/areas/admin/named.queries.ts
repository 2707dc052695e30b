import { sql } from 'kysely';
import type { Batch } from '../../core/graphql/context.ts';
import { inOrder } from '../../core/graphql/context.ts';

/** Somebody in the log, as they are called today; the number stays when they are gone. */
export type Named = { id: number; name: string | null };

/** People of any standing by id. */
export const namedById: Batch<number, Named> = async (ids, { services: { db } }) => {
  const { rows } = await sql<{
    id: number;
    name: string;
  }>`select id, name from person where id = any (${[...ids]}::bigint[])`.execute(db);
  const names = inOrder<number, { id: number; name: string }, string | null>(
    ids,
    rows,
    ({ id }) => id,
    ({ name }) => name,
    null,
  );
  return ids.map((id, at) => ({ id, name: names[at]! }));
};
