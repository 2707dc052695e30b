import { Refusal } from '@samspel/domain/refusal';
import { sql } from 'kysely';
import type { Tx } from './pool.ts';

/** Does something within a transaction. If it is refused, takes back what it wrote alone, and returns the refusal. */
export async function atSavepoint<Result>(tx: Tx, work: () => Promise<Result>): Promise<Result | Refusal> {
  await sql`savepoint one`.execute(tx);
  try {
    const result = await work();
    await sql`release savepoint one`.execute(tx);
    return result;
  } catch (problem) {
    if (!(problem instanceof Refusal)) throw problem;
    await sql`rollback to savepoint one`.execute(tx);
    return problem;
  }
}
