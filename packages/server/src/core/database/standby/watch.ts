import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../pool.ts';
import { Marks } from './marks.ts';
import { standingOfPrimary, standingOfStandby } from './positions.queries.ts';
import type { Standby } from './standby.ts';

/**
 * Milliseconds by which what is read from a standby may be older than what the primary has (docs/security.md: this is also how long a right that has been
 * taken away can be used at most). One that is further behind is left out until it has caught up.
 */
export const mostBehind = 1_000;

/** Milliseconds between two looks at where the primary and its standbys are: at most, and while somebody waits for them. */
const looks = { every: 200, hurried: 25 } as const;

const away = 'the standby is away or too far behind, and is not read until it is back';

/** How a standby is now, for those who watch over it. */
export type StandbyState = Readonly<{
  name: string;
  isRead: boolean;
  /** Seconds since the last moment of which it was known to have everything. */
  secondsBehind: number;
}>;

/** Looks again and again where the primary and its standbys are. */
export class Watch {
  readonly #primary: Database;
  readonly #standbys: readonly Standby[];
  readonly #log: FastifyBaseLogger;
  readonly #marks = new Marks(mostBehind);
  #waiting: { since: number; go: () => void }[] = [];
  #history: string | null = null;
  #floor = Number.NEGATIVE_INFINITY;
  #isEnded = false;
  #wake = () => {};

  constructor(primary: Database, standbys: readonly Standby[], log: FastifyBaseLogger) {
    this.#primary = primary;
    this.#standbys = standbys;
    this.#log = log;
  }

  /** Whether what is read from a standby now is new enough. */
  mayBeRead({ moment }: Standby): boolean {
    return moment >= Math.max(this.#floor, performance.now() - mostBehind);
  }

  /** Lets no standby be read until it has all that the primary has now. */
  forgetBefore(): void {
    this.#floor = performance.now();
    this.#wake();
  }

  /** Resolves when every standby has what the primary has now, or has been left out for lacking it, by every process. */
  haveReplayed(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#waiting.push({ since: performance.now(), go: resolve });
    this.#wake();
    return promise;
  }

  stateOf(standby: Standby): StandbyState {
    const secondsBehind = (performance.now() - standby.lastMoment) / 1_000;
    return { name: standby.name, isRead: this.mayBeRead(standby), secondsBehind };
  }

  /** Goes on looking until it is ended. */
  async stay(): Promise<void> {
    while (!this.#isEnded) {
      await this.#lookAtPrimary().then(
        () => this.#standbys.forEach((standby) => void this.#lookAt(standby)),
        () => {}, // while the primary is away, what is known of standbys grows too old by itself
      );
      this.#settle();
      await this.#pause(looks.hurried);
      if (this.#waiting.length === 0) await this.#pause(looks.every - looks.hurried);
    }
    for (const { go } of this.#waiting.splice(0)) go();
  }

  end(): void {
    this.#isEnded = true;
    this.#wake();
  }

  async #lookAtPrimary(): Promise<void> {
    const asked = performance.now();
    const { position, history } = await standingOfPrimary(this.#primary);
    if (history !== this.#history) {
      this.#marks.forget();
      for (const standby of this.#standbys) standby.lose();
    }
    this.#history = history;
    this.#marks.add(asked, position);
  }

  /** Asks a standby where it is, unless it is being asked already. */
  async #lookAt(standby: Standby): Promise<void> {
    if (standby.askedAt !== null) return;
    standby.askedAt = performance.now();
    try {
      const found = await standingOfStandby(standby.watched);
      if (found === null || found.history !== this.#history) standby.lose();
      else standby.stand(found.position, this.#marks.momentOf(found.position));
    } catch (error) {
      standby.lose();
      // One that cannot be asked from the beginning may never be: its address is wrong, or a pooler before it refuses.
      if (standby.isRead === null) this.#log.warn({ standby: standby.name, err: error }, away);
    }
    standby.askedAt = null;
    standby.isRead ??= false;
    this.#settle();
  }

  /** Does what follows from where all are now: lets those go on who have waited, gives up who does not answer, and says who is read. */
  #settle(): void {
    const now = performance.now();
    const oldest = Math.min(...this.#standbys.map(({ moment }) => moment));
    const { over = [], waiting = [] } = Object.groupBy(this.#waiting, ({ since }) =>
      since <= oldest || now - since >= mostBehind ? 'over' : 'waiting',
    );
    this.#waiting = waiting;
    for (const { go } of over) go();
    for (const standby of this.#standbys) {
      if (standby.askedAt !== null && now - standby.askedAt > mostBehind) standby.lose();
      this.#say(standby, standby.moment >= now - mostBehind);
    }
  }

  /** Says once that a standby is read, or is not any longer. */
  #say(standby: Standby, isRead: boolean): void {
    if (standby.isRead === null || standby.isRead === isRead) return;
    standby.isRead = isRead;
    this.#log.warn({ standby: standby.name }, isRead ? 'the standby is read' : away);
  }

  /** Waits, at most until something is to be done sooner. */
  #pause(milliseconds: number): Promise<void> {
    if (this.#isEnded) return Promise.resolve();
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, milliseconds);
    this.#wake = () => {
      clearTimeout(timer);
      resolve();
    };
    return promise;
  }
}
