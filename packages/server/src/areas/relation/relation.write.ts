import { sql } from 'kysely';
import type { Caller } from '../../core/base/caller.ts';
import type { Tx } from '../../core/database/pool.ts';

/** Relates a thing to others; returns those that it was not related to before. */
export async function insertRelations(
  tx: Tx,
  { id: by }: Caller,
  meta: number,
  others: readonly number[],
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    insert into relation (one_id, other_id, created_by)
    select least(${meta}, other), greatest(${meta}, other), ${by} from unnest(${others}::bigint[]) other order by 1, 2
    on conflict do nothing returning one_id + other_id - ${meta} as id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Ends the relations of a thing to others; returns those that it was related to. */
export async function deleteRelations(tx: Tx, meta: number, others: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    delete from relation where (one_id = ${meta} and other_id = any (${others}::bigint[])) or (other_id = ${meta} and one_id = any (${others}::bigint[]))
    returning one_id + other_id - ${meta} as id`.execute(tx);
  return rows.map(({ id }) => id);
}
