import { sql } from 'kysely';
import type { Act } from '../../../core/area/action.ts';
import { reviseMany } from '../../../subject/revise-many.ts';
import { removeSubjects } from '../../../subject/trash/remove.ts';
import { refreshCalendar } from '../calendar/calendar.change.ts';
import { eventBodies } from '../series/series.body.ts';
import { removeActivities, whatGoes } from '../trash/removal.write.ts';
import type { Changeable } from './bulk.find.ts';

/**
 * Removes several activities, and the series that lose all of their activities.
 * @returns the ids by which they come back: of series that were removed whole, and of activities whose series keeps others
 */
export async function removeInBulk(act: Act, activities: readonly Changeable[]): Promise<number[]> {
  const { tx, services, emit } = act;
  const ids = activities.map(({ id }) => id);
  const whole = await wholeSeries(act, ids);
  await removeWhole(act, whole);
  const parts = activities.filter(({ eventId }) => !whole.includes(eventId));
  for (const { id } of parts) await removeActivities(act, await whatGoes(tx, id, 'ONE', services.now()));
  const calendars = [...new Set(activities.map(({ rootId }) => rootId))];
  for (const calendar of calendars) await refreshCalendar(act, calendar);
  const [first, ...others] = ids;
  await emit({
    name: 'eventInstance.removed',
    subjectId: first!,
    alsoTo: others,
    shownOn: calendars,
    endsRights: true,
  });
  return [...whole, ...parts.map(({ id }) => id)];
}

/** Reads the series whose activities are all among the given ones. */
async function wholeSeries({ tx }: Act, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select i.event_id as id from event_instance i join subject s on s.id = i.id
    where i.event_id in (select event_id from event_instance where id = any (${ids}::bigint[])) and s.removed_with is null
    group by i.event_id having bool_and(i.id = any (${ids}::bigint[]))`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Removes series as `removeSeries` removes one, each as a removal of its own. */
async function removeWhole(act: Act, ids: readonly number[]): Promise<void> {
  const { tx, caller } = act;
  if (ids.length === 0) return;
  const series = await tx
    .selectFrom('subject')
    .select(['id', 'version', 'created_by as createdBy'])
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
  await reviseMany(act, eventBodies, series, async () => {
    await sql`
      insert into removal (id, status, removed_by, is_change)
      select id, status, ${caller.id}, false from subject where id = any (${ids}::bigint[])`.execute(tx);
    await removeSubjects(tx, ids);
  });
}
