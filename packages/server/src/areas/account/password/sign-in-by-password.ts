import type { PasswordInput } from '@samspel/domain/account/password.input';
import { isActiveStanding } from '@samspel/domain/account/standing';
import { Refusal } from '@samspel/domain/refusal';
import { sql } from 'kysely';
import type { UserStatus } from '../../../../printed/tables.ts';
import type { Services } from '../../../core/base/services.ts';
import type { Db } from '../../../core/database/pool.ts';
import { inTransaction } from '../../../core/database/transaction.ts';
import { hasAddress } from '../../../core/people/by-address.ts';
import { maySignIn } from '../../../core/people/subscription.ts';
import { giveBack, networkOf } from '../../../core/rate-limit/rate-limit.ts';
import { openSession, type Tokens } from '../../../core/session/issue-tokens.ts';
import type { Browser } from '../sign-in/browser.ts';
import { asksFromNetwork, slowDown } from '../sign-in/check-email.ts';
import { forgetFailures, lockState, takeLock } from '../sign-in/sign-in-lock.ts';
import { countWrong } from '../sign-in/wrong-pins.ts';
import { isHashOf } from './hash-password.ts';
import { mayHavePassword } from './may-have-password.ts';

type Found = { id: number; status: UserStatus; maySignIn: boolean; hash: string | null };

/**
 * Trades a password for tokens (product/accounts#passwords). A person who has no password, or may no longer have one, is refused as if it were
 * wrong. Wrong passwords and wrong PINs of an address count towards the same lock. Throws `auth.captcha` if the network asks far too often,
 * `auth.tooManyAttempts`, `auth.wrongPassword`, `noSubscription`.
 */
export async function signInByPassword(
  services: Services,
  { email, password, captcha }: PasswordInput,
  browser: Browser,
): Promise<Tokens> {
  const { db } = services;
  const network = networkOf(browser.ip);
  const trying = { email, mark: browser.mark };
  await slowDown(services, network, captcha);
  const { secondsLeft } = await lockState(db, services, trying);
  if (secondsLeft > 0) throw new Refusal('auth.tooManyAttempts', 'password', { seconds: secondsLeft });
  const person = await findPerson(db, email);
  // Before the transaction, which holds a connection: slow hashing must not keep others waiting for one.
  const isRight = await isHashOf(person?.hash ?? null, password);

  // The transaction returns a refusal instead of throwing it: what it counted must be kept.
  const answer = await inTransaction(db, async (tx): Promise<Tokens | Refusal> => {
    const lock = await takeLock(tx, services, trying);
    if (lock.secondsLeft > 0) return new Refusal('auth.tooManyAttempts', 'password', { seconds: lock.secondsLeft });
    if (!isRight || !person || !isActiveStanding(person.status)) {
      await countWrong(tx, services, lock);
      return new Refusal('auth.wrongPassword', 'password');
    }
    await forgetFailures(tx, services, lock, browser.keepMark());
    if (!person.maySignIn) return new Refusal('noSubscription');
    return openSession(tx, person.id, browser.userAgent, services.now());
  });
  if (answer instanceof Refusal) throw answer;
  await giveBack(db, services, asksFromNetwork, network);
  return answer;
}

async function findPerson(db: Db, email: string): Promise<Found | undefined> {
  const { rows } = await sql<Found>`
    select p.id, p.user_status as status, ${maySignIn('p', 'o')} as "maySignIn",
           case when ${mayHavePassword('p')} then w.hash end as hash
    from person p join organization o on o.id = p.organization_id left join password w on w.person_id = p.id
    where ${hasAddress('p', email)}`.execute(db);
  return rows[0];
}
