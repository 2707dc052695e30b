import { access, constants } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import type { Services } from '../core/base/services.ts';
import type { Settings } from '../core/base/settings.ts';
import { locks } from '../core/database/advisory-lock.ts';
import { inTransaction } from '../core/database/transaction.ts';
import { checkBackup, noteFailedBackup, readBackupState } from '../core/health/backup-state.ts';
import { askForJob } from '../core/jobs/ask-for-job.ts';
import type { Job } from '../core/jobs/job.ts';
import { backupName, removeOld, removeUnfinished } from './backup-file.ts';
import { originOf } from './installation-of.ts';
import { makeInThread } from './make-in-thread.ts';
import { openInstallation } from './open-installation.ts';
import { sentenceOf, unforeseen } from './sentence.ts';

/** Seconds that a backup may take. */
const longest = 12 * 3_600;
/** Milliseconds within which asking again is the same asking: each process hears it, and asks for a run. */
const askedOnce = 30_000;

/** The job that makes a backup every night where BACKUP_DIR is set, and then removes those that are no longer kept (docs/operations.md). */
export const backupJob: Job = {
  name: 'backup.make',
  schedule: ({ backupDir, backupTime }: Settings) => (backupDir ? { every: 'DAY', time: backupTime } : undefined),
  isOnceEnough: true,
  longest,
  run: async (services) => {
    try {
      await inTurn(services, (client) => backUp(client, services));
    } catch (error) {
      const failed = { at: services.now(), error: sentenceOf(error) ?? unforeseen };
      await noteFailedBackup(services.db, failed).catch(() => {}); // the database may be what failed
      throw error;
    }
  },
};

/** Asks for a backup at once if the newest is too old, as on a machine that is off at night. */
export async function askForLateBackup(services: Services): Promise<void> {
  const isLate = await checkBackup(services).then(
    () => false,
    () => true,
  );
  if (isLate) await inTransaction(services.db, (tx) => askForJob(tx, backupJob.name));
}

async function backUp(client: pg.Client, { db, settings, now, log }: Services): Promise<void> {
  const { made } = await readBackupState(db);
  if (made && now().getTime() - made.at.getTime() < askedOnce) return;
  const folder = settings.backupDir!;
  await access(folder, constants.W_OK);
  const { id } = await originOf(client, settings);
  await removeUnfinished(folder, id);
  const name = backupName(id, now());
  await makeInThread(settings, join(folder, name));
  const removed = await removeOld(folder, id);
  log.info({ backup: name, removed }, 'a backup is made');
}

/** Does work that one process at a time does; while another one does it, nothing. */
async function inTurn({ settings }: Services, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const { connectionString, close } = await openInstallation(settings, () => {});
  const client = new pg.Client({ connectionString, keepAlive: true });
  try {
    await client.connect();
    const { rows } = await client.query('select pg_try_advisory_lock($1) as mine', [locks.backup]);
    if (rows[0].mine) await work(client);
  } finally {
    await client.end();
    await close();
  }
}
