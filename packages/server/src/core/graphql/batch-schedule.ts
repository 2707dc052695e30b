import type { StatementCounter } from '../database/in-flight.ts';
import type { CooperativeScheduler } from './cooperative-scheduler.ts';

/** Milliseconds after which a batch no longer waits for the statements of others: one of them is slow. */
const longest = 1_000;

/** When a batch is read: as soon as it may ask for more; `late` if all levels of a page ask for it; `last` if such a batch asks for it too. */
export type Turn = 'soon' | 'late' | 'last';

const turns: readonly Turn[] = ['soon', 'late', 'last'];

/**
 * Says when the batches of an answer are read: together, once nothing of it is in flight that could ask for more of the same keys. So a page whose parts
 * get their rows one after the other still reads the people or cards of all these rows in one statement.
 */
export class BatchSchedule implements StatementCounter {
  readonly #slices: CooperativeScheduler;
  #batches: { read: () => void; turn: Turn }[] = [];
  #inFlight = 0;
  /** Whether what is asked for now still belongs to the batches of this moment. */
  #isOpen = true;
  #isLooking = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(slices: CooperativeScheduler) {
    this.#slices = slices;
  }

  /** Reads a batch when it is due. */
  add(read: () => void, turn: Turn = 'soon'): void {
    this.#batches.push({ read, turn });
    this.#timer ??= setTimeout(() => this.#read(this.#batches.splice(0)), longest);
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
      if (this.#isOpen) this.#read(this.#due());
    };
    void Promise.resolve().then(() => process.nextTick(() => this.#slices.afterwards(decide)));
  }

  /** Takes the batches whose turn it is: only those that are read soon go with statements of their own moment. */
  #due(): { read: () => void }[] {
    const next = turns.find((turn) => this.#batches.some((one) => one.turn === turn));
    if (next !== 'soon' && this.#inFlight > 0) return [];
    const due = this.#batches.filter(({ turn }) => turn === next);
    this.#batches = this.#batches.filter(({ turn }) => turn !== next);
    return due;
  }

  #read(batches: readonly { read: () => void }[]): void {
    if (this.#batches.length === 0) {
      clearTimeout(this.#timer);
      this.#timer = undefined;
    }
    this.#isOpen = batches.length === 0 && this.#inFlight === 0;
    for (const { read } of batches) read();
    if (batches.length > 0) this.#look();
  }
}
