import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../packages/server/src/core/database/embedded/embedded.ts';
import { databaseUrl, templateName } from '../packages/server/src/core/testing/database.ts';
import { startProcess } from '../packages/server/src/core/testing/process.ts';
import { lendChromium } from './lend-chromium.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the PostgreSQL of all journeys; every file uses a copy of its template. */
    postgres: string;
    /** What a first start leaves in the data folder; every file uses a copy. */
    prepared: string;
    /** Where a worker asks for its Chromium. */
    chromium: string;
    /** A folder with an empty file for each state of a page that has been checked in this run. */
    cleanStates: string;
  }
}

/** Starts what the files of journeys share: a PostgreSQL with a template that has the demo in it, and a Chromium for each worker. */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'samspel-prepared-'));
  const [prepared, cleanStates] = [join(folder, 'data'), await mkdtemp(join(tmpdir(), 'samspel-states-'))];
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log: () => {}, durable: false });
  await prepareTemplate(postgres.connectionString, prepared);
  const lender = await lendChromium();
  project.provide('postgres', postgres.connectionString);
  project.provide('prepared', prepared);
  project.provide('chromium', lender.url);
  project.provide('cleanStates', cleanStates);
  return async () => {
    await lender.close();
    await postgres.stop();
    await Promise.all([folder, cleanStates].map((one) => rm(one, { recursive: true, force: true })));
  };
}

/** Starts Samspel once on an empty database and data folder, as `npm start` does, and stops it when the demo is ready. */
async function prepareTemplate(postgres: string, dataDir: string): Promise<void> {
  await mkdir(dataDir);
  const admin = new pg.Client({ connectionString: postgres });
  await admin.connect();
  await admin.query(`create database ${templateName}`);
  await admin.end();
  const server = await startProcess({
    ...{ DATABASE_URL: databaseUrl(postgres, templateName), DATA_DIR: dataDir },
    ...{ DEMO: 'true', LOG_LEVEL: 'error' },
  });
  await server.stop();
}
