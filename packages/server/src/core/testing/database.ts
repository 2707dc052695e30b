import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { type Database, forRequests, openDatabase } from '../database/pool.ts';

/** The migrated database that is copied for each test. */
export const templateName = 'samspel_template';

/** A database of one test; `close` drops it. */
export type TestDatabase = { db: Database; pool: pg.Pool; url: string; close: () => Promise<void> };

/** No time limit on statements: making many rows in a test may take long on a busy machine. */
const unhurried = { ...forRequests, statement: 0 };

/** Copies the template. @param postgres the connection string of the test run's PostgreSQL */
export async function createTestDatabase(postgres: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  // Copying the files takes a third of the processor time of logging each block.
  await onServer(postgres, `create database ${name} template ${templateName} strategy file_copy`);
  const url = databaseUrl(postgres, name);
  const { database, pool } = openDatabase(url, 8, unhurried);
  const close = async () => {
    await pool.end();
    await onServer(postgres, `drop database ${name} with (force)`);
  };
  return { db: database, pool, url, close };
}

/** Does something to the PostgreSQL of the test run itself. */
export async function onServer(postgres: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: postgres });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Returns the address of another database on the same server; host and credentials may be in the query string of a socket address. */
export function databaseUrl(postgres: string, name: string): string {
  const url = new URL(postgres);
  url.pathname = `/${name}`;
  return url.href;
}
