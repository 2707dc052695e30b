// A thread that draws: the thread that answers calls never waits for it.
import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { makePaper } from './make-paper.ts';
import type { PaperAnswer, PaperAsked } from './paper-pool.ts';

/** Lower than that of what people wait for in other calls. On Linux it is the thread's own; elsewhere it would be the whole process'. */
if (process.platform === 'linux') setPriority(10);

const port = parentPort!;

port.on('message', async ({ id, order, now }: PaperAsked) => {
  const answer: PaperAnswer = await makePaper(order, new Date(now)).then(
    (bytes) => ({ id, bytes }),
    (error: Error) => ({ id, error: error.stack ?? String(error) }),
  );
  port.postMessage(answer);
});
