import { sql } from 'kysely';
import type { Tx } from '../../core/database/pool.ts';

/** Whether somebody is the only admin who stays. Two who leave at once wait for each other: the second is the only one by then. */
export async function isOnlyAdmin(tx: Tx, id: number): Promise<boolean> {
  const { rows } = await sql<{ id: number; stays: boolean }>`
    select id, leaves_at is null as stays from person where is_admin order by id for update`.execute(tx);
  return rows.some((admin) => admin.id === id) && !rows.some((admin) => admin.id !== id && admin.stays);
}
