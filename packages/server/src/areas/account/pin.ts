import { randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { pinDigits, pinMinutes } from '@samspel/domain/account/account';
import type { Services } from '../../core/base/services.ts';
import type { Tx } from '../../core/database/pool.ts';
import { keyedHash } from '../../core/session/derived-key.ts';

/** A PIN as it leaves by mail, and when it runs out. */
export type IssuedPin = { pin: string; expiresAt: Date };

/** What the database holds of a person's PIN. */
export type StoredPin = { hash: Buffer; expiresAt: Date; spentAt: Date | null };

/** What a PIN is that somebody sends: the one that counts, the one that has just been used, or a guess. */
export type PinVerdict = 'right' | 'spent' | 'wrong';

/** A PIN that nobody can foresee, good from now on. */
export const newPin = (now: Date): IssuedPin => ({
  pin: String(randomInt(10 ** pinDigits)).padStart(pinDigits, '0'),
  expiresAt: new Date(now.getTime() + pinMinutes * 60_000),
});

/** Makes a PIN that takes the place of any earlier one (product/accounts#signing-in-by-pin). */
export async function issuePin(tx: Tx, { secretKey, now }: Services, personId: number): Promise<IssuedPin> {
  const { pin, expiresAt } = newPin(now());
  const stored = { hash: hashPin(secretKey, personId, pin), expires_at: expiresAt, spent_at: null };
  await tx
    .insertInto('pin')
    .values({ person_id: personId, ...stored })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet(stored))
    .execute();
  return { pin, expiresAt };
}

/** Judges a PIN. Compares in constant time, and with noise if no PIN is stored, so that the time does not reveal who has signed up. */
export function judgePin(
  { secretKey, now }: Services,
  personId: number | undefined,
  stored: StoredPin | undefined,
  pin: string,
): PinVerdict {
  const isEqual = timingSafeEqual(hashPin(secretKey, personId ?? 0, pin), stored?.hash ?? randomBytes(32));
  if (!isEqual || stored === undefined || stored.expiresAt <= now()) return 'wrong';
  return stored.spentAt ? 'spent' : 'right';
}

/** Uses a PIN up: it is good once. Until it would have run out it is known as used. */
export async function spendPin(tx: Tx, { now }: Services, personId: number): Promise<void> {
  await tx.updateTable('pin').set({ spent_at: now() }).where('person_id', '=', personId).execute();
}

/** Bound to the person, so that nobody's PIN opens another's account. */
const hashPin = (secretKey: string, personId: number, pin: string) => keyedHash(secretKey, 'pin', `${personId} ${pin}`);
