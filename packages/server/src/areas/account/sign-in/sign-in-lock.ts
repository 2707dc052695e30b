import { lockMinutes, pinAttempts } from '@samspel/domain/account/account';
import { sql } from 'kysely';
import { record } from '../../../core/audit/record.ts';
import type { Services } from '../../../core/base/services.ts';
import type { Db, Tx } from '../../../core/database/pool.ts';
import { keyedHashes } from '../../../core/session/derived-key.ts';
import { hashToken } from '../../../core/session/token.ts';

/** Who tries to sign in: an address, and the mark of the browser, if it has one. */
export type Trying = { email: string; mark: string | null };

/** Where wrong PINs are counted: for a browser in which the address was used before, or for the address in all other browsers. */
export type SignInLock = {
  where: 'sign_in_lock' | 'known_browser';
  addressHash: Buffer;
  markHash: Buffer | null;
  failures: number;
  /** Seconds until it may be tried again; 0 means now. */
  secondsLeft: number;
};

type Count = { failures: number; lockedUntil: Date | null };

/** Takes the lock of an address, known to us or not, for one try. It is held until the transaction ends, so that tries on all servers take turns. */
export async function takeLock(tx: Tx, services: Services, trying: Trying): Promise<SignInLock> {
  const { addressHash, oldAddressHashes, markHash } = hashesOf(services, trying);
  const moment = services.now();
  if (oldAddressHashes.length > 0) await takeAlong(tx, addressHash, oldAddressHashes);
  const { rows: ofBrowser } = await sql<Count>`
    update known_browser set last_used = ${moment} where mark_hash = ${markHash} and address_hash = ${addressHash}
    returning failures, locked_until as "lockedUntil"`.execute(tx);
  if (ofBrowser[0]) return lockAt('known_browser', ofBrowser[0]);
  const { rows } = await sql<Count>`
    insert into sign_in_lock (address_hash, last_try) values (${addressHash}, ${moment})
    on conflict (address_hash) do update set last_try = excluded.last_try
    returning failures, locked_until as "lockedUntil"`.execute(tx);
  return lockAt('sign_in_lock', rows[0]!);

  function lockAt(where: SignInLock['where'], { failures, lockedUntil }: Count): SignInLock {
    return { where, addressHash, markHash, failures, secondsLeft: secondsUntil(lockedUntil, moment) };
  }
}

/** The state of an address that somebody is about to sign in with. */
export type LockState = {
  /** Seconds until it is unlocked; 0 means now. */
  secondsLeft: number;
  /** Whether the person has signed in in this browser before. */
  isKnownBrowser: boolean;
};

/** Whether an address is locked, as seen from a browser. */
export async function lockState(db: Db, services: Services, trying: Trying): Promise<LockState> {
  const { addressHash, oldAddressHashes, markHash } = hashesOf(services, trying);
  const isOfAddress = sql`address_hash = any (${[addressHash, ...oldAddressHashes]}::bytea[])`;
  const { rows } = await sql<{ isKnown: boolean; lockedUntil: Date | null }>`
    select true as "isKnown", locked_until as "lockedUntil" from known_browser
    where mark_hash = ${markHash} and ${isOfAddress}
    union all select false, locked_until from sign_in_lock where ${isOfAddress}
    order by "isKnown" desc, "lockedUntil" desc nulls last limit 1`.execute(db);
  const { isKnown = false, lockedUntil = null } = rows[0] ?? {};
  return { secondsLeft: secondsUntil(lockedUntil, services.now()), isKnownBrowser: isKnown };
}

/** Counts a wrong PIN: the fifth in a row locks the address, or this known browser for it, for an hour (product/accounts#signing-in-by-pin). */
export async function countFailure(tx: Tx, { now }: Services, lock: SignInLock): Promise<void> {
  const isLast = lock.failures + 1 >= pinAttempts;
  const failures = isLast ? 0 : lock.failures + 1;
  const until = isLast ? new Date(now().getTime() + lockMinutes * 60_000) : null;
  await sql`update ${sql.table(lock.where)} set failures = ${failures}, locked_until = ${until} where ${held(lock)}`.execute(
    tx,
  );
  const { where, addressHash } = lock;
  if (isLast) await record(tx, { action: 'lock', by: null, detail: { where, address: addressHash.toString('hex') } });
}

/** After a right PIN, resets the count of wrong ones; the browser is known from now on. */
export async function forgetFailures(tx: Tx, { now }: Services, lock: SignInLock, mark: string): Promise<void> {
  if (lock.where === 'sign_in_lock') await sql`delete from sign_in_lock where ${held(lock)}`.execute(tx);
  await sql`
    insert into known_browser (mark_hash, address_hash, last_used) values (${hashToken(mark)}, ${lock.addressHash}, ${now()})
    on conflict (mark_hash, address_hash) do update set failures = 0, locked_until = null, last_used = excluded.last_used`.execute(
    tx,
  );
}

const held = ({ where, addressHash, markHash }: SignInLock) =>
  where === 'sign_in_lock'
    ? sql`address_hash = ${addressHash}`
    : sql`mark_hash = ${markHash} and address_hash = ${addressHash}`;

function hashesOf(services: Services, { email, mark }: Trying) {
  const [addressHash, ...oldAddressHashes] = keyedHashes(services, 'sign-in address', email);
  return { addressHash: addressHash!, oldAddressHashes, markHash: mark === null ? null : hashToken(mark) };
}

/** Gives what was counted for an address under a secret of before to its hash of now, so that a new secret unlocks nothing and forgets no browser. */
async function takeAlong(tx: Tx, hash: Buffer, old: readonly Buffer[]): Promise<void> {
  await sql`
    with gone as (delete from sign_in_lock where address_hash = any (${old}::bytea[]) returning *)
    insert into sign_in_lock as now (address_hash, failures, locked_until, last_try)
    select ${hash}::bytea, max(failures), max(locked_until), max(last_try) from gone having count(*) > 0
    on conflict (address_hash) do update set
      failures = greatest(now.failures, excluded.failures), locked_until = greatest(now.locked_until, excluded.locked_until)`.execute(
    tx,
  );
  await sql`
    with gone as (delete from known_browser where address_hash = any (${old}::bytea[]) returning *)
    insert into known_browser as now (mark_hash, address_hash, failures, locked_until, last_used)
    select mark_hash, ${hash}::bytea, max(failures), max(locked_until), max(last_used) from gone group by mark_hash
    on conflict (mark_hash, address_hash) do update set
      failures = greatest(now.failures, excluded.failures), locked_until = greatest(now.locked_until, excluded.locked_until)`.execute(
    tx,
  );
}

const secondsUntil = (moment: Date | null, now: Date) =>
  Math.max(0, Math.ceil(((moment?.getTime() ?? 0) - now.getTime()) / 1_000));
