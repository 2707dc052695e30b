import { sql } from 'kysely';
import type { Tx } from '../../../core/database/pool.ts';
import type { Part, Parts } from './copy.parts.ts';

/** Links a fork, its series and its activities to what they were copied from. */
export async function linkFork(
  tx: Tx,
  { id, originId }: { id: number; originId: number },
  { series, activities }: Parts,
): Promise<void> {
  await tx.updateTable('calendar').set({ forked_from: originId }).where('id', '=', id).execute();
  await link(tx, 'event', series);
  await link(tx, 'event_instance', activities);
}

async function link(tx: Tx, name: 'event' | 'event_instance', parts: readonly Part[]): Promise<void> {
  const column = (side: keyof Part) => parts.map((part) => part[side]);
  await sql`
    update ${sql.table(name)} set forked_from = part."from"
    from unnest(${column('from')}::bigint[], ${column('to')}::bigint[]) as part("from", "to") where id = part."to"`.execute(
    tx,
  );
}
