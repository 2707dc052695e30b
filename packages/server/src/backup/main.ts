// `npm run backup -- FILE`, `npm run backup -- --verify FILE`, `npm run restore -- FILE`.
import { parseArgs } from 'node:util';
import pg from 'pg';
import { readSettings, type Settings, SettingsError } from '../core/base/settings.ts';
import { DatabaseStartError } from '../core/database/embedded/start-error.ts';
import { BackupError } from './backup-error.ts';
import { noteDeletedPeople } from './deleted-people.ts';
import type { Manifest } from './manifest.ts';
import { openBackup, verifyBackup } from './open-backup.ts';
import { openInstallation } from './open-installation.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

const usage =
  'Say what to do with which file: npm run backup -- FILE, npm run backup -- --verify FILE, npm run restore -- FILE.';

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { verify: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [command, path, ...more] = positionals;
  if (!path || more.length > 0) throw new BackupError(usage);
  const settings = readSettings(process.env);
  if (command === 'restore') return restore(settings, path);
  return values.verify ? verify(settings, path) : backUp(settings, path);
}

async function backUp(settings: Settings, path: string): Promise<void> {
  const { connectionString, storage, close } = await openInstallation(settings, console.log);
  const client = new pg.Client({ connectionString });
  try {
    await client.connect();
    const manifest = await writeBackup({ client, storage, path, key: settings.backupKey });
    await noteDeletedPeople(client, path);
    console.log(`Wrote ${path}: ${summary(manifest)}.`);
    if (!settings.backupKey)
      console.log('It is not encrypted: whoever has it can read everything. BACKUP_KEY encrypts.');
  } finally {
    await client.end();
    await close();
  }
}

async function verify({ backupKey }: Settings, path: string): Promise<void> {
  const backup = await openBackup(path, backupKey);
  try {
    await verifyBackup(backup);
    console.log(`${path} is whole: ${summary(backup.manifest)}, as of ${backup.manifest.madeAt}.`);
  } finally {
    await backup.close();
  }
}

async function restore(settings: Settings, path: string): Promise<void> {
  const backup = await openBackup(path, settings.backupKey);
  const installation = await openInstallation(settings, console.log).catch(async (error) => {
    await backup.close();
    throw error;
  });
  try {
    const again = await restoreBackup(backup, { path, settings, ...installation });
    console.log(`Restored ${summary(backup.manifest)}, as of ${backup.manifest.madeAt}.`);
    if (again > 0) console.log(`${again} people who were deleted after the backup are deleted again.`);
    console.log('Start Samspel with the same settings.');
  } finally {
    await installation.close();
    await backup.close();
  }
}

function summary({ tables, files }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `${rows} rows of ${tables.length} tables and ${files.length} files`;
}

main().catch((error) => {
  const isExpected = [BackupError, SettingsError, DatabaseStartError].some((kind) => error instanceof kind);
  console.error(isExpected ? error.message : (error.stack ?? error));
  process.exitCode = 1;
});
