import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../database/pool.ts';

/** Holds of the person whom an address signs in: its main one, or another that they have proven (product/accounts#addresses). @param person the alias of their row */
export const hasAddress = (person: string, email: string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${person}.email`)} = ${email} or ${sql.ref(`${person}.id`)} = (select person_id from alternate_email where email = ${email}))`;

/** Holds where an address begins so. @param address in small letters, with an index of `text_pattern_ops` */
export const addressBegins = (address: RawBuilder<unknown>, beginning: string): RawBuilder<boolean> =>
  sql<boolean>`${address} like ${`${beginning.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`}`;

/** Lets nobody take, give up or change an address until the transaction ends, so that what is asked about one stays true. */
export async function holdAddresses(tx: Tx): Promise<void> {
  await sql`lock table person in share row exclusive mode`.execute(tx);
}

/** Whether an address is somebody's beside their main one. */
export const isAlternate = async (db: Db, email: string): Promise<boolean> =>
  (await db.selectFrom('alternate_email').select('email').where('email', '=', email).executeTakeFirst()) !== undefined;
