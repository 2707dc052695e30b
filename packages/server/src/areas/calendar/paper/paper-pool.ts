import { Worker } from 'node:worker_threads';
import { Refusal } from '@samspel/domain/refusal';
import type { PaperOrder } from './year-on-paper.ts';

/** What the drawing thread is asked, and what it answers. */
export type PaperAsked = { id: number; order: PaperOrder; now: number };
export type PaperAnswer = { id: number } & ({ bytes: Uint8Array } | { error: string });
/** What the drawing thread shares with who asks: the id of the file that is not to be drawn any further, which it reads while it draws. */
export type PaperThread = { left: Int32Array };

type Waiting = PaperAsked & { resolve: (bytes: Uint8Array) => void; reject: (error: Error) => void };

/** How many files may wait in one process, and after how many seconds to ask again when they are that many. */
export const paperLimits = { waiting: 100, retrySeconds: 20 };
/** A thread that has had nothing to do for so long ends, and gives its memory back. Milliseconds. */
const idle = 60_000;
/** A file that takes longer is given up, with its thread. Milliseconds. */
const longest = 120_000;

/**
 * Draws files one after the other in a thread of its own, so that however many are asked for, other calls are served as before. It is kept per process,
 * since it protects the process.
 */
class PaperPool {
  readonly #waiting: Waiting[] = [];
  #worker: Worker | undefined;
  #running: Waiting | undefined;
  #timer: NodeJS.Timeout | undefined;
  #count = 0;
  readonly #left = new Int32Array(new SharedArrayBuffer(4));

  /**
   * Makes a file. Throws `paper.busy` if too many wait.
   * @param signal gives it up: it is taken out of the line, or not drawn any further, and the reason of the signal is thrown
   */
  make(order: PaperOrder, now: Date, signal?: AbortSignal): Promise<Uint8Array> {
    signal?.throwIfAborted();
    if (this.#waiting.length >= paperLimits.waiting)
      throw new Refusal('paper.busy', undefined, { seconds: paperLimits.retrySeconds });
    return new Promise((resolve, reject) => {
      this.#count += 1;
      const asked: Waiting = { id: this.#count, order, now: now.getTime(), resolve, reject };
      this.#waiting.push(asked);
      signal?.addEventListener('abort', () => {
        const at = this.#waiting.indexOf(asked);
        if (at >= 0) this.#waiting.splice(at, 1);
        else if (this.#running === asked) Atomics.store(this.#left, 0, asked.id);
        reject(signal.reason);
      });
      this.#next();
    });
  }

  /** Ends the thread; what waits is refused. */
  async close(): Promise<void> {
    this.#fail(new Error('the drawing thread was ended'));
    for (const { reject } of this.#waiting.splice(0)) reject(new Error('the drawing thread was ended'));
  }

  #next(): void {
    if (this.#running) return;
    const next = this.#waiting.shift();
    if (!next) {
      this.#rest();
      return;
    }
    this.#running = next;
    this.#worker ??= this.#begin();
    this.#worker.ref();
    this.#after(longest, () => this.#fail(new Error('a file for paper took too long')));
    const { id, order, now } = next;
    this.#worker.postMessage({ id, order, now } satisfies PaperAsked);
  }

  #begin(): Worker {
    const worker = new Worker(new URL('./paper.worker.ts', import.meta.url), {
      execArgv: [],
      workerData: { left: this.#left } satisfies PaperThread,
      resourceLimits: { maxOldGenerationSizeMb: 512 },
    });
    worker.on('message', (answer: PaperAnswer) => this.#done(answer));
    worker.on('error', (error) => worker === this.#worker && this.#fail(error as Error));
    return worker;
  }

  #done(answer: PaperAnswer): void {
    const asked = this.#running;
    if (asked?.id !== answer.id) return;
    this.#running = undefined;
    if ('bytes' in answer) asked.resolve(answer.bytes);
    else asked.reject(new Error(answer.error));
    this.#next();
  }

  /** Gives up what is being drawn, with its thread. */
  #fail(error: Error): void {
    const [worker, asked] = [this.#worker, this.#running];
    this.#worker = undefined;
    this.#running = undefined;
    clearTimeout(this.#timer);
    void worker?.terminate();
    asked?.reject(error);
    this.#next();
  }

  #rest(): void {
    this.#worker?.unref();
    this.#after(idle, () => this.#fail(new Error('idle')));
  }

  #after(milliseconds: number, act: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(act, milliseconds);
    this.#timer.unref();
  }
}

/** The drawing thread of this process; it begins when something is to be drawn. */
export const paperPool = new PaperPool();
