import { sql } from 'kysely';
import type { Tx } from '../../core/database/pool.ts';

/** Whether a person is the only admin who is not leaving. If two leave at once, the second waits and is then the only one. */
export async function isOnlyAdmin(tx: Tx, id: number): Promise<boolean> {
  const { rows } = await sql<{ id: number; stays: boolean }>`
    select id, leaves_at is null as stays from person where is_admin order by id for update`.execute(tx);
  return rows.some((admin) => admin.id === id) && !rows.some((admin) => admin.id !== id && admin.stays);
}
