import { sql } from 'kysely';
import type { Tx } from '../../../core/database/pool.ts';

/** What a rollover did. */
export type RolledOver = { reference: string; year: number; created: number; there: number };

/**
 * Begins a rollover under its reference; returns null. If it was made already, returns what it did: a call with the same reference waits for the other
 * one. A reference of somebody else, or of a rollover for another year, is of no use to anybody: it counts as made, and did nothing.
 */
export async function claimRollover(
  tx: Tx,
  { reference, personId, year, now }: { reference: string; personId: number; year: number; now: Date },
): Promise<RolledOver | null> {
  const { rows: begun } = await sql<{ reference: string }>`
    insert into rollover (reference, person_id, year, made_at) values (${reference}, ${personId}, ${year}, ${now})
    on conflict (reference) do nothing returning reference`.execute(tx);
  if (begun.length > 0) return null;
  const { rows } = await sql<RolledOver>`
    select reference, year, created, there from rollover where reference = ${reference} and person_id = ${personId}`.execute(
    tx,
  );
  return rows[0] ?? { reference, year, created: 0, there: 0 };
}

/** Reads the year wheels of activities, without duplicates, in the order in which they are locked. */
export async function calendarsOf(tx: Tx, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct calendar_id as id from event_instance where id = any (${ids}::bigint[]) order by 1`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Reads what a rollover made and is there: all of it, and the activities that nobody has changed, ticked or commented since. */
export async function readUntouched(tx: Tx, reference: string): Promise<{ untouched: number[]; all: number }> {
  const { rows } = await sql<{ id: number; isTouched: boolean }>`
    select i.id, s.version > 1 or e.version > 1 or i.is_done or exists (
      select from subject below left join todo t on t.id = below.id
      where below.parent_id = i.id and (below.kind = 'COMMENT' or below.version > 1 or t.is_done or below.date_created > s.date_created)) as "isTouched"
    from event_instance i join subject s on s.id = i.id join subject e on e.id = i.event_id
    where i.rolled_with = ${reference} and s.removed_with is null order by i.id`.execute(tx);
  return { untouched: rows.filter(({ isTouched }) => !isTouched).map(({ id }) => id), all: rows.length };
}
