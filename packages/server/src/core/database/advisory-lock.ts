import type pg from 'pg';

/** The numbers that identify Samspel's locks among PostgreSQL's advisory locks, each for work that only one process at a time may do. */
export const locks = { migration: 7_265_831, preparation: 7_265_832, backup: 7_265_833, tables: 7_265_834 } as const;

type Lock = (typeof locks)[keyof typeof locks];

/**
 * Does work that only one process at a time may do on a database; others that start at the same time wait. The lock ends with the
 * connection that holds it, so a process that dies lets the next one in.
 */
export async function withAdvisoryLock<Result>(
  pool: pg.Pool,
  lock: Lock,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query('set lock_timeout = 0'); // the other process may take minutes
    await client.query('select pg_advisory_lock($1)', [lock]);
    return await work(client);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [lock]).catch(() => {});
    await client.query('reset lock_timeout').catch(() => {});
    client.release();
  }
}
