import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startProcess } from '../packages/server/src/core/testing/process.ts';

declare module 'vitest' {
  interface ProvidedContext {
    samspel: { url: string; dataDir: string };
  }
}

/** One Samspel for all journeys, started as `npm start` starts it: embedded database, demo, mail to files. */
export default async function setup(project: TestProject) {
  const dataDir = await mkdtemp(join(tmpdir(), 'samspel-journeys-'));
  const server = await startProcess({ DATA_DIR: dataDir, DEMO: 'true', LOG_LEVEL: 'error' });
  project.provide('samspel', { url: server.url, dataDir });
  return async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
    const complaints = server
      .said()
      .split('\n')
      .filter((line) => line.startsWith('{'));
    if (complaints.length > 0) throw new Error(`The server complained:\n${complaints.join('\n')}`);
  };
}
