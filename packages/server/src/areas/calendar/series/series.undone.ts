import type { Undone } from '@samspel/domain/calendar/replan';
import { isInTime, trashLimit } from '@samspel/domain/subject/trash';
import { sql } from 'kysely';
import type { Tx } from '../../../core/database/pool.ts';
import { type Removal, removalThatMade } from './removal-batch.queries.ts';
import { type Inherited, type SeriesInstance, seriesInstance } from './stored-series.queries.ts';

/** A change of a series that somebody undoes: the version that it made, when, and what activities had from the series before it. */
export type ChangeToUndo = { subjectId: number; version: number; at: Date; before: Inherited };

/** What such a change did to the activities, as planning needs it, and the removal by which what it took comes back. */
export type UndoneChange = Undone<SeriesInstance> & { removal: Removal | undefined; inherited: Inherited };

/** Reads what a change did to the activities; undefined if what it took is deleted for good, so that only the days can come back. */
export async function readUndone(tx: Tx, change: ChangeToUndo, now: Date): Promise<UndoneChange | undefined> {
  if (!isInTime(change.at, now)) return undefined;
  const removal = await removalThatMade(tx, change, trashLimit(now));
  const { rows } = await sql<SeriesInstance & { isTaken: boolean }>`
    select ${seriesInstance}, s.removed_with is not null as "isTaken"
    from event_instance i join subject s on s.id = i.id
    where i.event_id = ${change.subjectId} and (s.removed_with = ${removal?.id ?? null}::bigint
      or s.removed_with is null and i.series_version = ${change.version}) order by i.start_date, i.end_date, i.id`.execute(
    tx,
  );
  return {
    removal,
    inherited: change.before,
    taken: rows.filter(({ isTaken }) => isTaken),
    broughtIn: new Set(rows.filter(({ isTaken }) => !isTaken).map(({ id }) => id)),
  };
}
