import type { PinInput } from '@samspel/domain/account/account.input';
import { Refusal } from '@samspel/domain/refusal';
import { sql } from 'kysely';
import type { UserStatus } from '../../../../printed/tables.ts';
import type { Services } from '../../../core/base/services.ts';
import type { Tx } from '../../../core/database/pool.ts';
import { inTransaction } from '../../../core/database/transaction.ts';
import { hasAddress } from '../../../core/people/by-address.ts';
import { maySignIn } from '../../../core/people/subscription.ts';
import { giveBack, networkOf } from '../../../core/rate-limit/rate-limit.ts';
import { openSession, type Tokens } from '../../../core/session/issue-tokens.ts';
import { activate } from './activate.ts';
import type { Browser } from './browser.ts';
import { checkCaptcha, spendCaptcha } from './captcha.ts';
import { asksFromNetwork } from './check-email.ts';
import { judgePin, type StoredPin, spendPin } from './pin.ts';
import { forgetFailures, takeLock } from './sign-in-lock.ts';
import { countWrong, isUnderAttack } from './wrong-pins.ts';

/** Who a PIN is for: people who have signed up, or those who are confirming their address. */
export type PinStep = 'verify' | 'confirm';

const standing: Record<PinStep, UserStatus[]> = { verify: ['ACTIVATED', 'NEED_INFO'], confirm: ['PENDING'] };

type Found = {
  id: number;
  /** Whether an admin invited them: then signing in by PIN confirms the address. */
  isInvited: boolean;
  email: string;
  status: UserStatus;
  organizationId: number;
  /** Whether their organization may be used, or they are an admin, who may always sign in. */
  maySignIn: boolean;
  pin: StoredPin | null;
};

/**
 * Trades a mailed PIN for tokens (product/accounts#signing-in-by-pin). An unknown address is refused like a wrong PIN, and counted and locked like
 * any other; the newest one, used or expired, is called old and not counted. Throws `auth.captcha` while far too many PINs are wrong,
 * `auth.tooManyAttempts`, `auth.wrongPin`, `auth.oldPin`, `noSubscription`.
 */
export async function signIn(
  services: Services,
  step: PinStep,
  { email, pinCode, captcha }: PinInput,
  browser: Browser,
): Promise<Tokens> {
  const { db } = services;
  if (await isUnderAttack(db, services)) await spendCaptcha(db, await checkCaptcha(services, captcha));
  // The transaction returns a refusal instead of throwing it: what it counted must be kept.
  const answer = await inTransaction(db, async (tx): Promise<Tokens | Refusal> => {
    const lock = await takeLock(tx, services, { email, mark: browser.mark });
    if (lock.secondsLeft > 0) return new Refusal('auth.tooManyAttempts', 'pinCode', { seconds: lock.secondsLeft });
    const person = await findPerson(tx, email);
    const verdict = judgePin(services, person?.id, person?.pin ?? undefined, pinCode);
    if (verdict === 'wrong' || !person || !mayTake(step, person)) {
      await countWrong(tx, services, lock);
      return new Refusal('auth.wrongPin', 'pinCode');
    }
    if (verdict === 'old') return new Refusal('auth.oldPin', 'pinCode');
    await spendPin(tx, services, person.id);
    await forgetFailures(tx, services, lock, browser.keepMark());
    if (!person.maySignIn) return new Refusal('noSubscription');
    if (person.status === 'PENDING') await activate(tx, services, person);
    return openSession(tx, person.id, browser.userAgent, services.now());
  });
  if (answer instanceof Refusal) throw answer;
  await giveBack(db, services, asksFromNetwork, networkOf(browser.ip));
  return answer;
}

const mayTake = (step: PinStep, { status, isInvited }: Found) =>
  standing[step].includes(status) || (status === 'PENDING' && isInvited);

async function findPerson(tx: Tx, email: string): Promise<Found | undefined> {
  const { rows } = await sql<Omit<Found, 'pin'> & { hash: Buffer | null; expiresAt: Date; spentAt: Date | null }>`
    select p.id, p.email, p.invited_at is not null as "isInvited", p.user_status as status, p.organization_id as "organizationId",
           ${maySignIn('p', 'o')} as "maySignIn",
           pin.hash, pin.expires_at as "expiresAt", pin.spent_at as "spentAt"
    from person p join organization o on o.id = p.organization_id left join pin on pin.person_id = p.id
    where ${hasAddress('p', email)}`.execute(tx);
  return rows.map(({ hash, expiresAt, spentAt, ...person }) => ({
    ...person,
    pin: hash && { hash, expiresAt, spentAt },
  }))[0];
}
