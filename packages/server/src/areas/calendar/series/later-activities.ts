import { sql } from 'kysely';
import type { Tx } from '../../../core/database/pool.ts';
import { dayInRule } from './stored-series.queries.ts';

/** Links activities that a forked series gets later, such as those of another year, to the activities of its origin on the same days of the rule. */
export async function linkLaterActivities(tx: Tx, seriesId: number): Promise<void> {
  await sql`
    update event_instance i set forked_from = (
      select o.id from event_instance o join subject s on s.id = o.id
      where o.event_id = e.forked_from and ${dayInRule('o')} = ${dayInRule('i')} and s.removed_with is null order by o.id limit 1)
    from event e where e.id = ${seriesId} and e.forked_from is not null and i.event_id = e.id and i.forked_from is null`.execute(
    tx,
  );
}
