import { sql } from 'kysely';
import type { Tx } from '../../../core/database/pool.ts';
import type { PlannedChange } from './series.change.ts';
import { dayInRule } from './stored-series.queries.ts';

/**
 * An activity has the purpose of its series until it gets one of its own. Where the series gets another from one activity on, those before it keep
 * the older one as their own; one whose own says what the series now says has that of the series again, as after the change is undone.
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
