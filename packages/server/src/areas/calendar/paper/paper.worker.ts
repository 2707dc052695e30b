// A thread that draws: the thread that answers calls never waits for it.
import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { makePaper } from './make-paper.ts';
import type { PaperAnswer, PaperAsked, PaperThread } from './paper-pool.ts';

/** The lowest: people wait for other calls. On Linux it is the thread's own; elsewhere it would be the whole process'. */
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW);

const port = parentPort!;
const { left } = workerData as PaperThread;

port.on('message', async ({ id, order, now }: PaperAsked) => {
  const goOn = () => {
    if (Atomics.load(left, 0) === id) throw new Error('nobody waits for it any more');
  };
  const answer: PaperAnswer = await makePaper(order, new Date(now), goOn).then(
    (bytes) => ({ id, bytes }),
    (error: Error) => ({ id, error: error.stack ?? String(error) }),
  );
  port.postMessage(answer);
});
