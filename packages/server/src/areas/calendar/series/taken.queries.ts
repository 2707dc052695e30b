import { type RawBuilder, sql } from 'kysely';
import type { Status } from '../../../../printed/tables.ts';
import type { Tx } from '../../../core/database/pool.ts';
import { type Batch, inOrder } from '../../../core/graphql/context.ts';
import { dayInRule } from './stored-series.queries.ts';

/**
 * A removal of activities that can still be undone: by the activity or series that was pointed at, and the series that stayed.
 * Where a changed repetition took them, `isChange`, it is undone together with that change.
 */
export type Removal = { id: number; status: Status; isChange: boolean } & (
  | { seriesId: number; seriesVersion: number }
  | { seriesId: null; seriesVersion: null }
);

/** The removal in which somebody took an activity or series; none where that is too long ago, or where its series has gone since. */
export const removalThatTook = (tx: Tx, id: number, since: Date) =>
  readRemoval(tx, sql`m.id = (select removed_with from subject where id = ${id}) and not m.is_change`, since);

/** The removal that made a version of a series; none where it is undone, or too long ago. */
export const removalThatMade = (tx: Tx, series: { subjectId: number; version: number }, since: Date) =>
  readRemoval(tx, sql`(m.series_id, m.series_version) = (${series.subjectId}::bigint, ${series.version}::int)`, since);

async function readRemoval(tx: Tx, which: RawBuilder<unknown>, since: Date): Promise<Removal | undefined> {
  const { rows } = await sql<Removal>`
    select m.id, m.status, m.is_change as "isChange", m.series_id as "seriesId", m.series_version as "seriesVersion"
    from removal m join subject gone on gone.id = m.id left join subject series on series.id = m.series_id
    where ${which} and gone.last_updated > ${since} and series.removed_with is null`.execute(tx);
  return rows[0];
}

/** Whether a series that repeats has got other activities on days of those that a removal took. */
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

/** How many activities that are still in the trash a change of a series took, and when the last of them went. */
export type Taken = { removed: number; removedAt: Date | null };

/** What changes took, by their id. */
export const takenByChange: Batch<number, Taken> = async (changeIds, { services: { db } }) => {
  const { rows } = await sql<Taken & { id: number }>`
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
