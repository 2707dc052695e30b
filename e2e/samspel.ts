import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, inject } from 'vitest';
import { readPassword } from '../packages/server/src/core/database/embedded/cluster.ts';
import { connectionString } from '../packages/server/src/core/database/embedded/connect.ts';
import { layoutOf } from '../packages/server/src/core/database/embedded/layout.ts';
import { type Database, openDatabase } from '../packages/server/src/core/database/pool.ts';
import { startProcess } from '../packages/server/src/core/testing/process.ts';

/** The Samspel of one file of journeys: embedded database, demo, mail as files. */
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

/** Starts a Samspel on a copy of the prepared folder before the file's first journey; what a journey leaves behind disappears with the file. */
beforeAll(async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'samspel-journeys-'));
  await promisify(execFile)('cp', ['-a', `${inject('prepared')}/.`, dataDir]);
  const server = await startProcess({ DATA_DIR: dataDir, DEMO: 'true', LOG_LEVEL: 'error', ...(await more()) });
  const layout = layoutOf(dataDir);
  const { database } = openDatabase(connectionString(layout.socket, readPassword(layout)), 2);
  running = { url: server.url, dataDir, database };
  return async () => {
    running = undefined;
    await database.destroy();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
    const complaints = server
      .said()
      .split('\n')
      .filter((line) => line.startsWith('{'));
    if (complaints.length > 0) throw new Error(`The server complained:\n${complaints.join('\n')}`);
  };
});
