import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { roleName } from './cluster.ts';
import { isAlive } from './process.ts';
import { DatabaseStartError, errorCode } from './start-error.ts';

/** The embedded database's name. */
const databaseName = 'samspel';

/** Returns the address of a database behind a socket. The host before the slash is ignored; only `?host=` counts. */
export function connectionString(socketDir: string, password: string, database = databaseName): string {
  return `postgresql://${roleName}:${password}@localhost/${database}?host=${encodeURIComponent(socketDir)}`;
}

/** Codes with which a PostgreSQL that is starting, recovering or closing refuses a connection. */
const notYet = new Set(['57P03', 'ENOENT', 'ECONNREFUSED', 'ECONNRESET']);

/**
 * Waits until PostgreSQL lets us in, as long as its process lives: after a crash it may recover for minutes.
 * @param log gets one line if this takes more than five seconds
 * @returns false if the process died meanwhile
 * @throws DatabaseStartError if it answers but refuses us
 */
export async function untilItAnswers(
  postmaster: { pid: number; socketDir: string },
  password: string,
  log: (line: string) => void,
): Promise<boolean> {
  const slow = setTimeout(
    () => log('The database is putting itself in order after its last end; this may take a while.'),
    5_000,
  );
  try {
    while (isAlive(postmaster.pid)) {
      if (await answers(postmaster.socketDir, password)) return true;
      await sleep(20);
    }
    return false;
  } finally {
    clearTimeout(slow);
  }
}

/** Whether PostgreSQL lets us in. Also makes our database if it is missing. */
async function answers(socketDir: string, password: string): Promise<boolean> {
  const client = new pg.Client({
    connectionString: connectionString(socketDir, password, 'postgres'),
    connectionTimeoutMillis: 10_000,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rowCount } = await client.query('select from pg_database where datname = $1', [databaseName]);
    if (rowCount === 0) await client.query(`create database ${databaseName}`);
    return true;
  } catch (error) {
    if (notYet.has(errorCode(error)) || /terminated|ended|timeout/.test(String(error))) return false;
    throw new DatabaseStartError(
      `The embedded database lives and does not let Samspel in: ${(error as Error).message}.`,
    );
  } finally {
    await client.end().catch(() => {});
  }
}
