import type { Duplex } from 'node:stream';
import pg from 'pg';
import { lookAfter, standsStill } from './still.ts';

/** Ends the text of a statement whose plan every connection should keep. */
const mark = ' /* prepared */';

/** The most statements whose plans each connection keeps; any more are planned each time. */
const most = 200;

/** The most of these that are kept without being marked: whoever sends ever new texts cannot take the places of the marked ones. */
const mostUnmarked = 100;

/** The most texts that a connection remembers as sent once. */
const mostSeen = 1_000;

const reading = /^\s*(select|with)\b/;

/** What PostgreSQL answers if a kept plan no longer holds: a table has changed, or a pooler in between has dropped it. */
const stale = new Set(['0A000', '26000']);

/** Returns a statement's text so marked that each connection prepares it once. */
export const preparedOnce = (text: string): string => text + mark;

/** What PostgreSQL makes a plan for: values of the moment until it has tried that five times, or any values from the first time on. */
type Planning = 'auto' | 'force_generic_plan';

const begins = /^\s*(begin|start transaction)\b/i;
const ends = /^\s*(commit|rollback)\s*;?\s*$/i;

/**
 * A connection that prepares what is sent often: each statement of `preparedOnce` the first time, and any other that reads the second time. With the
 * access of a person in it, planning a statement takes longer than answering it, so that those of `preparedOnce` are planned once for whoever asks,
 * outside a transaction; all others by their values, as PostgreSQL sees fit. A plan that no longer holds is made anew. The connection breaks when
 * PostgreSQL stands still, or has not answered within the limit of a statement, so that nothing more waits on it: not even the end of its transaction.
 */
export class PreparingClient extends pg.Client {
  readonly #names = new Map<string, string>();
  readonly #seen = new Set<string>();
  readonly #address: string;
  #named = 0;
  #unmarked = 0;
  #planning: Planning = 'auto';
  #isInTransaction = false;

  constructor(config?: pg.ClientConfig) {
    super(config);
    this.#address = config?.connectionString ?? '';
  }

  // biome-ignore lint/suspicious/noExplicitAny: pg's query has eight forms, of which one is changed
  override query(first: any, values?: any, ...rest: any[]): any {
    const name = typeof first === 'string' && this.#isOften(first) ? this.#nameOf(first) : undefined;
    // biome-ignore lint/suspicious/noExplicitAny: see above
    const query: any = super.query;
    const send = () => query.call(this, first, values, ...rest);
    const sendOften = () => (name ? query.call(this, { name, text: first, values }, ...rest) : send());
    const isPromised = typeof first === 'string' && typeof values !== 'function' && rest.length === 0;
    const change = isPromised ? this.#changePlanning(first, name) : undefined;
    const sent = change ? query.call(this, change).then(sendOften) : sendOften();
    if (!(sent instanceof Promise)) return sent;
    const answered = name ? sent.catch((error) => this.#sendAgain(first, error, send)) : sent;
    this.#watch(answered);
    return answered;
  }

  /**
   * Returns the statement that must be sent before another, if PostgreSQL plans it otherwise than the one before; none within a transaction, which
   * would take it back if it failed.
   */
  #changePlanning(text: string, name: string | undefined): string | undefined {
    const isWithin = this.#isInTransaction;
    if (begins.test(text)) this.#isInTransaction = true;
    if (ends.test(text)) this.#isInTransaction = false;
    const planning = name && text.endsWith(mark) ? 'force_generic_plan' : 'auto';
    if (isWithin || planning === this.#planning) return undefined;
    this.#planning = planning;
    return `set plan_cache_mode = ${planning}`;
  }

  /** Sends a statement without its plan if that no longer holds; in a transaction, which has failed with it, the first error is thrown. */
  async #sendAgain(text: string, error: { code?: string }, send: () => Promise<unknown>): Promise<unknown> {
    if (!stale.has(error.code ?? '')) throw error;
    this.#names.delete(text);
    return send().catch(() => {
      throw error;
    });
  }

  #isOften(text: string): boolean {
    if (text.endsWith(mark) || this.#names.has(text)) return true;
    if (!reading.test(text)) return false;
    if (this.#seen.has(text)) {
      this.#unmarked += 1;
      return this.#unmarked <= mostUnmarked;
    }
    if (this.#seen.size >= mostSeen) this.#seen.clear();
    this.#seen.add(text);
    return false;
  }

  #watch(sent: Promise<unknown>): void {
    const looking = setInterval(async () => {
      if (await standsStill(this.#address)) this.#break();
    }, lookAfter).unref();
    sent.then(
      () => clearInterval(looking),
      (error: Error) => {
        clearInterval(looking);
        if (error.message === 'Query read timeout') this.#break();
      },
    );
  }

  #break(): void {
    const { connection } = this as unknown as { connection: { stream: Duplex } };
    connection.stream.destroy();
  }

  #nameOf(text: string): string | undefined {
    if (!this.#names.has(text) && this.#names.size < most) this.#names.set(text, `kept_${this.#named++}`);
    return this.#names.get(text);
  }
}
