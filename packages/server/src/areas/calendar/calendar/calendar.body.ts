import { sql } from 'kysely';
import type { Tx } from '../../../core/database/pool.ts';
import { type BodyOf, bodyOf } from '../../../subject/fields.ts';
import { calendarFields } from './calendar.fields.ts';

/** Reads everything about a year wheel that an update replaces, in the form that a revision keeps. */
export async function calendarBody(tx: Tx, id: number): Promise<BodyOf<typeof calendarFields>> {
  const { rows } = await sql<{ body: BodyOf<typeof calendarFields> }>`
    select ${bodyOf(calendarFields)} as body from subject s join calendar own on own.id = s.id where s.id = ${id}`.execute(
    tx,
  );
  return rows[0]!.body;
}
