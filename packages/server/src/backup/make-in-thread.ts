import { Worker } from 'node:worker_threads';
import type { Settings } from '../core/base/settings.ts';
import { BackupError } from './backup-error.ts';

/** What the thread says at its end: nothing if all went well. */
export type Outcome = { sentence?: string; stack?: string } | null;

/**
 * Makes a backup in a thread of its own, since what encrypts it works for seconds without a pause, and people wait for answers meanwhile. Throws as
 * `makeBackup`; what was to be expected is a BackupError.
 */
export async function makeInThread(settings: Settings, path: string): Promise<void> {
  const workerData = { settings, path };
  const outcome = await new Promise<Outcome>((resolve, reject) => {
    const thread = new Worker(new URL('./backup.worker.ts', import.meta.url), { workerData });
    thread.once('message', resolve);
    thread.once('error', reject);
    thread.once('exit', () => reject(new Error('the thread that makes a backup ended')));
  });
  if (outcome?.sentence) throw new BackupError(outcome.sentence);
  if (outcome) throw new Error(outcome.stack);
}
