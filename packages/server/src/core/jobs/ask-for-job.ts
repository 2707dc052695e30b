import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../database/pool.ts';

/** The PostgreSQL channel on which jobs are asked for, by their names. */
export const jobChannel = 'samspel_job';

/** Asks for a run of a job if and when the transaction commits. What the job has to do must be in a table by then. */
export async function askForJob(tx: Tx, name: string): Promise<void> {
  await sql`select ${askingForJob(name)}`.execute(tx);
}

/** The expression that does so when a statement selects it. */
export const askingForJob = (name: string): RawBuilder<unknown> => sql`pg_notify(${jobChannel}, ${name})`;
