import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { forgetPerson } from '../areas/leaving/forget-person.ts';
import type { Settings } from '../core/base/settings.ts';
import type { Storage } from '../core/base/storage.ts';
import { type RanMigration, sinceJoined } from '../core/database/joined.ts';
import { knownMigrations, migrate } from '../core/database/migrate.ts';
import { forWork, openDatabase } from '../core/database/pool.ts';
import { incomingPath } from '../core/storage/incoming.ts';
import { BackupError } from './backup-error.ts';
import { shutOutDeletedPeople } from './deleted-people.ts';
import { loadTables } from './load-tables.ts';
import { fileEntry, type Manifest, tableEntry } from './manifest.ts';
import { type Backup, verifyBackup } from './open-backup.ts';

type Where = {
  /** The file of the backup; what is beside it says whose accounts were deleted later. */
  path: string;
  settings: Settings;
  connectionString: string;
  storage: Storage;
};

/**
 * Puts a backup into an empty installation: its files first, then all tables in one transaction, into the schema that it was made of; then runs the
 * migrations that are newer. Returns how many people, whose accounts were deleted after the backup, are deleted again.
 * @throws BackupError if the installation holds people, or the backup is damaged or of a newer version; then nothing is changed
 */
export async function restoreBackup(
  backup: Backup,
  { path, settings, connectionString, storage }: Where,
): Promise<number> {
  const ran = await ranOf(backup.manifest);
  const pool = new pg.Pool({ connectionString, max: 2 });
  pool.on('error', () => {}); // an embedded PostgreSQL that is stopped afterwards may be quicker than the closing of a connection
  try {
    await refuseLiving(pool);
    await verifyBackup(backup);
    for (const { key } of backup.manifest.files) {
      const incoming = await incomingPath(settings);
      await pipeline(await backup.read(fileEntry(key)), createWriteStream(incoming, { mode: 0o600 }));
      await storage.put(key, incoming);
    }
    await migrate(pool, new Set(ran.map(({ name }) => name)));
    const again = await load(pool, backup, path);
    await migrate(pool);
    await forget(connectionString, again);
    return again.length;
  } finally {
    await pool.end();
  }
}

/** Deletes the personal data of people. */
async function forget(connectionString: string, people: readonly number[]): Promise<void> {
  const { database } = openDatabase(connectionString, 1, forWork);
  for (const id of people) await database.transaction().execute((tx) => forgetPerson(tx, id, new Date()));
  await database.destroy();
}

async function load(pool: pg.Pool, { manifest, read }: Backup, path: string): Promise<number[]> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await loadTables(client, manifest, (name) => read(tableEntry(name)));
    const again = await shutOutDeletedPeople(client, path, manifest.installation.id);
    await client.query('commit');
    return again;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

/** Returns what the backup has run. @throws BackupError if that is a migration that this version does not have */
async function ranOf({ migrations }: Manifest): Promise<readonly RanMigration[]> {
  const known = await knownMigrations();
  const ran = sinceJoined(migrations, known);
  if (ran.every(({ name, checksum }) => known.get(name) === checksum)) return ran;
  throw new BackupError('The backup is of a newer version of Samspel: restore it with that version.');
}

/** @throws BackupError if people live in the database. One that is new, or in which a restore was broken off, has none. */
async function refuseLiving(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query("select to_regclass('person') is not null as has");
  if (!rows[0].has) return;
  const { rowCount } = await pool.query('select from person limit 1');
  if (rowCount === 0) return;
  throw new BackupError(
    'This installation is in use: restore into an empty one, with another DATA_DIR or a new database.',
  );
}
