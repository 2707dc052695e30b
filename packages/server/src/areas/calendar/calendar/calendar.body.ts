import type { Body } from '@samspel/domain/subject/change';
import { sql } from 'kysely';
import type { Tx } from '../../../core/database/pool.ts';
import { bodyOf } from '../../../subject/fields.ts';
import { calendarFields } from './calendar.fields.ts';

/** Reads everything about a year wheel that an update replaces, in the form that a revision keeps. */
export async function calendarBody(tx: Tx, id: number): Promise<Body> {
  const { rows } = await sql<{ body: Body }>`
    select ${bodyOf(calendarFields)} as body from subject s join calendar own on own.id = s.id where s.id = ${id}`.execute(
    tx,
  );
  return rows[0]!.body;
}
