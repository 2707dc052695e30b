import { type RawBuilder, sql } from 'kysely';
import type { Status } from '../../../../printed/tables.ts';
import type { Tx } from '../../../core/database/pool.ts';
import { type Batch, inOrder } from '../../../core/graphql/context.ts';
import { dayInRule } from './stored-series.queries.ts';

/**
 * A removal of activities that can still be undone: `id` is the activity or series that somebody removed, `seriesId` the series that stayed. If a
 * changed repetition took them (`isChange`), it is undone together with that change.
 */
export type Removal = { id: number; status: Status; isChange: boolean } & (
  | { seriesId: number; seriesVersion: number }
  | { seriesId: null; seriesVersion: null }
);

/** Reads the removal in which somebody took an activity or series; undefined if it is too long ago, or if its series has been removed since. */
export const removalOf = (tx: Tx, id: number, since: Date) =>
  readRemoval(tx, sql`m.id = (select removed_with from subject where id = ${id}) and not m.is_change`, since);

/** Reads the removal that made a version of a series; undefined if it is undone or too long ago, or if the series has been removed since. */
export const removalThatMade = (tx: Tx, series: { subjectId: number; version: number }, since: Date) =>
  readRemoval(tx, sql`(m.series_id, m.series_version) = (${series.subjectId}::bigint, ${series.version}::int)`, since);

async function readRemoval(tx: Tx, which: RawBuilder<unknown>, since: Date): Promise<Removal | undefined> {
  const { rows } = await sql<Removal>`
    select m.id, m.status, m.is_change as "isChange", m.series_id as "seriesId", m.series_version as "seriesVersion"
    from removal m join subject gone on gone.id = m.id left join subject series on series.id = m.series_id
    where ${which} and gone.last_updated > ${since} and series.removed_with is null`.execute(tx);
  return rows[0];
}

/** Whether a series that repeats now has other activities on the days of those that a removal took. */
export async function hasTakenDays(tx: Tx, { id, seriesId }: Removal): Promise<boolean> {
  const { rows } = await sql<{ isTaken: boolean }>`
    select exists (
      select from event_instance back join subject gone on gone.id = back.id and gone.removed_with = ${id}
      join event_instance there on there.event_id = back.event_id and ${dayInRule('there')} = ${dayInRule('back')}
      join subject s on s.id = there.id and s.removed_with is null
      join event e on e.id = back.event_id and e.repetition is not null
      where back.event_id = ${seriesId}) as "isTaken"`.execute(tx);
  return rows[0]!.isTaken;
}

/** How many activities a change of a series took that are still in the trash, and when the last of them was removed. */
export type RemovedByChange = { removed: number; removedAt: Date | null };

/** Reads what changes took, by id of the change. */
export const removedByChange: Batch<number, RemovedByChange> = async (changeIds, { services: { db } }) => {
  const { rows } = await sql<RemovedByChange & { id: number }>`
    select v.id, count(*) as removed, max(gone.last_updated) as "removedAt"
    from revision v join removal m on (m.series_id, m.series_version) = (v.subject_id, v.version)
    join subject gone on gone.removed_with = m.id and gone.kind = 'EVENT_INSTANCE'
    where v.id = any (${changeIds}::bigint[]) group by v.id`.execute(db);
  return inOrder(
    changeIds,
    rows,
    ({ id }) => id,
    ({ removed, removedAt }) => ({ removed, removedAt }),
    { removed: 0, removedAt: null },
  );
};
