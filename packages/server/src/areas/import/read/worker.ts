import { parentPort, workerData } from 'node:worker_threads';
import { Refusal } from '@samspel/domain/refusal';
import { readSource, type Source } from './read-source.ts';

/** Reads one source in a thread of its own, and ends. */
try {
  parentPort!.postMessage({ read: await readSource(workerData as Source) });
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  const { code, field, values } = error;
  parentPort!.postMessage({ refused: { code, field, values } });
}
