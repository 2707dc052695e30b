import pg from 'pg';

/** The most statements whose plans each connection keeps; any more are planned each time. */
const most = 200;
const names = new Map<string, string>();

/** Makes every connection keep the plan of the statement with this text. */
export function keepPrepared(text: string): void {
  if (!names.has(text) && names.size < most) names.set(text, `kept_${names.size}`);
}

/** A connection that prepares each statement given to `keepPrepared` once. */
export class PreparingClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: pg's query has eight forms, of which one is changed
  override query(first: any, values?: any, ...rest: any[]): any {
    const name = typeof first === 'string' && Array.isArray(values) ? names.get(first) : undefined;
    // biome-ignore lint/suspicious/noExplicitAny: see above
    const query: any = super.query;
    return name ? query.call(this, { name, text: first, values }, ...rest) : query.call(this, first, values, ...rest);
  }
}
