import type { Database, Tx } from './pool.ts';

const deadlock = '40P01';
const serialization = '40001';
const tries = 3;

/** Runs `work` in one transaction, and again if the database ended it for a deadlock or a serialization failure: at most three times. */
export async function inTransaction<Result>(db: Database, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      const { code } = error as { code?: string };
      if (attempt === tries || (code !== deadlock && code !== serialization)) throw error;
    }
  }
}
