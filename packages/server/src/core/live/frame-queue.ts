/** Frames that may wait while one is served: a page that connects again subscribes to up to 200 channels at once. */
const mostWaiting = 300;
/** Frames that one socket may send in a minute. */
const mostInAMinute = 1_200;
const minute = 60_000;

/** Serves the frames of one socket one after the other, in order, and drops those that wait when the socket closes. */
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

  /** Adds a frame at the end of the queue. @returns false if there are too many; the frame is then not taken */
  add(frame: Frame, now = Date.now()): boolean {
    if (this.#isClosed) return true;
    if (now - this.#window.began > minute) this.#window = { began: now, taken: 0 };
    this.#window.taken += 1;
    if (this.#waiting.length >= mostWaiting || this.#window.taken > mostInAMinute) return false;
    this.#waiting.push(frame);
    void this.#serveAll();
    return true;
  }

  /** Drops the waiting frames. The one that is being served is the last. */
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
