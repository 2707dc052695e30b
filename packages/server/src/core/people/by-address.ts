import { seenValue } from '@samspel/domain/text/invisible';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../database/pool.ts';

/**
 * Whether an address signs in the person in each row: it is their main one, or another that they have proven (product/accounts#addresses).
 * @param person the alias of their row
 */
export const hasAddress = (person: string, email: string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${person}.email`)} = ${email} or ${sql.ref(`${person}.id`)} = (select person_id from alternate_email where email = ${email}))`;

/** Whether an address begins with a text. @param address in lower case, with an index of `text_pattern_ops` */
export const addressBegins = (address: RawBuilder<unknown>, beginning: string): RawBuilder<boolean> =>
  sql<boolean>`${address} like ${`${seenValue(beginning)
    .toLowerCase()
    .replaceAll(/[\\%_]/g, '\\$&')}%`}`;

/** Stops everybody from taking, giving up or changing an address until the transaction ends, so that what was read about one stays true. */
export async function holdAddresses(tx: Tx): Promise<void> {
  await sql`lock table person in share row exclusive mode`.execute(tx);
}

/** Whether an address is somebody's additional one, not their main one. */
export const isAlternate = async (db: Db, email: string): Promise<boolean> =>
  (await db.selectFrom('alternate_email').select('email').where('email', '=', email).executeTakeFirst()) !== undefined;
