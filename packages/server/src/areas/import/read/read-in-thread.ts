import { Worker } from 'node:worker_threads';
import { Refusal, type RefusalCode, type RefusalValues } from '@samspel/domain/refusal';
import type { ReadSource, Source } from './read-source.ts';

/** The memory in megabytes, and the time in milliseconds, that reading one source may take. */
const usual = { maxOldGenerationSizeMb: 384, time: 20_000 };

type Message = { read: ReadSource } | { refused: { code: RefusalCode; field?: string; values: RefusalValues } };

/**
 * Reads a source in a thread of its own, so that nothing else waits for a file that is made to be slow or large. Throws as `readSource`, and
 * `import.tooHeavy` if it takes more memory or time than it may.
 */
export async function readInThread(source: Source, limits = usual): Promise<ReadSource> {
  const { maxOldGenerationSizeMb, time } = limits;
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: source,
    resourceLimits: { maxOldGenerationSizeMb },
  });
  const timer = setTimeout(() => void worker.terminate(), time);
  try {
    const message = await new Promise<Message | null>((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', (error: NodeJS.ErrnoException) =>
        error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve(null) : reject(error),
      );
      worker.once('exit', () => resolve(null));
    });
    if (message === null) throw new Refusal('import.tooHeavy', 'file');
    if ('read' in message) return message.read;
    throw new Refusal(message.refused.code, message.refused.field, message.refused.values);
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
