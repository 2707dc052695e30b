import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, inject } from 'vitest';
import type { Database } from '../packages/server/src/core/database/pool.ts';
import { createTestDatabase } from '../packages/server/src/core/testing/database.ts';
import { startProcess } from '../packages/server/src/core/testing/process.ts';

/** The Samspel of one file of journeys: a database of its own, demo, mail as files. */
export type Samspel = { url: string; dataDir: string; database: Database };

let running: Samspel | undefined;
let more: () => Promise<Record<string, string>> = async () => ({});

/** The Samspel that this file's journeys use. Throws an error outside a journey. */
export function samspel(): Samspel {
  if (!running) throw new Error('No Samspel runs for this file');
  return running;
}

/** Starts the Samspel of this file with more settings. Call it at the top of the file, since the settings are read before the first journey. */
export function startsWith(settings: () => Promise<Record<string, string>>): void {
  more = settings;
}

/** Starts a Samspel on a copy of the template and of the prepared folder before the file's first journey; what a journey leaves behind disappears with the file. */
beforeAll(async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'samspel-journeys-'));
  await cp(inject('prepared'), dataDir, { recursive: true });
  const own = await createTestDatabase(inject('postgres'));
  const settings = { DATABASE_URL: own.url, DATA_DIR: dataDir, DEMO: 'true', LOG_LEVEL: 'error', ...(await more()) };
  const server = await startProcess(settings);
  running = { url: server.url, dataDir, database: own.db };
  return async () => {
    running = undefined;
    await server.stop();
    await own.close();
    await rm(dataDir, { recursive: true, force: true });
    const complaints = server
      .said()
      .split('\n')
      .filter((line) => line.startsWith('{'));
    if (complaints.length > 0) throw new Error(`The server complained:\n${complaints.join('\n')}`);
  };
});
