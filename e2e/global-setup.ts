import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startProcess } from '../packages/server/src/core/testing/process.ts';
import { startTestPostgres } from '../packages/server/src/core/testing/test-postgres.ts';
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
  const postgres = await startTestPostgres('samspel-prepared-');
  const [prepared, cleanStates] = [join(postgres.folder, 'data'), await mkdtemp(join(tmpdir(), 'samspel-states-'))];
  await prepareTemplate(postgres.template, prepared);
  const lender = await lendChromium();
  project.provide('postgres', postgres.url);
  project.provide('prepared', prepared);
  project.provide('chromium', lender.url);
  project.provide('cleanStates', cleanStates);
  return async () => {
    await lender.close();
    await postgres.stop();
    await rm(cleanStates, { recursive: true, force: true });
  };
}

/** Starts Samspel once on an empty database and data folder, as `npm start` does, and stops it when the demo is ready. */
async function prepareTemplate(template: string, dataDir: string): Promise<void> {
  await mkdir(dataDir);
  const server = await startProcess({
    ...{ DATABASE_URL: template, DATA_DIR: dataDir },
    ...{ DEMO: 'true', LOG_LEVEL: 'error' },
  });
  await server.stop();
}
