import { sql } from 'kysely';
import type { Caller } from '../../../core/base/caller.ts';
import type { Db } from '../../../core/database/pool.ts';
import type { Batch } from '../../../core/graphql/context.ts';
import { maySeeCalendar } from '../calendar/calendar.access.ts';

/** A year wheel in a person's year view. */
export type RingRow = { id: number; order: number; color: string; calendarId: number; personId: number };

const columns = sql`ring.id, ring.position as order, ring.color, ring.calendar_id as "calendarId", ring.person_id as "personId"`;

/** Rings that one year view answers, and activities that each of them does. */
export const mostRings = 100;
export const mostInRing = 2_000;

/** The rings of a person, in their order: those of year wheels that the caller may read. */
export async function ringsOfPerson(db: Db, caller: Caller, personId: number): Promise<RingRow[]> {
  const { rows } = await sql<RingRow>`
    select ${columns} from calendar_ring ring join subject s on s.id = ring.calendar_id
    where ring.person_id = ${personId} and ${maySeeCalendar(caller)} order by ring.position, ring.id limit ${mostRings}`.execute(
    db,
  );
  return rows;
}

/** The caller's own rings, by year wheel. */
export const myRingOf: Batch<number, RingRow | null> = async (calendarIds, { services: { db }, caller }) => {
  const { rows } = await sql<RingRow>`
    select ${columns} from calendar_ring ring where ring.person_id = ${caller.id} and ring.calendar_id = any (${calendarIds}::bigint[])`.execute(
    db,
  );
  const found = new Map(rows.map((row) => [row.calendarId, row]));
  return calendarIds.map((id) => found.get(id) ?? null);
};

/** A ring of the caller's own, whatever became of its year wheel; null where there is none of that id, or it is somebody else's. */
export async function readMyRing(db: Db, caller: Caller, id: number): Promise<RingRow | null> {
  const { rows } = await sql<RingRow>`
    select ${columns} from calendar_ring ring where ring.id = ${id} and ring.person_id = ${caller.id}`.execute(db);
  return rows[0] ?? null;
}

/** A ring that the caller's own year view shows: of a year wheel that they may still read. */
export async function readShownRing(db: Db, caller: Caller, id: number): Promise<RingRow | null> {
  const { rows } = await sql<RingRow>`
    select ${columns} from calendar_ring ring join subject s on s.id = ring.calendar_id
    where ring.id = ${id} and ring.person_id = ${caller.id} and ${maySeeCalendar(caller)}`.execute(db);
  return rows[0] ?? null;
}
