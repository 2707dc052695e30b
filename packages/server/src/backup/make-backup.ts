import { stat } from 'node:fs/promises';
import pg from 'pg';
import type { Settings } from '../core/base/settings.ts';
import { forWork, openDatabase } from '../core/database/pool.ts';
import { noteBackup, noteFailedBackup } from '../core/health/backup-state.ts';
import { noteDeletedPeople } from './deleted-people.ts';
import type { Manifest } from './manifest.ts';
import { openInstallation } from './open-installation.ts';
import { sentenceOf, unforeseen } from './sentence.ts';
import { writeBackup } from './write-backup.ts';

/**
 * Makes a backup of an installation, which may be running, and writes beside it who has been deleted. Monitors hear of it, and of a failure.
 * Returns what is in it. Throws as `writeBackup`; then nothing of it is left.
 * @param say gets one line about each thing that takes time
 */
export async function makeBackup(settings: Settings, path: string, say: (line: string) => void): Promise<Manifest> {
  const { connectionString, storage, close } = await openInstallation(settings, say);
  const client = new pg.Client({ connectionString, keepAlive: true });
  client.on('error', () => {}); // the server closed the connection: the query on it fails
  const { database } = openDatabase(connectionString, 1, forWork);
  try {
    await client.connect();
    const manifest = await writeBackup({ client, storage, settings, path });
    await noteDeletedPeople(client, path, manifest.installation.id);
    await noteBackup(database, { at: new Date(manifest.madeAt), bytes: (await stat(path)).size });
    return manifest;
  } catch (error) {
    const failed = { at: new Date(), error: sentenceOf(error) ?? unforeseen };
    await noteFailedBackup(database, failed).catch(() => {}); // the database may be what failed
    throw error;
  } finally {
    await client.end();
    await database.destroy();
    await close();
  }
}
