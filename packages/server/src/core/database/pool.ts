import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import type { Tables } from '../../../printed/tables.ts';

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

/** Opens a pool. `size` is the most connections that this process holds. */
export function openDatabase(connectionString: string, size = 16): { database: Database; pool: pg.Pool } {
  const pool = new pg.Pool({ connectionString, max: size, types, options: '-c timezone=UTC -c jit=off' });
  pool.on('error', () => {}); // a connection that the server closed while idle: the pool replaces it
  pool.on('connect', (client) => client.on('error', () => {})); // one that it closed in use: the query on it fails
  return { database: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }), pool };
}
