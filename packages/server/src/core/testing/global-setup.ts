import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrate } from '../database/migrate.ts';
import { startTestPostgres } from './test-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgres: string;
  }
}

/** Starts one PostgreSQL for a test run, with a migrated template that is copied for every test file. */
export default async function setup(project: TestProject) {
  const postgres = await startTestPostgres('samspel-test-');
  const pool = new pg.Pool({ connectionString: postgres.template });
  await migrate(pool);
  await pool.end();
  project.provide('postgres', postgres.url);
  return postgres.stop;
}
