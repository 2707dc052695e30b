import { sql } from 'kysely';
import type { Tx } from '../../../core/database/pool.ts';
import type { EventData } from '../../../core/events/event-data.ts';

/** What the event of a new series carries. */
type OfNew = EventData['event.created'];

/** Reads who is responsible for the activities of series that were just made, and their tags, as the event of each carries it. */
export async function readNewSeries(tx: Tx, ids: readonly number[]): Promise<(id: number) => OfNew> {
  const { rows } = await sql<OfNew & { id: number }>`
    select made.id,
      array(select distinct responsible_id from event_instance where event_id = made.id and responsible_id is not null order by 1) as assigned,
      array(select tag_id from subject_tag where subject_id = made.id order by 1) as tagged
    from unnest(${ids}::bigint[]) as made(id)`.execute(tx);
  const found = new Map(
    rows.map(({ id, assigned, tagged }) => [id, { assigned: assigned.map(Number), tagged: tagged.map(Number) }]),
  );
  return (id) => found.get(id)!;
}
