import pg from 'pg';

/** Ends the text of a statement whose plan every connection should keep. */
const mark = ' /* prepared */';

/** The most statements whose plans each connection keeps; any more are planned each time. */
const most = 200;

/** Returns a statement's text so marked that each connection prepares it once. */
export const preparedOnce = (text: string): string => text + mark;

/** A connection that prepares each statement of `preparedOnce` the first time that it is sent. */
export class PreparingClient extends pg.Client {
  readonly #names = new Map<string, string>();

  // biome-ignore lint/suspicious/noExplicitAny: pg's query has eight forms, of which one is changed
  override query(first: any, values?: any, ...rest: any[]): any {
    const name = typeof first === 'string' && first.endsWith(mark) ? this.#nameOf(first) : undefined;
    // biome-ignore lint/suspicious/noExplicitAny: see above
    const query: any = super.query;
    return name ? query.call(this, { name, text: first, values }, ...rest) : query.call(this, first, values, ...rest);
  }

  #nameOf(text: string): string | undefined {
    if (!this.#names.has(text) && this.#names.size < most) this.#names.set(text, `kept_${this.#names.size}`);
    return this.#names.get(text);
  }
}
