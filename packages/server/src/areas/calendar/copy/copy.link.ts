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

/** Links activities that a forked series gets later, such as those of another year, to those of its origin that start on the same days. */
export async function linkLaterActivities(tx: Tx, seriesId: number): Promise<void> {
  await sql`
    update event_instance i set forked_from = (
      select o.id from event_instance o join subject s on s.id = o.id
      where o.event_id = e.forked_from and o.start_date = i.start_date and s.removed_with is null order by o.id limit 1)
    from event e where e.id = ${seriesId} and e.forked_from is not null and i.event_id = e.id and i.forked_from is null`.execute(
    tx,
  );
}
