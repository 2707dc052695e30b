import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startProcess } from '../packages/server/src/core/testing/process.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder as after the first start, with the demo in it; every file of journeys uses a copy. */
    prepared: string;
    /** A folder with an empty file for each state of a page that has been checked in this run. */
    cleanStates: string;
  }
}

/** Starts Samspel once on an empty data folder, as `npm start` does, and stops it when the demo is ready. */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'samspel-prepared-'));
  const server = await startProcess({ DATA_DIR: folder, DEMO: 'true', LOG_LEVEL: 'error' });
  await server.stop();
  const cleanStates = await mkdtemp(join(tmpdir(), 'samspel-states-'));
  project.provide('prepared', folder);
  project.provide('cleanStates', cleanStates);
  return () => Promise.all([folder, cleanStates].map((one) => rm(one, { recursive: true, force: true })));
}
