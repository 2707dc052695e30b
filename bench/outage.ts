import { startStoppable } from '../packages/server/src/core/testing/outage.ts';
import { report } from './report.ts';

/** Seconds without PostgreSQL. */
const outages = [1, 5, 10, 60];

/** Stops PostgreSQL during five calls a second and starts it again, four times in the life of one process. */
export async function run(): Promise<void> {
  const samspel = await startStoppable();
  const measures = [];
  for (const seconds of outages) {
    const { during, backAfter, listening } = await samspel.outage(seconds);
    measures.push({
      what: `${seconds} s away: answered ${during.join(', ')} (status, Retry-After); ${listening} connections listen`,
      figure: `back after ${backAfter.toFixed(1)} s`,
      aim: 'within 10 s',
    });
  }
  report('Without PostgreSQL', measures);
  await samspel.close();
}
