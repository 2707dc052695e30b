import type { ServerProcess } from '../packages/server/src/core/testing/process.ts';
import { asking, cpuClock, inPg } from './asking.ts';
import type { BenchDatabase } from './database.ts';
import { inLanes, type Measure, milliseconds, percentile } from './report.ts';
import { type GraphqlCall, sentByApp } from './sent-by-app.ts';

const requests = 160;

/** Measures calls over HTTP, in a number of parallel lanes, each against its own statements. */
export type OverHttp = (what: string, calls: readonly GraphqlCall[], lanes: number, aim: string) => Promise<Measure>;

/** Signs people in, and makes the function that measures calls over HTTP. */
export async function measuring(database: BenchDatabase, server: ServerProcess): Promise<OverHttp> {
  const { tokens, ask } = await asking(database, server);
  const cpuSoFar = await cpuClock(database, server);
  return async (what, calls, lanes, aim) => {
    await inLanes(16, 12, () => ask(calls));
    const before = cpuSoFar();
    const http = percentile(await inLanes(lanes, requests / lanes, () => ask(calls)), 0.5);
    const cpu = (cpuSoFar() - before) / requests / calls.length;
    const sent = await sentByApp(database, tokens[0]!, calls);
    const own = await inPg(database, async (client) => {
      for (const statement of sent) await client.query(statement);
    });
    return {
      what: `${what}; ${milliseconds(cpu)} of CPU a request in server and database`,
      figure: milliseconds(http),
      against: `${milliseconds(own)} for its own ${sent.length} statements through pg alone`,
      ratio: http / own,
      aim,
    };
  };
}
