import { sql } from 'kysely';
import type { Services } from '../base/services.ts';
import { type KeyPurpose, keyedHash } from './derived-key.ts';
import { openSealed, seal } from './seal.ts';

/** A table of codes that stand in links: each is found by a keyed hash, and sealed for its person. */
export type CodeTable = { table: string; hashed: KeyPurpose; sealed: KeyPurpose };

type Row = { person: number; hash: Buffer; sealed: Buffer };

/** How many codes are looked at in one statement. */
const atOnce = 1_000;

/**
 * Hashes and seals with the installation's secret the codes that one of before has, at a start, so that the one of before can be given up afterwards
 * (docs/operations.md#keys). What no key opens stays as it is.
 */
export async function resealCodes(services: Services, codes: CodeTable): Promise<void> {
  if (services.oldSecretKeys.length === 0) return;
  for (let from: Buffer = Buffer.alloc(0); ; ) {
    const { rows } = await sql<Row>`select person_id as person, hash, sealed from ${sql.table(codes.table)}
      where hash > ${from} order by hash limit ${atOnce}`.execute(services.db);
    if (rows.length === 0) return;
    await resealRows(services, codes, rows);
    from = rows.at(-1)!.hash;
  }
}

async function resealRows(services: Services, { table, hashed, sealed }: CodeTable, rows: readonly Row[]) {
  const { db, secretKey } = services;
  const today = { secretKey, oldSecretKeys: [] };
  const changed = rows.flatMap((row) => {
    const about = String(row.person);
    if (openSealed(today, sealed, row.sealed, about) !== undefined) return [];
    const code = openSealed(services, sealed, row.sealed, about);
    if (code === undefined) return [];
    return [{ was: row.hash, hash: keyedHash(secretKey, hashed, code), sealed: seal(secretKey, sealed, code, about) }];
  });
  if (changed.length === 0) return;
  const column = (name: 'was' | 'hash' | 'sealed') => sql`${changed.map((one) => one[name])}::bytea[]`;
  // Whoever renews a code meanwhile has another hash by then, and keeps it.
  await sql`update ${sql.table(table)} kept set hash = fresh.hash, sealed = fresh.sealed
    from unnest(${column('was')}, ${column('hash')}, ${column('sealed')}) as fresh (was, hash, sealed) where kept.hash = fresh.was`.execute(
    db,
  );
}
