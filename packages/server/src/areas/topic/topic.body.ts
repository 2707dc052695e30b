import type { Body } from '@samspel/domain/subject/change';
import { sql } from 'kysely';
import type { Tx } from '../../core/database/pool.ts';
import { bodyOf } from '../../subject/fields.ts';
import { topicFields } from './topic.fields.ts';

/** Everything in a topic that an update replaces, as a revision keeps it. */
export async function topicBody(tx: Tx, id: number): Promise<Body> {
  const { rows } = await sql<{ body: Body }>`
    select ${bodyOf(topicFields)} as body from subject s join topic own on own.id = s.id where s.id = ${id}`.execute(
    tx,
  );
  return rows[0]!.body;
}
