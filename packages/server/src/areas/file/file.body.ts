import type { Body } from '@samspel/domain/subject/change';
import { sql } from 'kysely';
import type { Tx } from '../../core/database/pool.ts';

/** Everything in a file that can change, as a revision keeps it. */
export async function fileBody(tx: Tx, id: number): Promise<Body> {
  const { rows } = await sql<{ body: Body }>`
    select jsonb_build_object('name', s.title, 'description', f.description) as body
    from user_file f join subject s on s.id = f.id where f.id = ${id}`.execute(tx);
  return rows[0]!.body;
}
