import { reminderOf } from '@samspel/domain/calendar/reminder';
import { sql } from 'kysely';
import type { Act } from '../../../core/area/action.ts';
import type { Tx } from '../../../core/database/pool.ts';
import { reviseMany } from '../../../subject/revise-many.ts';
import { instanceBodies } from '../activity/activity.body.ts';
import { markCalendarChanged, refreshNextDeadline } from '../calendar/calendar.change.ts';
import { givenEnd, givenStart } from '../series/stored-series.queries.ts';
import { isTick, type Planned } from './several.change.ts';

/**
 * Writes the wanted values of several activities and announces them, in a number of statements that does not grow with them.
 * @returns the ids of the changes
 */
export async function writePlanned(act: Act, planned: readonly Planned[]): Promise<number[]> {
  if (planned.length === 0) return [];
  const things = planned.map(({ activity }) => activity);
  const changes = await reviseMany(act, instanceBodies, things, () => writeColumns(act.tx, planned));
  if (!planned.every(isTick)) await keepSingleSeries(act.tx, planned);
  await refreshCalendars(act, planned);
  await tellOf(act, planned);
  return changes;
}

async function writeColumns(tx: Tx, planned: readonly Planned[]): Promise<void> {
  const column = <Key extends keyof Planned['wanted']>(key: Key) => planned.map(({ wanted }) => wanted[key]);
  const ids = planned.map(({ activity }) => activity.id);
  await sql`
    update event_instance i set start_date = n.start_date, end_date = n.end_date, moved_from = n.moved_from, reminder_date = n.reminder_date, is_done = n.is_done,
      responsible_id = n.responsible_id, assigned_by = n.assigned_by
    from unnest(${ids}::bigint[], ${column('startDate')}::date[], ${column('endDate')}::date[], ${column('movedFrom')}::date[], ${column('reminderDate')}::date[],
      ${column('isDone')}::boolean[], ${column('responsibleId')}::bigint[], ${column('assignedById')}::bigint[])
      as n(id, start_date, end_date, moved_from, reminder_date, is_done, responsible_id, assigned_by)
    where i.id = n.id`.execute(tx);
  const ticked = planned.filter(isTick).map(({ activity }) => activity.id);
  await sql`
    update subject set version = version + 1, last_updated = now(),
      status = case when id = any (${ticked}::bigint[]) then 'PUBLISHED' else status end
    where id = any (${ids}::bigint[])`.execute(tx);
}

/** Updates the series of single activities, which are one with them; see `single-series.write.ts`. */
async function keepSingleSeries(tx: Tx, planned: readonly Planned[]): Promise<void> {
  const reminders = planned.map(({ wanted }) => reminderOf(wanted.endDate, wanted.reminderDate));
  await sql`
    update event e set start_date = ${givenStart('i')}, end_date = ${givenEnd('i')}, responsible_id = i.responsible_id, assigned_by = i.assigned_by,
      reminder = coalesce(n.reminder::reminder, e.reminder)
    from unnest(${planned.map(({ activity }) => activity.id)}::bigint[], ${reminders}::text[]) as n(id, reminder)
    join event_instance i on i.id = n.id
    where e.id = i.event_id and e.repetition is null and not exists (
      select from event_instance other join subject s on s.id = other.id
      where other.event_id = e.id and other.id <> i.id and s.removed_with is null)`.execute(tx);
}

async function refreshCalendars({ tx, services }: Act, planned: readonly Planned[]): Promise<void> {
  const isTicked = planned.every(isTick);
  for (const calendar of new Set(planned.map(({ activity }) => activity.rootId))) {
    await refreshNextDeadline(tx, calendar, services.now());
    if (!isTicked) await markCalendarChanged(tx, calendar);
  }
}

const assignedBy = ({ activity, wanted: { responsibleId: id } }: Planned): number[] =>
  id === null || id === activity.responsibleId ? [] : [id];

/** Announces each activity as if it had been changed by itself. */
async function tellOf({ tell }: Act, planned: readonly Planned[]): Promise<void> {
  const what = (one: Planned) => (!isTick(one) ? 'updated' : one.wanted.isDone ? 'completed' : 'restored');
  for (const [happened, those] of Map.groupBy(planned, what)) {
    const [first, ...others] = those.map(({ activity }) => activity.id);
    const shownOn = [...new Set(those.map(({ activity }) => activity.rootId))];
    const assigned = new Map(those.map((one) => [one.activity.id, assignedBy(one)]));
    const data = (id: number) => ({ assigned: assigned.get(id)! });
    await tell({ name: `eventInstance.${happened}`, subjectId: first!, alsoTo: others, shownOn, data });
  }
}
