import { failOverUnderLoad } from '../packages/server/src/faults/fail-over.ts';
import { killInRounds } from '../packages/server/src/faults/kill.ts';
import { restartInTurn } from '../packages/server/src/faults/rolling-restart.ts';
import { openBenchDatabase } from './database.ts';
import { milliseconds, report } from './report.ts';

/** Rounds of kills: Samspel, PostgreSQL, and both in turn. */
const kills = 20;
/** Failovers, each on a new primary and standby. */
const failovers = 3;
/** How often each of two processes is restarted. */
const restarts = 5;

const seconds = (value: number) => `${value.toFixed(1)} s`;

/** Kills, fails over and restarts under writes of every kind, as the tests of faults do once, and counts what is lost. */
export async function run(): Promise<void> {
  const killed = await killInRounds(kills);
  const measures = [
    {
      what: `${kills} rounds of kill -9 among ${killed.acknowledged} acknowledged writes and ${killed.unanswered} without an answer`,
      figure: `${killed.harm.lost.length} lost, ${killed.harm.half.length} half; everybody writes again after at most ${seconds(Math.max(...killed.secondsUntilAllWrite))}`,
      aim: '0 lost, 0 half',
    },
  ];
  for (let round = 1; round <= failovers; round += 1) {
    const { harm, acknowledged, secondsUntilAllWrite } = await failOverUnderLoad();
    measures.push({
      what: `failover ${round} among ${acknowledged.before + acknowledged.after} acknowledged writes`,
      figure: `${harm.lost.length} lost, ${harm.half.length} half; everybody writes again after ${seconds(secondsUntilAllWrite)}`,
      aim: '0 lost, within 15 s',
    });
  }
  const database = await openBenchDatabase();
  const restarted = await restartInTurn(database.url, restarts);
  await database.close();
  measures.push({
    what: `${restarts * 2} restarts of two processes in turn among ${restarted.acknowledged} acknowledged writes`,
    figure: `${restarted.failed.length} failed, ${restarted.harm.lost.length} lost; slowest ${milliseconds(restarted.slowestMilliseconds)}`,
    aim: '0 failed, 0 lost',
  });
  report('Faults under writes of every kind', measures);
}
