import { sql } from 'kysely';
import { databaseUrl } from '../packages/server/src/core/testing/database.ts';
import { main } from '../packages/server/src/core/testing/process.ts';
import { failOverUnderLoad } from '../packages/server/src/faults/fail-over.ts';
import { killInRounds } from '../packages/server/src/faults/kill.ts';
import { restartInTurn } from '../packages/server/src/faults/rolling-restart.ts';
import { upgradeInTurn } from '../packages/server/src/faults/upgrade.ts';
import { type BenchDatabase, openBenchDatabase } from './database.ts';
import { checkOutOlder } from './older.ts';
import { type Measure, milliseconds, report } from './report.ts';

/** Rounds of kills: Samspel, PostgreSQL, and both in turn. */
const kills = 20;
/** Failovers, each on a new primary and standby. */
const failovers = 3;
/** How often each of two processes is restarted. */
const restarts = 5;

const seconds = (value: number) => `${value.toFixed(1)} s`;

/** Upgrades two processes from the version before the newest migration to this one, on a database that the older one has made. */
async function upgraded({ db, url }: BenchDatabase): Promise<Measure> {
  await sql`create database older`.execute(db);
  const older = checkOutOlder();
  const { harm, failed, acknowledged, migrated } = await upgradeInTurn(databaseUrl(url, 'older'), older.main, main);
  older.close();
  return {
    what: `an upgrade of two processes from ${older.commit}, with ${migrated.join(', ')}, among ${acknowledged} acknowledged writes`,
    figure: `${failed.length} failed, ${harm.lost.length} lost, ${harm.half.length} half`,
    aim: '0 failed, 0 lost',
  };
}

/** Kills, fails over and restarts under writes of every kind, as the tests of faults do once, and counts what is lost. */
export async function run(): Promise<void> {
  const killed = await killInRounds(kills);
  const measures: Measure[] = [
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
  measures.push({
    what: `${restarts * 2} restarts of two processes in turn among ${restarted.acknowledged} acknowledged writes`,
    figure: `${restarted.failed.length} failed, ${restarted.harm.lost.length} lost; slowest ${milliseconds(restarted.slowestMilliseconds)}`,
    aim: '0 failed, 0 lost',
  });
  measures.push(await upgraded(database));
  await database.close();
  report('Faults under writes of every kind', measures);
}
