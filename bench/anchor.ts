import pg from 'pg';
import { cpuOf } from './cpu.ts';
import type { BenchDatabase } from './database.ts';
import type { Measure } from './report.ts';

const times = 5_000;
/** Microseconds of CPU, of Node and of PostgreSQL, on the machine on which the aims of pages were set. */
const whereAimsWereSet = 34 + 9;

/**
 * Measures the CPU of the least that a page is made of, a prepared statement without work, so that figures of machines of different speed can be
 * compared.
 */
export async function trivialStatement({ url }: BenchDatabase): Promise<Measure> {
  const client = new pg.Client(url);
  await client.connect();
  const ask = () => client.query<{ pid: number }>({ name: 'trivial', text: 'select pg_backend_pid() as pid' });
  const { pid } = (await ask()).rows[0]!;
  for (let time = 0; time < times; time += 1) await ask();
  const [before, backend] = [process.cpuUsage(), cpuOf(pid)];
  for (let time = 0; time < times; time += 1) await ask();
  const { user, system } = process.cpuUsage(before);
  const microseconds = (user + system + (cpuOf(pid) - backend) * 1_000) / times;
  await client.end();
  return {
    what: 'a prepared statement without work, Node and PostgreSQL',
    figure: `${microseconds.toFixed(0)} µs`,
    against: `${whereAimsWereSet} µs where the aims of the pages were set`,
    ratio: microseconds / whereAimsWereSet,
  };
}
