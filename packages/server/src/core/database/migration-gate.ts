import { CompiledQuery, PostgresDriver, type TransactionSettings } from 'kysely';
import { locks } from './advisory-lock.ts';

/**
 * Returns once no transaction of any process is open, and lets none begin until this transaction ends. A migration that locks several tables would
 * otherwise wait for one that a transaction holds which itself waits for another of them: on a busy database, again and again.
 */
export const closeGate = `select pg_advisory_xact_lock(${locks.tables})`;

/** A connection of Kysely's driver, whose type it does not export. */
type Connection = Parameters<PostgresDriver['rollbackTransaction']>[0];

/** The driver of PostgreSQL, whose transactions begin only while no migration is changing tables. */
export class GatedDriver extends PostgresDriver {
  /** Begins and passes the gate in one message to PostgreSQL, so that a transaction takes no longer. */
  override async beginTransaction(connection: Connection, settings: TransactionSettings): Promise<void> {
    if (settings.isolationLevel || settings.accessMode) return super.beginTransaction(connection, settings);
    try {
      await connection.executeQuery(CompiledQuery.raw(`begin; select pg_advisory_xact_lock_shared(${locks.tables})`));
    } catch (error) {
      await this.rollbackTransaction(connection).catch(() => {}); // a connection that is gone is given up then
      throw error;
    }
  }
}
