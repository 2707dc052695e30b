import { sql } from 'kysely';
import type { Db } from '../../../core/database/pool.ts';
import { followers, newlyIn } from '../../../subject/telling/audiences.ts';
import type { Telling, Tellings } from '../../../subject/telling/telling.ts';

const changed: Telling = { kind: 'CHANGED', word: 'changed', to: followers };

/** How people are told of one activity. */
export const activityTellings: Tellings = {
  'eventInstance.updated': [{ kind: 'ASSIGNED', word: 'assigned', to: newlyIn('responsible') }, changed],
  'eventInstance.completed': [{ ...changed, word: 'completed' }],
  'eventInstance.restored': [{ ...changed, word: 'reopened' }],
  'eventInstance.broughtBack': [{ ...changed, word: 'restored' }],
};

/** Who is responsible for an activity. */
export async function responsibleForActivity(db: Db, id: number): Promise<number | null> {
  const { rows } = await sql<{ id: number | null }>`
    select responsible_id as id from event_instance where id = ${id}`.execute(db);
  return rows[0]?.id ?? null;
}
