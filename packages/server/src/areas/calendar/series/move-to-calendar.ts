import { Refusal } from '@samspel/domain/refusal';
import { sql } from 'kysely';
import { findSubject, type LockedSubject } from '../../../core/access/find-subject.ts';
import type { Act } from '../../../core/area/action.ts';
import type { Tx } from '../../../core/database/pool.ts';
import { archived } from '../calendar/calendar.action.ts';

/**
 * Finds and locks the year wheel that series are to move to. Throws `notFound` or `notAllowed` if the caller may not write it, and
 * `calendar.archived`.
 */
export async function findNewCalendar({ tx, caller }: Act, id: number, field: string): Promise<LockedSubject> {
  const found = await findSubject(tx, caller, id, 'edit', { kind: 'CALENDAR', field });
  if (found.status === 'ARCHIVED') throw new Refusal(archived, field);
  return found;
}

/**
 * Moves locked series to another year wheel, with their activities and everything on them, removed parts too. Responsible people stay responsible.
 */
export async function moveSeries(tx: Tx, ids: readonly number[], calendarId: number): Promise<void> {
  await sql`
    with recursive whole as (
      select id from subject where id = any (${ids}::bigint[])
      union all select below.id from subject below join whole on below.parent_id = whole.id)
    update subject s set root_id = ${calendarId}, parent_id = case when s.id = any (${ids}::bigint[]) then ${calendarId}::bigint else s.parent_id end
    from whole where whole.id = s.id`.execute(tx);
  await tx.updateTable('event').set({ calendar_id: calendarId }).where('id', 'in', ids).execute();
  await tx.updateTable('event_instance').set({ calendar_id: calendarId }).where('event_id', 'in', ids).execute();
}
