import { Refusal } from '@samspel/domain/refusal';
import { sql } from 'kysely';
import type { Tx } from '../../core/database/pool.ts';

/** Refuses a reply to an answer, and an answer that has been removed. @param field where the input names it */
export async function refuseReply(tx: Tx, answer: number, field: string): Promise<void> {
  const { rows } = await sql<{ isAnswer: boolean }>`
    select c.thread_id = c.id as "isAnswer" from comment c join subject s on s.id = c.id
    where c.id = ${answer} and s.removed_with is null for share of s`.execute(tx);
  if (!rows[0]) throw new Refusal('notFound', field);
  if (!rows[0].isAnswer) throw new Refusal('discussion.reply', field);
}
