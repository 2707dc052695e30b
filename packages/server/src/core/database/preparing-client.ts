import type { Duplex } from 'node:stream';
import pg from 'pg';
import { lookAfter, standsStill } from './still.ts';

/** Ends the text of a statement whose plan every connection should keep. */
const mark = ' /* prepared */';

/** The most statements whose plans each connection keeps; any more are planned each time. */
const most = 200;

/** Returns a statement's text so marked that each connection prepares it once. */
export const preparedOnce = (text: string): string => text + mark;

/**
 * A connection that prepares each statement of `preparedOnce` the first time that it is sent. It breaks when PostgreSQL stands still, or has not
 * answered within the limit of a statement, so that nothing more waits on it: not even the end of its transaction.
 */
export class PreparingClient extends pg.Client {
  readonly #names = new Map<string, string>();
  readonly #address: string;

  constructor(config?: pg.ClientConfig) {
    super(config);
    this.#address = config?.connectionString ?? '';
  }

  // biome-ignore lint/suspicious/noExplicitAny: pg's query has eight forms, of which one is changed
  override query(first: any, values?: any, ...rest: any[]): any {
    const name = typeof first === 'string' && first.endsWith(mark) ? this.#nameOf(first) : undefined;
    // biome-ignore lint/suspicious/noExplicitAny: see above
    const query: any = super.query;
    const sent = name
      ? query.call(this, { name, text: first, values }, ...rest)
      : query.call(this, first, values, ...rest);
    if (sent instanceof Promise) this.#watch(sent);
    return sent;
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
    if (!this.#names.has(text) && this.#names.size < most) this.#names.set(text, `kept_${this.#names.size}`);
    return this.#names.get(text);
  }
}
