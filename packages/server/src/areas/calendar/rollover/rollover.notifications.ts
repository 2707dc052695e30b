import { sql } from 'kysely';
import type { Act } from '../../../core/area/action.ts';
import { readNewSeries } from '../series/new-series.queries.ts';
import type { Carried } from './rollover.write.ts';

/**
 * Announces a rollover once on each year wheel, and on each fork of one, whose owner may want to do the same. Series with somebody new responsible are
 * announced too, since those people are told.
 */
export async function tellRolledOver(
  { tx, emit }: Act,
  carried: readonly (Carried & { seriesId?: number })[],
): Promise<void> {
  const calendars = [...new Set(carried.map(({ source }) => source.calendarId))];
  const [first, ...others] = calendars;
  if (first === undefined) return;
  await emit({ name: 'calendar.rolledOver', subjectId: first, alsoTo: others, shownOn: calendars });
  const [fork, ...forks] = await forksOf(tx, calendars);
  if (fork !== undefined) await emit({ name: 'calendar.originRolledOver', subjectId: fork, alsoTo: forks });
  const handed = carried.filter(({ source, responsible }) => responsible && responsible !== source.responsibleId);
  const [series, ...rest] = new Set(handed.flatMap(({ seriesId }) => seriesId ?? []));
  if (series === undefined) return;
  const data = await readNewSeries(tx, [series, ...rest]);
  await emit({ name: 'event.created', subjectId: series, alsoTo: rest, shownOn: calendars, data });
}

async function forksOf(tx: Act['tx'], calendars: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select f.id from calendar f join subject s on s.id = f.id
    where f.forked_from = any (${calendars}::bigint[]) and s.removed_with is null and s.status <> 'ARCHIVED' order by f.id`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
}
