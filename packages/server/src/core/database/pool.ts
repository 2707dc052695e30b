import { Kysely, type Transaction } from 'kysely';
import pg from 'pg';
import type { Tables } from '../../../printed/tables.ts';
import { CountingDialect } from './in-flight.ts';
import { PreparingClient } from './preparing-client.ts';

/** The database, outside a transaction. */
export type Database = Kysely<Tables>;
/** A transaction of the database. A function that takes a `Db` works both inside a transaction and outside. */
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

/** How long work on a pool may take, in milliseconds; 0 means no limit. Work that takes longer fails and releases its connection. */
export type Patience = Readonly<{
  /** To get a connection, new or reused. */
  connection: number;
  /** To get a lock that another transaction holds. */
  lock: number;
  statement: number;
  /** Between two statements of an open transaction. */
  idleInTransaction: number;
}>;

/** For requests, where a person waits: stuck work fails as `unavailable` within seconds. */
export const forRequests: Patience = { connection: 4_000, lock: 4_000, statement: 15_000, idleInTransaction: 15_000 };
/** For migrations, the demo and jobs, where nobody waits: work may take minutes, but does not wait for a lock for ever. */
export const forWork: Patience = { connection: 30_000, lock: 60_000, statement: 0, idleInTransaction: 300_000 };

/** Milliseconds to wait for PostgreSQL after a statement's own limit. If nothing has come by then, its machine is gone or has stopped. */
const silence = 5_000;

/**
 * The settings of each PostgreSQL session. Statements are short and many run at once: compiling one, or starting workers to share it, takes
 * longer than the statement itself, and takes processor time from others.
 */
const sessionOptions = '-c timezone=UTC -c jit=off -c max_parallel_workers_per_gather=0';

/** Seconds after which a connection is opened anew, so that what PostgreSQL remembers for it does not grow for ever. */
const longest = 3_600;

/** Opens a pool of at most `size` connections. */
export function openDatabase(
  connectionString: string,
  size = 6,
  { connection, lock, statement, idleInTransaction }: Patience = forRequests,
): { database: Database; pool: pg.Pool } {
  const pool = new pg.Pool({
    Client: PreparingClient,
    connectionString,
    max: size,
    types,
    keepAlive: true,
    // With a connection its plans are lost: after ten seconds of rest, a page would cost three times as much.
    idleTimeoutMillis: 0,
    maxLifetimeSeconds: longest,
    connectionTimeoutMillis: connection,
    lock_timeout: lock,
    statement_timeout: statement,
    idle_in_transaction_session_timeout: idleInTransaction,
    query_timeout: statement && statement + silence,
    options: sessionOptions,
  });
  pool.on('error', () => {}); // the server closed an idle connection: the pool replaces it
  pool.on('connect', (client) => client.on('error', () => {})); // the server closed a connection in use: the query on it fails
  return { database: new Kysely<Tables>({ dialect: new CountingDialect({ pool }) }), pool };
}
