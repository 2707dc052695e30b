import type { Body } from '@samspel/domain/subject/change';
import { sql } from 'kysely';
import type { Tx } from '../../../core/database/pool.ts';
import { bodyOf } from '../../../subject/fields.ts';
import { seriesFields } from './series.fields.ts';

/**
 * Reads the bodies of series, as revisions keep them: all that an update replaces, the status, and the days that somebody has freed. A series that
 * does not repeat also has the days that its activities were given; a removed one, the days of those removed with it.
 */
export async function eventBodies(tx: Tx, ids: readonly number[]): Promise<ReadonlyMap<number, Body>> {
  const { rows } = await sql<{ id: number; body: Body }>`
    select s.id, ${bodyOf(seriesFields)} as body from event own join subject s on s.id = own.id where s.id = any (${ids}::bigint[])`.execute(
    tx,
  );
  return new Map(rows.map(({ id, body }) => [id, body]));
}

/** `eventBodies` for one series. */
export const eventBody = async (tx: Tx, id: number): Promise<Body> => (await eventBodies(tx, [id])).get(id)!;
