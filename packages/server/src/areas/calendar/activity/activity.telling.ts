import type { Day } from '@samspel/domain/time/day';
import { sql } from 'kysely';
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

/** Reads who is responsible for activities, by id of the activity. */
export async function responsibleForActivities(db: Db, ids: readonly number[]): Promise<Map<number, number | null>> {
  const rows = await db.selectFrom('event_instance').select(['id', 'responsible_id']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, responsible_id }) => [id, responsible_id]));
}

/** Reads the deadlines of activities, by id. */
export async function deadlinesOf(db: Db, ids: readonly number[]): Promise<Map<number, Day>> {
  const rows = await runPrepared(
    db,
    sql<{ id: number; day: Day }>`select id, end_date as day from event_instance where id = any (${ids}::bigint[])`,
  );
  return new Map(rows.map(({ id, day }) => [id, day]));
}
