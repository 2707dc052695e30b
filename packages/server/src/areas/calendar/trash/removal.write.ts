import type { RemovalScope } from '@samspel/domain/calendar/event-instance.input';
import { addDays, type Day } from '@samspel/domain/time/day';
import { osloToday } from '@samspel/domain/time/oslo';
import { sql } from 'kysely';
import type { Act } from '../../../core/area/action.ts';
import type { Tx } from '../../../core/database/pool.ts';
import { touchSubject } from '../../../subject/touch.ts';
import { moveActivitiesToTrash, moveSeriesToTrash } from '../series/removal-batch.write.ts';
import { reviseSeries } from '../series/series.revise.ts';
import { dayInRule } from '../series/stored-series.queries.ts';

/** An activity to remove, its day in the rule, how much of its series is removed with it, and whether that is all of the series. */
export type Going = { id: number; eventId: number; day: Day; scope: RemovalScope; ids: number[]; isAll: boolean };

/**
 * Finds what is removed with an activity. REST removes those after it too; as when a repetition changes (product/activities#how-a-series-is-stored),
 * later ones stay that are ticked or ended before today.
 */
export async function whatGoes(tx: Tx, id: number, scope: RemovalScope, now: Date): Promise<Going> {
  const { rows } = await sql<{ eventId: number; day: Day; ids: number[]; isAll: boolean }>`
    select p.event_id as "eventId", ${dayInRule('p')} as day, array_agg(i.id order by i.id <> p.id, i.id) filter (where goes) as ids,
           bool_and(goes) as "isAll"
    from event_instance p join event_instance i on i.event_id = p.event_id join subject s on s.id = i.id and s.removed_with is null
    cross join lateral (select i.id = p.id or ${scope === 'REST'}
      and (${dayInRule('i')}, i.id) > (${dayInRule('p')}, p.id) and not i.is_done and i.end_date >= ${osloToday(now)} as goes) which
    where p.id = ${id} group by p.id`.execute(tx);
  const { ids, ...going } = rows[0]!;
  return { ...going, id, scope, ids: ids.map(Number) };
}

/** Removes a series with all its activities. */
export const removeSeries = (act: Act, id: number): Promise<void> =>
  reviseSeries(act, id, () => moveSeriesToTrash(act.tx, act.caller, id));

/** Removes activities of a series that keeps others; their days stay empty, whatever is stored later. */
export async function removeActivities(act: Act, { eventId, day, scope, ids }: Going): Promise<void> {
  const { tx, caller } = act;
  await reviseSeries(act, eventId, async (version) => {
    await moveActivitiesToTrash(tx, caller, ids, { id: eventId, version, isChange: false });
    await (scope === 'ONE' ? freeDay(tx, eventId, day) : endBefore(tx, eventId, day));
    await touchSubject(tx, eventId);
  });
}

/** Keeps a day empty: neither a longer series nor a changed one fills it again. */
async function freeDay(tx: Tx, eventId: number, day: Day): Promise<void> {
  await sql`update event set except_dates = array_append(except_dates, ${day}::date)
    where id = ${eventId} and repetition is not null and ${day} <> all (except_dates)`.execute(tx);
}

/** Ends a repetition the day before a day. One that begins on that day or later stops repeating and has only the activities that are left. */
async function endBefore(tx: Tx, eventId: number, day: Day): Promise<void> {
  await sql`
    update event set
      repetition = case when ends then null else repetition end,
      start_repetition_date = case when ends then null else start_repetition_date end,
      end_repetition_date = case when ends then null else least(end_repetition_date, ${addDays(day, -1)}::date) end
    from (select id, coalesce(start_repetition_date, start_date) >= ${day} as ends from event where id = ${eventId}) e
    where event.id = e.id and repetition is not null`.execute(tx);
}
