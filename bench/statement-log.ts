import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BenchDatabase } from './database.ts';

const tries = 5;

/**
 * Returns how many statements PostgreSQL is sent during some work, by its own log: the least of five tries, since jobs send some of theirs meanwhile.
 */
export async function logsStatements({ pool, log }: BenchDatabase, work: () => Promise<unknown>): Promise<number> {
  const logging = async (which: 'all' | 'none') => {
    await pool.query(`alter system set log_statement = '${which}'`);
    await pool.query('select pg_reload_conf()');
    await sleep(200); // until every process has read it
  };
  const counts: number[] = [];
  await logging('all');
  for (let time = 0; time < tries; time += 1) {
    const before = (await readFile(log, 'utf8')).length;
    await work();
    const said = (await readFile(log, 'utf8')).slice(before);
    counts.push(said.match(/LOG: {2}(execute|statement)/g)?.length ?? 0);
  }
  await logging('none');
  return Math.min(...counts);
}
