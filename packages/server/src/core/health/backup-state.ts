import { z } from 'zod';
import { keepValue, readValue, writeValue } from '../base/installation.ts';
import type { Services } from '../base/services.ts';
import type { Db } from '../database/pool.ts';

/** Milliseconds that the newest backup may be old where one is made every night: a day, and two hours to make it. */
const patience = 26 * 3_600_000;

const names = { made: 'last backup', failed: 'last failed backup', since: 'backups are made since' } as const;

const moment = z.iso.datetime().transform((text) => new Date(text));
const madeSchema = z.object({ at: moment, bytes: z.number() });
const failedSchema = z.object({ at: moment, error: z.string() });

/** The newest whole backup, of the moment that its tables show, and the newest that could not be made, with the reason. */
export type BackupState = { made?: z.output<typeof madeSchema>; failed?: z.output<typeof failedSchema> };

/** Returns how the backups of the installation are doing, by whatever process or command they were made. */
export async function readBackupState(db: Db): Promise<BackupState> {
  const [made, failed] = [await readValue(db, names.made), await readValue(db, names.failed)];
  return {
    made: made === undefined ? undefined : madeSchema.parse(JSON.parse(made)),
    failed: failed === undefined ? undefined : failedSchema.parse(JSON.parse(failed)),
  };
}

/** Notes that a backup is whole. */
export const noteBackup = (db: Db, made: { at: Date; bytes: number }): Promise<void> =>
  writeValue(db, names.made, JSON.stringify(made));

/** Notes that a backup could not be made. @param error a sentence without a secret */
export const noteFailedBackup = (db: Db, failed: { at: Date; error: string }): Promise<void> =>
  writeValue(db, names.failed, JSON.stringify(failed));

/** Whether the newest try to make a backup failed. */
export const hasFailed = ({ made, failed }: BackupState): boolean =>
  failed !== undefined && (made === undefined || failed.at > made.at);

/** Throws if a backup is made every night (BACKUP_DIR), and the newest is older than it should be. */
export async function checkBackup({ db, settings, now }: Services): Promise<void> {
  if (settings.backupDir === undefined) return;
  const { made } = await readBackupState(db);
  const newest = made?.at ?? new Date(await keepValue(db, names.since, () => now().toISOString()));
  if (now().getTime() - newest.getTime() > patience) throw new Error('the newest backup is too old');
}
