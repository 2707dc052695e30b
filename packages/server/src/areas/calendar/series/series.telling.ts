import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../core/database/pool.ts';
import { runPrepared } from '../../../core/database/prepared.ts';
import { assigned, followers } from '../../../subject/notify/audiences.ts';
import type { NotificationRule, NotificationRules } from '../../../subject/notify/notification-rule.ts';
import { newInTag } from '../../../subject/notify/tagged.ts';

const toAssigned: NotificationRule<{ assigned: readonly number[] }> = {
  kind: 'ASSIGNED',
  word: 'assigned',
  to: assigned,
};

/** The notifications about a series, or about a single activity when it is made. */
export const seriesTellings: NotificationRules = {
  'event.created': [toAssigned, { kind: 'CHANGED', word: 'added', to: followers }, newInTag],
  'event.updated': [toAssigned, { kind: 'CHANGED', word: 'changed', to: followers }, newInTag],
  'event.broughtBack': [{ kind: 'CHANGED', word: 'restored', to: followers }],
};

/** The person responsible for a series. */
export const responsibleForSeries = (id: RawBuilder<number>): RawBuilder<number | null> =>
  sql<number | null>`(select e.responsible_id from event e where e.id = ${id})`;

/** Reads, for each series, the activity that a link opens: the next one that has not ended, otherwise the last. */
export async function activityOpenedFor(db: Db, ids: readonly number[]): Promise<Map<number, number>> {
  const rows = await runPrepared(
    db,
    sql<{ id: number; opened: number }>`
    select distinct on (i.event_id) i.event_id as id, i.id as opened from event_instance i join subject s on s.id = i.id
    where i.event_id = any (${ids}::bigint[]) and s.removed_with is null
    order by i.event_id, i.end_date < (now() at time zone 'Europe/Oslo')::date,
      case when i.end_date < (now() at time zone 'Europe/Oslo')::date then null else i.start_date end, i.start_date desc, i.id`,
  );
  return new Map(rows.map(({ id, opened }) => [id, opened]));
}
