/** Frames that may wait while one is served: a page that comes back opens up to 200 channels in one breath. */
const mostWaiting = 300;
/** Frames that one socket may send in a minute. */
const mostInAMinute = 1_200;
const minute = 60_000;

/** Serves the frames of one socket one after the other, in their order, and forgets those that wait when the socket has gone. */
export class FrameQueue<Frame> {
  readonly #serve: (frame: Frame) => Promise<unknown>;
  #waiting: Frame[] = [];
  #isServing = false;
  #isClosed = false;
  #window = { began: 0, taken: 0 };

  /** @param serve serves one frame, and never throws */
  constructor(serve: (frame: Frame) => Promise<unknown>) {
    this.#serve = serve;
  }

  /** Puts a frame behind those that wait. @returns false if it is one too many, and is not taken */
  add(frame: Frame, now = Date.now()): boolean {
    if (this.#isClosed) return true;
    if (now - this.#window.began > minute) this.#window = { began: now, taken: 0 };
    this.#window.taken += 1;
    if (this.#waiting.length >= mostWaiting || this.#window.taken > mostInAMinute) return false;
    this.#waiting.push(frame);
    void this.#serveAll();
    return true;
  }

  /** Forgets what waits; what is served now is the last. */
  close(): void {
    this.#isClosed = true;
    this.#waiting = [];
  }

  async #serveAll(): Promise<void> {
    if (this.#isServing) return;
    this.#isServing = true;
    for (let frame = this.#waiting.shift(); frame !== undefined; frame = this.#waiting.shift())
      await this.#serve(frame);
    this.#isServing = false;
  }
}
