import { sql } from 'kysely';
import type { Tx } from '../../../core/database/pool.ts';
import type { PlannedChange } from './series.change.ts';
import { dayInRule } from './stored-series.queries.ts';

/**
 * Keeps the purposes of activities right after a change of their series. An activity has the purpose of its series until it gets its own. If the
 * series gets another one from some activity on, those before it keep the old one as their own. An activity whose own purpose equals that of the
 * series follows the series again, as after an undo.
 */
export async function keepPurposes(tx: Tx, { before, after, from }: PlannedChange): Promise<void> {
  if (before.description === after.description) return;
  if (from) {
    await sql`
      update event_instance i set description = ${before.description}, description_text = ${before.descriptionText}
      where i.event_id = ${before.id} and i.description is null and ${dayInRule('i')} < ${from.ruleDate ?? from.startDate}`.execute(
      tx,
    );
  }
  await sql`
    update event_instance set description = null, description_text = null
    where event_id = ${after.id} and description = ${after.description}`.execute(tx);
}
