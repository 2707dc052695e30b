import { randomBytes, randomInt } from 'node:crypto';
import { pinDigits, pinMinutes } from '@samspel/domain/account/account';
import type { Services } from '../../../core/base/services.ts';
import type { Tx } from '../../../core/database/pool.ts';
import { isHashOf, keyedHash } from '../../../core/session/derived-key.ts';

/** A PIN as it is mailed, and when it expires. */
export type IssuedPin = { pin: string; expiresAt: Date };

/** What the database stores about a person's PIN. */
export type StoredPin = { hash: Buffer; expiresAt: Date; spentAt: Date | null };

/** The verdict on a PIN that somebody sends: it is valid, it is the person's newest one but used or expired, or it is wrong. */
export type PinVerdict = 'right' | 'old' | 'wrong';

/** Makes a random PIN, valid from now on. */
export const newPin = (now: Date): IssuedPin => ({
  pin: String(randomInt(10 ** pinDigits)).padStart(pinDigits, '0'),
  expiresAt: new Date(now.getTime() + pinMinutes * 60_000),
});

/** Makes a PIN that replaces any earlier one (product/accounts#signing-in-by-pin). */
export async function issuePin(tx: Tx, { secretKey, now }: Services, personId: number): Promise<IssuedPin> {
  const { pin, expiresAt } = newPin(now());
  const stored = { hash: keyedHash(secretKey, 'pin', hashed(personId, pin)), expires_at: expiresAt, spent_at: null };
  await tx
    .insertInto('pin')
    .values({ person_id: personId, ...stored })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet(stored))
    .execute();
  return { pin, expiresAt };
}

/** Judges a PIN. Compares in constant time, and with noise if no PIN is stored, so that the time does not reveal who has signed up. */
export function judgePin(
  services: Services,
  personId: number | undefined,
  stored: StoredPin | undefined,
  pin: string,
): PinVerdict {
  const isEqual = isHashOf(services, 'pin', hashed(personId ?? 0, pin), stored?.hash ?? randomBytes(32));
  if (!isEqual || stored === undefined) return 'wrong';
  return stored.spentAt || stored.expiresAt <= services.now() ? 'old' : 'right';
}

/** Uses up a PIN, which works once. It is called old until the next one takes its place. */
export async function spendPin(tx: Tx, { now }: Services, personId: number): Promise<void> {
  await tx.updateTable('pin').set({ spent_at: now() }).where('person_id', '=', personId).execute();
}

/** The hash is bound to the person, so that a PIN does not open another's account. */
const hashed = (personId: number, pin: string) => `${personId} ${pin}`;
