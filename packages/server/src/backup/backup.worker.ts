// Makes one backup in a thread of its own, and says how that went.
import { parentPort, workerData } from 'node:worker_threads';
import type { Settings } from '../core/base/settings.ts';
import { makeBackup } from './make-backup.ts';
import type { Outcome } from './make-in-thread.ts';
import { sentenceOf } from './sentence.ts';

const { settings, path } = workerData as { settings: Settings; path: string };
const outcome: Outcome = await makeBackup(settings, path, () => {}).then(
  () => null,
  (error) => ({ sentence: sentenceOf(error), stack: error.stack }),
);
parentPort!.postMessage(outcome);
