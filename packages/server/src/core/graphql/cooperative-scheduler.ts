/** Milliseconds of work on one answer after which other work gets a turn. */
const slice = 5;
/** Milliseconds of work after which an answer counts as large and rests as long as it works. */
const largeAnswer = 50;

/** The work on one answer, in slices: a small answer takes one slice, and a large one never keeps the process from other work. */
export class CooperativeScheduler {
  #works: (() => void)[] = [];
  readonly #whenDone: (() => void)[] = [];
  #ends = 0;
  #spent = 0;

  /** Does some work at once, or in a later slice if this one is over. */
  do<Result>(work: () => Result | Promise<Result>): Result | Promise<Result> {
    if (this.#hasTime()) return work();
    return new Promise((resolve, reject) => {
      this.#works.push(() => {
        try {
          resolve(work());
        } catch (error) {
          reject(error);
        }
      });
      line.join(this);
    });
  }

  /** Does something once no work waits for a later slice. */
  afterwards(work: () => void): void {
    if (this.hasMore) this.#whenDone.push(work);
    else work();
  }

  get hasMore(): boolean {
    return this.#works.length > 0;
  }

  get isLarge(): boolean {
    return this.#spent > largeAnswer;
  }

  /** Does waiting work until the slice is over. What follows from each piece of work runs before the next piece, since it takes time too. */
  async next(): Promise<void> {
    const began = this.#begin();
    let done = 0;
    for (; done < this.#works.length && performance.now() < this.#ends; done += 1) {
      this.#works[done]!();
      await undefined;
    }
    this.#works = this.#works.slice(done);
    this.#spent += performance.now() - began;
    if (!this.hasMore) for (const work of this.#whenDone.splice(0)) work();
  }

  #hasTime(): boolean {
    if (this.#ends === 0) this.#begin();
    return performance.now() < this.#ends;
  }

  /** Begins a slice. It ends at the latest when the event loop turns to other work. Returns when it began. */
  #begin(): number {
    const now = performance.now();
    this.#ends = now + slice;
    setImmediate(() => {
      this.#ends = 0;
    });
    return now;
  }
}

/** The answers that wait for their next slice. One slice of one answer is done at a time, then whatever else the process has to do. */
const line = {
  waiting: new Set<CooperativeScheduler>(),

  join(answer: CooperativeScheduler): void {
    if (this.waiting.size === 0) setImmediate(() => this.serve());
    this.waiting.add(answer);
  },

  async serve(): Promise<void> {
    const [first] = this.waiting;
    await first!.next();
    this.waiting.delete(first!);
    if (first!.hasMore) this.waiting.add(first!);
    if (this.waiting.size === 0) return;
    if (first!.isLarge) setTimeout(() => this.serve(), slice);
    else setImmediate(() => this.serve());
  },
};
