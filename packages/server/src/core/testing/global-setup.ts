import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../database/embedded/embedded.ts';
import { migrate } from '../database/migrate.ts';
import { databaseUrl, templateName } from './database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgres: string;
  }
}

/** Starts one PostgreSQL for a test run, with a migrated template that is copied for every test file. */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'samspel-test-'));
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log: () => {}, durable: false });
  const admin = new pg.Pool({ connectionString: postgres.connectionString });
  await admin.query(`create database ${templateName}`);
  const pool = new pg.Pool({ connectionString: databaseUrl(postgres.connectionString, templateName) });
  await migrate(pool);
  await pool.end();
  await admin.end();
  project.provide('postgres', postgres.connectionString);
  return async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
