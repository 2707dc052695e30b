import type { Body } from '@samspel/domain/subject/change';
import { sql } from 'kysely';
import type { Tx } from '../../../core/database/pool.ts';
import { accessBody } from '../../../subject/access/access-body.ts';
import { kostraBody } from '../../../subject/kostra/kostra.queries.ts';

/** Reads everything about a year wheel that an update replaces, in the form that a revision keeps. */
export async function calendarBody(tx: Tx, id: number): Promise<Body> {
  const { rows } = await sql<{ body: Body }>`
    select jsonb_build_object('title', s.title, 'status', s.status, 'color', c.color, 'category', c.category, 'description', c.description,
      'isPrivate', s.is_private, 'visibility', s.visibility, 'access', ${accessBody('s.id')},
      'kostraFunctions', ${kostraBody('s.id')}) as body
    from subject s join calendar c on c.id = s.id where s.id = ${id}`.execute(tx);
  return rows[0]!.body;
}
