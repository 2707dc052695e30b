import { daysEarlier } from '@samspel/domain/time/moment';
import { sql } from 'kysely';
import type { Services } from '../../../core/base/services.ts';
import type { StoredObject } from '../../../core/base/storage.ts';
import type { Tx } from '../../../core/database/pool.ts';
import { inTransaction } from '../../../core/database/transaction.ts';

/** Milliseconds within which something stored must be in the database, since uploads may be in progress. */
const underway = 3_600_000;

/** Days that stored files unknown to the database are kept: a database restored from a backup may be restored once more. */
const orphanDays = 30;

/** The most keys that are reported; the counts include all. */
const mostNamed = 20;

/** The result of a comparison: what is stored but unknown, what should be stored but is not, and how many orphans were old enough to be deleted. */
export type Comparison = { stored: number; orphans: string[]; missing: string[]; removed: number };

/** Compares the storage with the database. Deletes orphans older than 30 days. */
export async function compareStorage({ db, storage, now }: Services): Promise<Comparison> {
  const begun = now();
  const compared = await inTransaction(db, async (tx) => {
    await sql`create temporary table stored_now (key text primary key, at timestamptz not null) on commit drop`.execute(
      tx,
    );
    const stored = await writeStored(tx, storage.list());
    return { stored, orphans: await findOrphans(tx, begun), missing: await findMissing(tx, begun) };
  });
  const tooOld = daysEarlier(begun, orphanDays);
  const old = compared.orphans.filter(({ at }) => at < tooOld);
  for (const { key } of old) await storage.remove(key);
  const left = compared.orphans.filter((orphan) => !old.includes(orphan)).map(({ key }) => key);
  return {
    stored: compared.stored,
    orphans: left.slice(0, mostNamed),
    missing: compared.missing.slice(0, mostNamed),
    removed: old.length,
  };
}

/** Writes the keys of everything stored into the temporary table, a thousand at a time; returns how many. */
async function writeStored(tx: Tx, listed: AsyncIterable<StoredObject>): Promise<number> {
  let stored = 0;
  let some: StoredObject[] = [];
  const write = async () => {
    const [keys, moments] = [some.map(({ key }) => key), some.map(({ at }) => at)];
    await sql`insert into stored_now select * from unnest(${keys}::text[], ${moments}::timestamptz[]) on conflict do nothing`.execute(
      tx,
    );
    stored += some.length;
    some = [];
  };
  for await (const one of listed) {
    some.push(one);
    if (some.length === 1_000) await write();
  }
  await write();
  return stored;
}

async function findOrphans(tx: Tx, begun: Date): Promise<{ key: string; at: Date }[]> {
  const before = new Date(begun.getTime() - underway);
  const { rows } = await sql<{ key: string; at: Date }>`
    with known as (
      select key::text from user_file union all select key::text || '.small' from user_file where has_small
      union all select picture::text || '.picture' from person where picture is not null
      union all select image::text || '.picture' from organization where image is not null
      union all select key::text from my_data union all select key::text from grant_case_file
      union all select key::text || ending from discarded_file, unnest(array['', '.small', '.picture']) ending
    )
    select n.key, n.at from stored_now n left join known k on k.key = n.key
    where k.key is null and n.at < ${before} order by n.at, n.key`.execute(tx);
  return rows;
}

async function findMissing(tx: Tx, begun: Date): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    with known as (
      select f.id, f.key::text, s.date_created as at from user_file f join subject s on s.id = f.id
      union all select id, key::text, added_at from grant_case_file
    )
    select k.key from known k left join stored_now n on n.key = k.key
    where n.key is null and k.at < ${begun} order by k.id`.execute(tx);
  return rows.map(({ key }) => key);
}
