import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import type { Tables } from '../../../printed/tables.ts';
import { PreparingClient } from './preparing-client.ts';

/** The database, outside a transaction. */
export type Database = Kysely<Tables>;
/** A transaction of the database; whatever takes a `Db` works inside one and outside. */
export type Tx = Transaction<Tables>;
export type Db = Database | Tx;

const int8 = 20;
const date = 1082;

/** Ids stay numbers (they are far below 2^53) and days stay text: a day has no time zone. */
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => {
    if (oid === int8) return Number;
    if (oid === date) return (value: string) => value;
    return pg.types.getTypeParser(oid, format);
  },
};

/** How long work on a pool may take, in milliseconds; 0 is for ever. What takes longer fails, and gives its connection back. */
export type Patience = Readonly<{
  /** For a connection, new or of those in use. */
  connection: number;
  /** For a lock that another transaction holds. */
  lock: number;
  statement: number;
  /** For the next statement of an open transaction. */
  idleInTransaction: number;
}>;

/** Somebody waits for the answer: whatever is stuck ends as `unavailable` within seconds. */
export const forRequests: Patience = { connection: 4_000, lock: 4_000, statement: 15_000, idleInTransaction: 15_000 };
/** Nobody waits: a migration, the demo, a job. It may work for minutes, and does not hold on to others' locks for ever. */
export const forWork: Patience = { connection: 30_000, lock: 60_000, statement: 0, idleInTransaction: 300_000 };

/** Milliseconds that a silent PostgreSQL has to answer beyond what a statement may take; then its machine has gone, or stands still. */
const silence = 5_000;

/** Opens a pool. `size` is the most connections that this process holds. */
export function openDatabase(
  connectionString: string,
  size = 16,
  { connection, lock, statement, idleInTransaction }: Patience = forRequests,
): { database: Database; pool: pg.Pool } {
  const pool = new pg.Pool({
    Client: PreparingClient,
    connectionString,
    max: size,
    types,
    keepAlive: true,
    connectionTimeoutMillis: connection,
    lock_timeout: lock,
    statement_timeout: statement,
    idle_in_transaction_session_timeout: idleInTransaction,
    query_timeout: statement && statement + silence,
    options: '-c timezone=UTC -c jit=off',
  });
  pool.on('error', () => {}); // a connection that the server closed while idle: the pool replaces it
  pool.on('connect', (client) => client.on('error', () => {})); // one that it closed in use: the query on it fails
  return { database: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }), pool };
}
