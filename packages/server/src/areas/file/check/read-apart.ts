import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { Refusal, type RefusalCode } from '@samspel/domain/refusal';

/** What is to be read: the path of a drawing, or the relations of a file of Office as they are written. */
export type Job =
  | { drawing: string; relations?: undefined }
  | { drawing?: undefined; relations: readonly Uint8Array[] };

/** The most memory that reading may take, in megabytes: some five times what a real drawing of 20 MB takes. */
const memory = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32 };

/** Milliseconds that reading may take: a hundred times what a real file takes. */
const patience = 30_000;

const worker = new URL('./read.worker.ts', import.meta.url);

/** What is being read, and what waits for it. */
let line: Promise<unknown> = Promise.resolve();

/**
 * Reads XML that people send in a thread of its own, so that what is made to harm harms only its own reading: others are answered meanwhile, and
 * memory and time are limited. One file is read at a time. Throws what the reading finds, or `tooMuch` if it takes too much memory or time.
 */
export async function readApart(job: Job, tooMuch: RefusalCode): Promise<void> {
  const reading = line.then(() => faultOf(job, tooMuch));
  line = reading.catch(() => {});
  const fault = await reading;
  if (fault) throw new Refusal(fault, 'file');
}

async function faultOf(job: Job, tooMuch: RefusalCode): Promise<RefusalCode | null> {
  const thread = new Worker(worker, { workerData: job, resourceLimits: memory });
  const tooLong = setTimeout(() => void thread.terminate(), patience);
  try {
    const answered = once(thread, 'message');
    const ended = once(thread, 'exit').then(() => [tooMuch]);
    const [fault] = (await Promise.race([answered, ended])) as [RefusalCode | null];
    return fault;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY') return tooMuch;
    throw error;
  } finally {
    clearTimeout(tooLong);
    await thread.terminate();
  }
}
