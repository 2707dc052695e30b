import { sql } from 'kysely';
import type { Caller } from '../../../core/base/caller.ts';
import type { Db, Tx } from '../../../core/database/pool.ts';
import { runPrepared } from '../../../core/database/prepared.ts';
import type { Batch } from '../../../core/graphql/context.ts';
import { readTogether } from '../../../core/graphql/read-together.ts';
import { relatedTo } from '../../relation/relation.access.ts';
import { maySeeCalendar } from '../calendar/calendar.access.ts';

/** A year wheel in a person's year view. */
export type RingRow = { id: number; order: number; color: string; calendarId: number; personId: number };

const columns = sql`ring.id, ring.position as order, ring.color, ring.calendar_id as "calendarId", ring.person_id as "personId"`;

/** The most rings that one year view returns. */
const mostRings = 100;

/** A person's rings whose year wheels the caller may read, by order, and how many of these year wheels are archived, listed or not. */
export type Rings = { rings: RingRow[]; archivedRings: number };

/**
 * Reads the rings of a person that the caller may read. Those of archived year wheels are included only if asked for
 * (product/access#archive-and-trash).
 */
export async function ringsOfPerson(db: Db, caller: Caller, personId: number, archived: boolean): Promise<Rings> {
  const rows = await runPrepared(
    db,
    sql<RingRow & { isArchived: boolean }>`
    select ${columns}, s.status = 'ARCHIVED' as "isArchived" from calendar_ring ring join subject s on s.id = ring.calendar_id
    where ring.person_id = ${personId} and ${maySeeCalendar(caller)}
    order by ${archived} or s.status <> 'ARCHIVED' desc, ring.position, ring.id limit ${sql.lit(mostRings)}`,
  );
  const rings = rows.filter(({ isArchived }) => archived || !isArchived);
  return { rings, archivedRings: rows.filter(({ isArchived }) => isArchived).length };
}

/**
 * Reads the year wheels that a thing is related to and that the caller may read, by title; archived ones are left out
 * (product/access#archive-and-trash).
 */
export async function relatedRings(db: Db, caller: Caller, meta: number): Promise<Pick<RingRow, 'calendarId'>[]> {
  const { rows } = await sql<{ calendarId: number }>`
    select s.id as "calendarId" from ${relatedTo(meta)} ends join subject s on s.id = ends.id
    where s.kind = 'CALENDAR' and s.status <> 'ARCHIVED' and ${maySeeCalendar(caller)}
    order by s.title collate "nb-NO-x-icu", s.id limit ${mostRings}`.execute(db);
  return rows;
}

/** Reads the caller's own rings, by year wheel. */
export const myRingOf: Batch<number, RingRow | null> = async (calendarIds, context) => {
  const rows = await readTogether(
    context,
    'my rings',
    sql<RingRow>`
    select ${columns} from calendar_ring ring where ring.person_id = ${context.caller.id} and ring.calendar_id = any (${calendarIds}::bigint[])`,
  );
  const found = new Map(rows.map((row) => [row.calendarId, row]));
  return calendarIds.map((id) => found.get(id) ?? null);
};

/** Reads a ring of the caller's own, whatever has become of its year wheel; null if the id is unknown or somebody else's. */
export async function readMyRing(db: Db, caller: Caller, id: number): Promise<RingRow | null> {
  const { rows } = await sql<RingRow>`
    select ${columns} from calendar_ring ring where ring.id = ${id} and ring.person_id = ${caller.id}`.execute(db);
  return rows[0] ?? null;
}

/** Reads, by id, those of the given rings that the caller's own year view shows: of year wheels that they may still read. */
export async function readShownRings(db: Db, caller: Caller, ids: readonly number[]): Promise<Map<number, RingRow>> {
  const { rows } = await sql<RingRow>`
    select ${columns} from calendar_ring ring join subject s on s.id = ring.calendar_id
    where ring.id = any (${ids}::bigint[]) and ring.person_id = ${caller.id} and ${maySeeCalendar(caller)}`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Writes places and colours of rings. */
export async function writeRings(tx: Tx, rings: readonly RingRow[]): Promise<void> {
  const column = (name: 'id' | 'order' | 'color') => rings.map((ring) => ring[name]);
  await sql`
    update calendar_ring ring set position = wanted.position, color = wanted.color
    from unnest(${column('id')}::bigint[], ${column('order')}::int[], ${column('color')}::text[]) wanted(id, position, color)
    where ring.id = wanted.id`.execute(tx);
}
