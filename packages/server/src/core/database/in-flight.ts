import { AsyncLocalStorage } from 'node:async_hooks';
import { type DatabaseConnection, PostgresDialect, type PostgresDialectConfig, type PostgresDriver } from 'kysely';
import { GatedDriver } from './migration-gate.ts';

/** Is told of each statement when it is sent, and when it is answered or has failed. */
export type StatementCounter = { begin: () => void; end: () => void };

const counters = new AsyncLocalStorage<StatementCounter>();

/** Does some work, and tells a counter of its statements. What the work does in a transaction does not count: the whole of that may take long. */
export const countingStatements = <Result>(counter: StatementCounter, work: () => Result): Result =>
  counters.run(counter, work);

/** Counts a statement from the moment that it waits for a connection. */
class CountingDriver extends GatedDriver {
  readonly #counted = new WeakMap<DatabaseConnection, StatementCounter>();

  override async acquireConnection(...options: Parameters<PostgresDriver['acquireConnection']>) {
    const counter = counters.getStore();
    if (!counter) return super.acquireConnection(...options);
    counter.begin();
    try {
      const connection = await super.acquireConnection(...options);
      this.#counted.set(connection, counter);
      return connection;
    } catch (error) {
      counter.end();
      throw error;
    }
  }

  override async beginTransaction(...begun: Parameters<GatedDriver['beginTransaction']>) {
    this.#end(begun[0]);
    return super.beginTransaction(...begun);
  }

  override async releaseConnection(...released: Parameters<PostgresDriver['releaseConnection']>) {
    this.#end(released[0]);
    return super.releaseConnection(...released);
  }

  #end(connection: DatabaseConnection): void {
    this.#counted.get(connection)?.end();
    this.#counted.delete(connection);
  }
}

/** PostgreSQL as Kysely knows it, with the gate of migrations, and with its statements told to the counter of the work that sends them. */
export class CountingDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;

  constructor(config: PostgresDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): CountingDriver {
    return new CountingDriver(this.#config);
  }
}
