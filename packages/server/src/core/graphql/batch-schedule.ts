import type { StatementCounter } from '../database/in-flight.ts';
import type { CooperativeScheduler } from './cooperative-scheduler.ts';

/** Milliseconds after which a batch no longer waits for the statements of others: one of them is slow. */
const longest = 250;

/**
 * Says when the batches of an answer are read: together, once nothing of it is in flight that could ask for more of the same keys. So a page whose parts
 * get their rows one after the other still reads the people, cards or files of all these rows in one statement.
 */
export class BatchSchedule implements StatementCounter {
  readonly #slices: CooperativeScheduler;
  #batches: (() => void)[] = [];
  #inFlight = 0;
  /** Whether what is asked for now still belongs to the batches of this moment. */
  #isOpen = true;
  #isLooking = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(slices: CooperativeScheduler) {
    this.#slices = slices;
  }

  /** Reads a batch when it is due. */
  add(read: () => void): void {
    this.#batches.push(read);
    this.#timer ??= setTimeout(() => this.#read(), longest);
    this.#look();
  }

  begin(): void {
    this.#inFlight += 1;
    this.#look();
  }

  end(): void {
    this.#inFlight -= 1;
    this.#look();
  }

  /** Looks whether batches are due, once all that follows from the last answer has been done, in later slices too. */
  #look(): void {
    if (this.#isLooking) return;
    this.#isLooking = true;
    const decide = () => {
      this.#isLooking = false;
      if (this.#inFlight === 0) this.#isOpen = true;
      if (this.#isOpen) this.#read();
    };
    void Promise.resolve().then(() => process.nextTick(() => this.#slices.afterwards(decide)));
  }

  #read(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const batches = this.#batches.splice(0);
    this.#isOpen = batches.length === 0 && this.#inFlight === 0;
    for (const read of batches) read();
    if (batches.length > 0) this.#look();
  }
}
