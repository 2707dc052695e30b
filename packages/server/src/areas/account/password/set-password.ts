import type { SetPasswordInput } from '@samspel/domain/account/password.input';
import { Refusal } from '@samspel/domain/refusal';
import { sql } from 'kysely';
import { record } from '../../../core/audit/record.ts';
import type { Caller } from '../../../core/base/caller.ts';
import type { Services } from '../../../core/base/services.ts';
import type { Db } from '../../../core/database/pool.ts';
import { inTransaction } from '../../../core/database/transaction.ts';
import { judgePin, type StoredPin, spendPin } from '../sign-in/pin.ts';
import { askForPinMail, mailPin } from '../sign-in/pin-mail.ts';
import { lockState, takeLock } from '../sign-in/sign-in-lock.ts';
import { countWrong } from '../sign-in/wrong-pins.ts';
import { hashPassword } from './hash-password.ts';
import { mayHavePassword } from './may-have-password.ts';
import { mailPasswordSet } from './password-mail.ts';

/**
 * Mails a PIN with which the caller chooses a password. Returns the seconds until another may be mailed. A session is not enough: otherwise a person
 * who finds a browser open could set a password and keep access. Throws `notAllowed`, `auth.tooManyAttempts`.
 */
export async function askForPassword(
  services: Services,
  caller: Caller,
  mark: string | null,
): Promise<{ seconds: number }> {
  const { db } = services;
  const email = await requireMay(db, caller.id);
  const { secondsLeft, isKnownBrowser } = await lockState(db, services, { email, mark });
  if (secondsLeft > 0) throw new Refusal('auth.tooManyAttempts', undefined, { seconds: secondsLeft });
  const { isGranted, seconds } = await askForPinMail(services, { email, purpose: 'password', isKnownBrowser });
  const mail = { personId: caller.id, email, locale: caller.locale, purpose: 'password' } as const;
  if (isGranted) await inTransaction(db, (tx) => mailPin(tx, services, mail));
  return { seconds };
}

/**
 * Sets the caller's password by the PIN that was mailed for it, replacing any earlier password; a mail says so. Throws `notAllowed`,
 * `auth.tooManyAttempts`, `account.noProof`, `account.wrongPin`.
 */
export async function setPassword(
  services: Services,
  caller: Caller,
  { password, pinCode }: SetPasswordInput,
  mark: string | null,
): Promise<void> {
  const { db, now } = services;
  const email = await requireMay(db, caller.id);
  const asked = await storedPin(db, caller.id);
  if (!asked || asked.expiresAt <= now()) throw new Refusal('account.noProof', 'pinCode');
  const hash = await hashPassword(password);
  // The transaction returns a refusal instead of throwing it: what it counted must be kept.
  const refusal = await inTransaction(db, async (tx) => {
    const lock = await takeLock(tx, services, { email, mark });
    if (lock.secondsLeft > 0) return new Refusal('auth.tooManyAttempts', 'pinCode', { seconds: lock.secondsLeft });
    const verdict = judgePin(services, caller.id, await storedPin(tx, caller.id), pinCode);
    if (verdict === 'old') return new Refusal('account.noProof', 'pinCode');
    if (verdict === 'wrong') {
      await countWrong(tx, services, lock);
      return new Refusal('account.wrongPin', 'pinCode');
    }
    await spendPin(tx, services, caller.id);
    await sql`insert into password (person_id, hash, set_at) values (${caller.id}, ${hash}, ${now()})
      on conflict (person_id) do update set hash = excluded.hash, set_at = excluded.set_at`.execute(tx);
    await record(tx, { action: 'setPassword', by: caller.id, about: caller.id });
    await mailPasswordSet(tx, services, { email, locale: caller.locale });
    return null;
  });
  if (refusal) throw refusal;
}

/** The main address of a person who may have a password. Throws `notAllowed` if they may not. */
async function requireMay(db: Db, personId: number): Promise<string> {
  const person = db.selectFrom('person').select('email').where('id', '=', personId).where(mayHavePassword('person'));
  const found = await person.executeTakeFirst();
  if (!found) throw new Refusal('notAllowed');
  return found.email;
}

const storedPin = (db: Db, personId: number): Promise<StoredPin | undefined> =>
  db
    .selectFrom('pin')
    .select(['hash', 'expires_at as expiresAt', 'spent_at as spentAt'])
    .where('person_id', '=', personId)
    .executeTakeFirst();
