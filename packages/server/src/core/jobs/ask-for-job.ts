import { sql } from 'kysely';
import type { Tx } from '../database/pool.ts';

/** The PostgreSQL channel on which jobs are asked for, by their names. */
export const jobChannel = 'samspel_job';

/** Asks for a turn of a job when the transaction commits; never where it does not. What is to be done must stand in a table by then. */
export async function askForJob(tx: Tx, name: string): Promise<void> {
  await sql`select pg_notify(${jobChannel}, ${name})`.execute(tx);
}
