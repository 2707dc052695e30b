import { sql } from 'kysely';
import type { LockedSubject } from '../../../core/access/find-subject.ts';
import type { Act } from '../../../core/area/action.ts';
import { reviseMany } from '../../../subject/revise-many.ts';
import { refreshCalendar } from '../calendar/calendar.change.ts';
import { moveSeries } from '../series/move-to-calendar.ts';
import { eventBodies } from '../series/series.body.ts';
import type { Changeable } from './bulk.find.ts';

/** The outcome of moving several activities: the ids of the changes of their series, and of the named activities that moved. */
type Moved = { changes: number[]; ids: number[] };

/** Moves the series of several activities to another year wheel; those that are there already stay as they are. */
export async function moveInBulk(act: Act, activities: readonly Changeable[], home: LockedSubject): Promise<Moved> {
  const going = activities.filter(({ rootId }) => rootId !== home.id);
  const series = await lockSeries(act, [...new Set(going.map(({ eventId }) => eventId))]);
  const [first, ...others] = series.map(({ id }) => id);
  if (first === undefined) return { changes: [], ids: [] };

  const changes = await reviseMany(act, eventBodies, series, () => writeHome(act, [first, ...others], home.id));
  const calendars = [...new Set([...going.map(({ rootId }) => rootId), home.id])];
  for (const calendar of calendars) await refreshCalendar(act, calendar);

  await act.emit({ name: 'event.moved', subjectId: first, alsoTo: others, shownOn: calendars, endsRights: true });
  return { changes, ids: going.map(({ id }) => id) };
}

/** Locks series, and reads what `reviseMany` needs of them. */
async function lockSeries({ tx }: Act, ids: readonly number[]) {
  const { rows } = await sql<{ id: number; version: number; createdBy: number }>`
    select id, version, created_by as "createdBy" from subject where id = any (${ids}::bigint[]) order by id for update`.execute(
    tx,
  );
  return rows;
}

async function writeHome({ tx }: Act, ids: readonly number[], calendarId: number): Promise<void> {
  await moveSeries(tx, ids, calendarId);
  await sql`update subject set version = version + 1, last_updated = now() where id = any (${ids}::bigint[])`.execute(
    tx,
  );
}
