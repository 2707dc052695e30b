import type { Database } from '../pool.ts';

/** One standby, as this process knows it. */
export class Standby {
  readonly name: string;
  /** One connection of its own, by which it is asked where it is. */
  readonly watched: Database;
  /** Up to where it has replayed the log. */
  position = Number.NEGATIVE_INFINITY;
  /** It has all that the primary had at this moment; minus infinity if it is away, or too far behind to say. */
  moment = Number.NEGATIVE_INFINITY;
  /** The last moment of which that was known. */
  lastMoment = performance.now();
  /** When it was asked where it is, if it has not answered. */
  askedAt: number | null = null;
  /** Whether it was read when that was last looked at; null until it has answered, or not, for the first time. */
  isRead: boolean | null = null;
  readonly #db: Database;
  readonly #whenLost = new Set<() => void>();

  constructor(name: string, db: Database, watched: Database) {
    this.name = name;
    this.#db = db;
    this.watched = watched;
  }

  /** Does something on it. Fails as soon as it is known to be away, however long it would take to say so itself. */
  async use<Result>(work: (db: Database) => Promise<Result>): Promise<Result> {
    const { promise, reject } = Promise.withResolvers<never>();
    const lost = () => reject(new Error('the standby is away'));
    this.#whenLost.add(lost);
    try {
      return await Promise.race([work(this.#db), promise]);
    } finally {
      this.#whenLost.delete(lost);
    }
  }

  stand(position: number, moment: number): void {
    this.position = position;
    this.moment = moment;
    if (moment > this.lastMoment) this.lastMoment = moment;
  }

  /** Takes it for away: whoever waits for it need not, and after a restart it may be further behind than it was. */
  lose(): void {
    this.position = Number.NEGATIVE_INFINITY;
    this.moment = Number.NEGATIVE_INFINITY;
    for (const tell of [...this.#whenLost]) tell();
  }

  async close(): Promise<void> {
    await Promise.all([this.#db.destroy(), this.watched.destroy()]);
  }
}
