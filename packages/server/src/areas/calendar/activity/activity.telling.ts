import type { Day } from '@samspel/domain/time/day';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../core/database/pool.ts';
import { runPrepared } from '../../../core/database/prepared.ts';
import { assigned, followers, responsible } from '../../../subject/notify/audiences.ts';
import type { NotificationRule, NotificationRules } from '../../../subject/notify/notification-rule.ts';

const changed: NotificationRule = { kind: 'CHANGED', word: 'changed', to: followers };

/** The notifications about one activity. */
export const activityTellings: NotificationRules = {
  'eventInstance.updated': [{ kind: 'ASSIGNED', word: 'assigned', to: assigned }, changed],
  'eventInstance.completed': [{ ...changed, word: 'completed' }],
  'eventInstance.restored': [{ ...changed, word: 'reopened' }],
  'eventInstance.due': [
    { kind: 'REMINDER', word: 'reminder', to: responsible },
    { kind: 'FOLLOWED_REMINDER', word: 'reminder', to: followers },
  ],
  'eventInstance.broughtBack': [{ ...changed, word: 'restored' }],
};

/** The person responsible for an activity. */
export const responsibleForActivity = (id: RawBuilder<number>): RawBuilder<number | null> =>
  sql<number | null>`(select i.responsible_id from event_instance i where i.id = ${id})`;

/** Reads the deadlines of activities, by id. */
export async function deadlinesOf(db: Db, ids: readonly number[]): Promise<Map<number, Day>> {
  const rows = await runPrepared(
    db,
    sql<{ id: number; day: Day }>`select id, end_date as day from event_instance where id = any (${ids}::bigint[])`,
  );
  return new Map(rows.map(({ id, day }) => [id, day]));
}
