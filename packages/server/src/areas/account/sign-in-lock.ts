import { failuresBeforeCaptcha, lockMinutes, pinAttempts } from '@samspel/domain/account/account';
import { sql } from 'kysely';
import type { Services } from '../../core/base/services.ts';
import type { Db, Tx } from '../../core/database/pool.ts';
import { keyedHash } from '../../core/session/derived-key.ts';

/** Where an address stands; locked in this transaction, so that tries wait for each other on every server. */
export type SignInLock = {
  addressHash: Buffer;
  failures: number;
  /** Seconds until it may be tried again; 0 means now. */
  secondsLeft: number;
};

/** Takes the lock of an address, known to us or not, for one try. */
export async function takeLock(tx: Tx, { secretKey, now }: Services, email: string): Promise<SignInLock> {
  const addressHash = hashAddress(secretKey, email);
  const { rows } = await sql<{ failures: number; lockedUntil: Date | null }>`
    insert into sign_in_lock (address_hash, last_try) values (${addressHash}, ${now()})
    on conflict (address_hash) do update set last_try = excluded.last_try
    returning failures, locked_until as "lockedUntil"`.execute(tx);
  const { failures, lockedUntil } = rows[0]!;
  return { addressHash, failures, secondsLeft: secondsUntil(lockedUntil, now()) };
}

/** Seconds that an address is still locked for. */
export async function lockedFor(db: Db, { secretKey, now }: Services, email: string): Promise<number> {
  const lock = await db
    .selectFrom('sign_in_lock')
    .select('locked_until')
    .where('address_hash', '=', hashAddress(secretKey, email))
    .executeTakeFirst();
  return secondsUntil(lock?.locked_until ?? null, now());
}

/** One more wrong PIN: the fifth in a row locks the address for an hour (decision 12). */
export async function countFailure(tx: Tx, { now }: Services, { addressHash, failures }: SignInLock): Promise<void> {
  const isLast = failures + 1 >= pinAttempts;
  await tx
    .updateTable('sign_in_lock')
    .set({
      failures: isLast ? 0 : failures + 1,
      locked_until: isLast ? new Date(now().getTime() + lockMinutes * 60_000) : null,
    })
    .where('address_hash', '=', addressHash)
    .execute();
  await tx.insertInto('sign_in_failure').values({ at: now() }).execute();
}

/** A right PIN forgets the wrong ones before it. */
export async function forgetFailures(tx: Tx, { addressHash }: SignInLock): Promise<void> {
  await tx.deleteFrom('sign_in_lock').where('address_hash', '=', addressHash).execute();
}

/** Whether so many PINs of everybody were wrong in the last hour that a captcha is asked for (decision 12). */
export async function isUnderAttack(db: Db, { now }: Services): Promise<boolean> {
  const hourAgo = new Date(now().getTime() - 3_600_000);
  const { rows } = await sql`select from sign_in_failure where at > ${hourAgo} limit ${failuresBeforeCaptcha}`.execute(
    db,
  );
  return rows.length >= failuresBeforeCaptcha;
}

const hashAddress = (secretKey: string, email: string) => keyedHash(secretKey, 'sign-in address', email);
const secondsUntil = (moment: Date | null, now: Date) =>
  Math.max(0, Math.ceil(((moment?.getTime() ?? 0) - now.getTime()) / 1_000));
