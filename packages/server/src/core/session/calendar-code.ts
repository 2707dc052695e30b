import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Services } from '../base/services.ts';
import type { Db } from '../database/pool.ts';
import { runPrepared } from '../database/prepared.ts';
import { inTransaction } from '../database/transaction.ts';
import { keyedHash, keyedHashes, type SecretKeys } from './derived-key.ts';
import type { CodeTable } from './reseal.ts';
import { openSealed, seal } from './seal.ts';

type Keyed = Pick<Services, 'secretKey'>;

/** Where the codes of calendar links are. */
export const calendarCodes: CodeTable = {
  table: 'calendar_code',
  hashed: 'calendar code',
  sealed: 'calendar code sealing',
};

/** Returns the hashes by which a code can be found. People who can only read the database cannot make links. */
export const hashesOfCalendarCode = (keys: SecretKeys, code: string): Buffer[] =>
  keyedHashes(keys, calendarCodes.hashed, code);

/** Returns the code in a person's calendar links (product/sharing#feeds). Makes one if there is none that this installation's key can open. */
export async function calendarCodeOf(db: Db, services: Services, personId: number): Promise<string> {
  const known = await readCode(db, services, personId);
  if (known !== undefined) return known;
  const code = newCode();
  await db
    .insertInto('calendar_code')
    .values(rowOf(services, personId, code, services.now()))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await readCode(db, services, personId)) ?? renewCode(db, services, personId);
}

/** Gives a person a new code and returns it. Links with the old one stop working. */
export async function renewCode(db: Db, services: Services, personId: number): Promise<string> {
  const code = newCode();
  const row = rowOf(services, personId, code, services.now());
  await db
    .insertInto('calendar_code')
    .values(row)
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet(row))
    .execute();
  // What fetched by the old links fetches no more.
  await db.deleteFrom('feed_fetch').where('person_id', '=', personId).where('feed_link_id', 'is', null).execute();
  return code;
}

/** Notes that an external calendar has read by a person's code. Only the first time is written. */
export async function noteFirstRead({ db, now }: Services, personId: number): Promise<void> {
  await db
    .insertInto('feed_reader')
    .values({ person_id: personId, first_read: now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** How many people's codes are sealed in one transaction. */
const sealedAtOnce = 1_000;

/** Seals old codes that are still unencrypted, at each start. Processes that start together take different people. */
export async function sealCalendarCodes(services: Services): Promise<void> {
  while ((await inTransaction(services.db, (tx) => sealSome(tx, services))) > 0);
}

async function sealSome(tx: Db, services: Services): Promise<number> {
  const people = await tx
    .selectFrom('person')
    .select(['id', 'calendar_code'])
    .where('calendar_code', 'is not', null)
    .limit(sealedAtOnce)
    .forUpdate()
    .skipLocked()
    .execute();
  if (people.length === 0) return 0;
  await tx
    .insertInto('calendar_code')
    .values(people.map(({ id, calendar_code }) => rowOf(services, id, calendar_code!, services.now())))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const ids = people.map(({ id }) => id);
  await tx.updateTable('person').set({ calendar_code: null }).where('id', 'in', ids).execute();
  return people.length;
}

async function readCode(db: Db, services: SecretKeys, personId: number): Promise<string | undefined> {
  const [row] = await runPrepared(
    db,
    sql<{ sealed: Buffer }>`select sealed from calendar_code where person_id = ${personId}`,
  );
  return row && openSealed(services, calendarCodes.sealed, row.sealed, String(personId));
}

const newCode = () => randomBytes(24).toString('base64url');

/** Returns the row that the database keeps for a code. */
export const rowOf = ({ secretKey }: Keyed, personId: number, code: string, madeAt: Date) => ({
  person_id: personId,
  hash: keyedHash(secretKey, calendarCodes.hashed, code),
  sealed: seal(secretKey, calendarCodes.sealed, code, String(personId)),
  made_at: madeAt,
});
