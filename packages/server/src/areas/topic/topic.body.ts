import type { Body } from '@samspel/domain/subject/change';
import { sql } from 'kysely';
import type { Tx } from '../../core/database/pool.ts';
import { accessBody } from '../../subject/access/access-body.ts';
import { kostraBody } from '../../subject/kostra/kostra.queries.ts';

/** Everything in a topic that an update replaces, as a revision keeps it. */
export async function topicBody(tx: Tx, id: number): Promise<Body> {
  const { rows } = await sql<{ body: Body }>`
    select jsonb_build_object('title', s.title, 'status', s.status, 'category', t.category, 'description', t.description,
      'isPrivate', s.is_private, 'visibility', s.visibility, 'access', ${accessBody('s.id')}, 'kostraFunctions', ${kostraBody('s.id')}) as body
    from subject s join topic t on t.id = s.id where s.id = ${id}`.execute(tx);
  return rows[0]!.body;
}
