import type { Database } from './pool.ts';

/** How rows are read that hardly ever change. Each is one function of the code, by which what it read is kept. */
export type Reading<Value> = (db: Database) => Promise<Value>;

/**
 * What a process has read of rows that hardly ever change, until it hears that they have: triggers on their tables say so on `channel`. It is read from
 * the primary, since a standby may still have what was just forgotten.
 */
export class KeptRows {
  /** The PostgreSQL channel on which the tables say that they have changed. */
  static readonly channel = 'samspel_kept_rows';

  readonly #db: Database;
  readonly #kept = new Map<Reading<unknown>, Promise<unknown>>();

  constructor(db: Database) {
    this.#db = db;
  }

  /** Returns what a reading has read before, or reads it. Whoever gets it must not change it. */
  read<Value>(reading: Reading<Value>): Promise<Value> {
    const known = this.#kept.get(reading) as Promise<Value> | undefined;
    return known ?? this.#readNow(reading);
  }

  /** Forgets everything: it has changed, or it may have. What is being read now is not kept, since it may be from before. */
  forget(): void {
    this.#kept.clear();
  }

  #readNow<Value>(reading: Reading<Value>): Promise<Value> {
    const read = reading(this.#db);
    this.#kept.set(reading, read);
    read.catch(() => {
      if (this.#kept.get(reading) === read) this.#kept.delete(reading);
    });
    return read;
  }
}
