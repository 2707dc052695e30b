import pg from 'pg';
import { signIn } from '../packages/server/src/core/testing/people.ts';
import type { ServerProcess } from '../packages/server/src/core/testing/process.ts';
import { cpuOf, parentOf } from './cpu.ts';
import type { BenchDatabase } from './database.ts';
import { reader } from './list-data.ts';
import { inLanes, percentile } from './report.ts';
import type { GraphqlCall } from './sent-by-app.ts';

/** How many people take turns, each with different rights; a single person would be asked to wait. */
const people = 16;

/** People who are signed in, and the function by which they ask in turn. */
export type Asking = { tokens: readonly string[]; ask: (calls: readonly GraphqlCall[]) => Promise<void> };

/** Signs people in, and makes the function that sends calls over HTTP, each time as the next of them. */
export async function asking({ db }: BenchDatabase, server: ServerProcess): Promise<Asking> {
  const tokens = await Promise.all(Array.from({ length: people }, (_, one) => signIn(db, reader + 300 * one)));
  let turn = 0;
  const ask = async (calls: readonly GraphqlCall[]) => {
    turn += 1;
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${tokens[turn % people]}` };
    for (const call of calls) {
      const body = JSON.stringify(call);
      const answer = await fetch(`${server.url}/api/graphql`, { method: 'POST', body, headers });
      const text = await answer.text();
      if (text.includes('"errors"')) throw new Error(text);
    }
  };
  return { tokens, ask };
}

/** Returns a function that gives the milliseconds of CPU that a server and its database have used so far. */
export async function cpuClock({ pool }: BenchDatabase, server: ServerProcess): Promise<() => number> {
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  const postmaster = parentOf(rows[0]!.pid);
  return () => cpuOf(server.child.pid!, postmaster);
}

/** Returns the milliseconds, as a median, of something that is sent over a single connection of pg. */
export async function inPg({ url }: BenchDatabase, send: (client: pg.Client) => Promise<void>): Promise<number> {
  const client = new pg.Client({ connectionString: url, options: '-c jit=off -c max_parallel_workers_per_gather=0' });
  await client.connect();
  const all = () => send(client);
  await inLanes(1, 12, all);
  const own = percentile(await inLanes(1, 60, all), 0.5);
  await client.end();
  return own;
}
