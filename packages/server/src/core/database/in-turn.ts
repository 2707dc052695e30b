import type pg from 'pg';

/**
 * Does work that one process at a time may do on a database: others that start side by side wait until it is done. The lock goes with the
 * connection that holds it, so a process that dies lets the next one in.
 * @param lock a number that stands for the work
 */
export async function inTurn<Result>(
  pool: pg.Pool,
  lock: number,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query('set lock_timeout = 0'); // the other may take minutes
    await client.query('select pg_advisory_lock($1)', [lock]);
    return await work(client);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [lock]).catch(() => {});
    await client.query('reset lock_timeout').catch(() => {});
    client.release();
  }
}
