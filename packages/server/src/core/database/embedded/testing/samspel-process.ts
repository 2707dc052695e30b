// The part of Samspel that keeps the database, as a program of its own that tests start, interrupt and kill.
import { writeSync } from 'node:fs';
import pg from 'pg';
import { startEmbeddedPostgres } from '../embedded.ts';
import { DatabaseStartError } from '../start-error.ts';

const [dataDir = '', unshare] = process.argv.slice(2);
const tell = (line: object) => writeSync(1, `${JSON.stringify(line)}\n`);

try {
  const postgres = await startEmbeddedPostgres({ dataDir, log: (said) => tell({ said }), unshare });
  const { connectionString, adopted } = postgres;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, async () => {
      tell({ lastAnswer: await lastAnswer(connectionString) });
      await postgres.stop();
      process.exit(0);
    });
  }
  setInterval(() => {}, 1_000);
  tell({ connectionString, adopted });
} catch (error) {
  if (!(error instanceof DatabaseStartError)) throw error;
  tell({ refused: error.message });
  process.exit(1);
}

/** Whether the database still serves 200 ms after the signal, as it must for requests that are under way. */
async function lastAnswer(connectionString: string): Promise<boolean> {
  await new Promise((resolve) => setTimeout(resolve, 200));
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows } = await client.query('select true as served');
  await client.end();
  return rows[0].served;
}
