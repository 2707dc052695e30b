import { sql } from 'kysely';
import type { LockedSubject } from '../../../core/access/find-subject.ts';
import type { Act } from '../../../core/area/action.ts';
import { reviseMany } from '../../../subject/revise-many.ts';
import { replaceTagsOfMany } from '../../../subject/tag/tag.write.ts';
import { refreshCalendar } from '../calendar/calendar.change.ts';
import { eventBodies } from './series.body.ts';

/**
 * Gives each of several series that the caller may edit, and locked, its own tags, in a number of statements that does not grow with them.
 * @returns the ids of the changes in their histories
 */
export async function saveTags(
  act: Act,
  series: readonly LockedSubject[],
  wanted: readonly { id: number; titles: readonly string[] }[],
): Promise<number[]> {
  const { tx, emit } = act;
  const ids = series.map(({ id }) => id);
  let tagged: (id: number) => number[] = () => [];
  const changes = await reviseMany(act, eventBodies, series, async () => {
    tagged = await replaceTagsOfMany(tx, wanted);
    await sql`update subject set version = version + 1, last_updated = now() where id = any (${ids}::bigint[])`.execute(
      tx,
    );
  });
  const calendars = [...new Set(series.map(({ rootId }) => rootId))];
  for (const calendar of calendars) await refreshCalendar(act, calendar);

  const [first, ...others] = ids;
  const data = (id: number) => ({ assigned: [], tagged: tagged(id) });
  await emit({ name: 'event.updated', subjectId: first!, alsoTo: others, shownOn: calendars, data });
  return changes;
}
