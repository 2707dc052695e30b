import { randomBytes } from 'node:crypto';
import type { Db } from '../database/pool.ts';
import type { Services } from './services.ts';
import type { Settings } from './settings.ts';

/**
 * Returns the key of everything that is hashed or sealed: SECRET_KEY, or else one that is made once and kept in the database; and the keys of before,
 * whose work is still accepted: SECRET_KEY_PREVIOUS, and the kept one of a database that began without SECRET_KEY.
 */
export async function secretKeysOf(db: Db, settings: Settings): Promise<Pick<Services, 'secretKey' | 'oldSecretKeys'>> {
  const made = () => randomBytes(32).toString('base64url');
  if (settings.secretKey === undefined) return { secretKey: await keepValue(db, kept, made), oldSecretKeys: [] };
  const { secretKey, oldSecretKey } = settings;
  const old = [oldSecretKey, await readValue(db, kept)].filter((key) => key !== undefined);
  return { secretKey, oldSecretKeys: [...new Set(old)].filter((key) => key !== secretKey) };
}

/** The name of the key that the database keeps. */
const kept = 'secret_key';

/** Returns a value that the installation makes once. If several processes start together, one makes it and all get the same. */
export async function keepValue(db: Db, name: string, make: () => string): Promise<string> {
  const known = await readValue(db, name);
  if (known !== undefined) return known;
  await db
    .insertInto('installation')
    .values({ name, value: make() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await readValue(db, name))!;
}

/** Returns a value of the installation; undefined if it has none of the name. */
export async function readValue(db: Db, name: string): Promise<string | undefined> {
  const row = await db.selectFrom('installation').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value;
}

/** Gives the installation a value in place of the one it had. */
export async function writeValue(db: Db, name: string, value: string): Promise<void> {
  await db
    .insertInto('installation')
    .values({ name, value })
    .onConflict((known) => known.column('name').doUpdateSet({ value: (row) => row.ref('excluded.value') }))
    .execute();
}
