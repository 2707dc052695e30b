import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { startEmbeddedPostgres } from '../packages/server/src/core/database/embedded/embedded.ts';
import { layoutOf } from '../packages/server/src/core/database/embedded/layout.ts';
import { migrate } from '../packages/server/src/core/database/migrate.ts';
import { type Database, forWork, openDatabase } from '../packages/server/src/core/database/pool.ts';

/** A separate PostgreSQL for one measure, migrated and empty, with the settings of `npm start`. */
export type BenchDatabase = {
  db: Database;
  pool: pg.Pool;
  url: string;
  /** The file in which PostgreSQL says what it does. */
  log: string;
  close: () => Promise<void>;
};

/** Starts one in a temporary folder. @param connections the most that the pool holds */
export async function openBenchDatabase(connections = 16): Promise<BenchDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'samspel-bench-'));
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log: () => {} });
  const { database: db, pool } = openDatabase(postgres.connectionString, connections, forWork);
  await migrate(pool);
  const close = async () => {
    await pool.end();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
  return { db, pool, url: postgres.connectionString, log: layoutOf(folder).log, close };
}
