import type { QueryConfig } from 'pg';
import pg from 'pg';
import { signIn } from '../packages/server/src/core/testing/people.ts';
import type { ServerProcess } from '../packages/server/src/core/testing/process.ts';
import { cpuOf, parentOf } from './cpu.ts';
import type { BenchDatabase } from './database.ts';
import { reader } from './list-data.ts';
import { inLanes, type Measure, milliseconds, percentile } from './report.ts';
import { type GraphqlCall, sentByApp } from './sent-by-app.ts';

const requests = 160;
/** So many people take turns, each with the rights of another one: one alone would be told to wait. */
const readers = 16;

/** Measures calls over HTTP, in so many lanes side by side, each against its own statements. */
export type OverHttp = (what: string, calls: readonly GraphqlCall[], lanes: number, aim: string) => Promise<Measure>;

/** Signs people in, and makes the function that measures calls over HTTP. */
export async function measuring(database: BenchDatabase, server: ServerProcess): Promise<OverHttp> {
  const tokens = await Promise.all(
    Array.from({ length: readers }, (_, one) => signIn(database.db, reader + 300 * one)),
  );
  const { rows } = await database.pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  const postmaster = parentOf(rows[0]!.pid);
  return async (what, calls, lanes, aim) => {
    let turn = 0;
    const ask = async () => {
      turn += 1;
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${tokens[turn % readers]}` };
      for (const call of calls) {
        const answer = await fetch(`${server.url}/api/graphql`, {
          method: 'POST',
          body: JSON.stringify(call),
          headers,
        });
        const text = await answer.text();
        if (text.includes('"errors"')) throw new Error(text);
      }
    };
    await inLanes(16, 12, ask);
    const before = cpuOf(server.child.pid!, postmaster);
    const http = percentile(await inLanes(lanes, requests / lanes, ask), 0.5);
    const cpu = (cpuOf(server.child.pid!, postmaster) - before) / requests / calls.length;
    const sent = await sentByApp(database, tokens[0]!, calls);
    const own = await inPg(database, sent);
    return {
      what: `${what}; ${milliseconds(cpu)} of CPU a request in server and database`,
      figure: milliseconds(http),
      against: `${milliseconds(own)} for its own ${sent.length} statements through pg alone`,
      ratio: http / own,
      aim,
    };
  };
}

/** Milliseconds of some statements, one after the other over one connection, the median of many. */
async function inPg({ url }: BenchDatabase, sent: readonly QueryConfig[]): Promise<number> {
  const client = new pg.Client({ connectionString: url, options: '-c jit=off' });
  await client.connect();
  const all = async () => {
    for (const statement of sent) await client.query(statement);
  };
  await inLanes(1, 12, all);
  const own = percentile(await inLanes(1, 60, all), 0.5);
  await client.end();
  return own;
}
