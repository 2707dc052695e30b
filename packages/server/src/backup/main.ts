// `npm run backup -- FILE`, `npm run backup -- --verify FILE`, `npm run restore -- FILE`.
import { parseArgs } from 'node:util';
import { readSettings, type Settings } from '../core/base/settings.ts';
import { BackupError } from './backup-error.ts';
import { hasKeyOf } from './installation-of.ts';
import { makeBackup } from './make-backup.ts';
import type { Manifest } from './manifest.ts';
import { openBackup, verifyBackup } from './open-backup.ts';
import { openInstallation } from './open-installation.ts';
import { restoreBackup } from './restore-backup.ts';
import { sentenceOf } from './sentence.ts';

const usage =
  'Say what to do with which file: npm run backup -- FILE, npm run backup -- --verify FILE, npm run restore -- FILE.';

const otherKey =
  'The SECRET_KEY is not the one that it was made with: set that one, or name it in SECRET_KEY_PREVIOUS, or the links to calendars and those that end mails stop working.';

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
  const manifest = await makeBackup(settings, path, console.log);
  console.log(`Wrote ${path}: ${summary(manifest)}.`);
  if (!settings.backupKey) console.log('It is not encrypted: whoever has it can read everything. BACKUP_KEY encrypts.');
}

async function verify({ backupKey }: Settings, path: string): Promise<void> {
  const backup = await openBackup(path, backupKey);
  try {
    await verifyBackup(backup);
    console.log(
      `${path} is whole: ${summary(backup.manifest)} of ${backup.manifest.installation.baseUrl}, as of ${backup.manifest.madeAt}.`,
    );
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
    const { installation: origin, madeAt } = backup.manifest;
    console.log(`Restored ${summary(backup.manifest)} of ${origin.baseUrl}, as of ${madeAt}.`);
    if (!hasKeyOf(origin, settings)) console.log(otherKey);
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
  console.error(sentenceOf(error) ?? error.stack ?? error);
  process.exitCode = 1;
});
