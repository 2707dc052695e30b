import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';

/**
 * Says in the log if a pooler stands between this process and PostgreSQL: it may hand each transaction to another connection, so that plans, limits and
 * notices are lost on the way. Everything is answered without them (`preparing-client.ts`), only slower. PostgreSQL names its process when a connection
 * opens; a pooler names something of its own.
 */
export async function sayIfPooled(pool: pg.Pool, log: FastifyBaseLogger): Promise<void> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    const { processID } = client as unknown as { processID: number | null };
    if (rows[0]!.pid === processID) return;
    log.warn('a pooler stands before the database: let it be in session mode, or connect past it (docs/operations.md)');
  } finally {
    client.release();
  }
}
