import type { EmailInput } from '@samspel/domain/account/account.input';
import { isActiveStanding } from '@samspel/domain/account/standing';
import { Refusal } from '@samspel/domain/refusal';
import type { Locale } from '@samspel/i18n/locale';
import { sql } from 'kysely';
import type { UserStatus } from '../../../printed/tables.ts';
import type { Services } from '../../core/base/services.ts';
import type { Db } from '../../core/database/pool.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import { hasAddress } from '../../core/people/by-address.ts';
import { maySignIn } from '../../core/people/subscription.ts';
import { networkOf, type RateLimit, takeTurn } from '../../core/rate-limit/rate-limit.ts';
import { checkCaptcha, spendCaptcha } from './captcha.ts';
import { mailClosed } from './closed-mail.ts';
import { type Membership, organizationOf, organizationsFor } from './organization-of.ts';
import { askForPinMail, mailPin } from './pin-mail.ts';
import { standingOf } from './sign-in-lock.ts';

/**
 * Checks of a network that led to no sign-in, after which the captcha is asked for: whoever reads a list of names aloud is slowed
 * down, and a town hall behind one address, whose people sign in, is not.
 */
export const asksFromNetwork: RateLimit = { name: 'e-mail check from', most: 300, minutes: 60 };

type Named = { id: number; name: string };

/** What is said of an address (product/accounts#the-calls-of-signing-in). */
export type EmailCheck = {
  /** Somebody may sign in or up with it. */
  valid: boolean;
  /** Nobody has, or not yet confirmed it: the way goes by /auth/register and /auth/confirm-user. */
  newUser: boolean;
  /** The organization that it belongs to; null if there is none, or a choice. */
  organization: Named | null;
  isMunicipality: boolean;
  /** The address is locked for up to an hour, and no PIN was mailed. */
  tooManyAttempts: boolean;
  /** Only where several organizations share the domain of a new address: those to choose from at sign-up (product/accounts#organizations). */
  organizations?: Named[];
};

type Known = {
  id: number;
  userStatus: UserStatus;
  isInvited: boolean;
  locale: Locale;
  organizationId: number;
  maySignIn: boolean;
};

/** From where an address is checked. */
type Asking = { ip: string; mark: string | null };

/** What is said of an address, and the seconds until a PIN may be mailed to it again. */
export type CheckedEmail = { check: EmailCheck; seconds: number };

/**
 * Answers what an address may do, and mails a PIN to a person who has signed up; again, a new one, at most one a minute and five an hour:
 * beyond that the answer is the same, and no mail is sent. Throws `auth.captcha` if a network asks far too often,
 * `noSubscription` where the organization's trial or subscription is over (product/accounts#trial-and-subscription).
 */
export async function checkEmail(
  services: Services,
  { email, captcha }: EmailInput,
  { ip, mark }: Asking,
): Promise<CheckedEmail> {
  const { db } = services;
  await slowDown(services, networkOf(ip), captcha);
  const person = await findPerson(db, email);
  const choices = person ? [(await organizationOf(db, person.organizationId))!] : await organizationsFor(db, email);
  const isOpen = person ? person.maySignIn : choices.some(({ maySignUp }) => maySignUp);
  if (choices.length > 0 && !isOpen) throw new Refusal('noSubscription');
  const { secondsLeft, isKnownBrowser } = await standingOf(db, services, { email, mark });
  const tooManyAttempts = secondsLeft > 0;
  const turn = tooManyAttempts
    ? { isGranted: false, seconds: secondsLeft }
    : await askForPinMail(services, { email, purpose: 'signIn', isKnownBrowser });
  if (person && turn.isGranted) await answerByMail(services, person, email);
  const check = {
    valid: choices.length > 0,
    newUser: !person || (person.userStatus === 'PENDING' && !person.isInvited),
    organization: choices.length === 1 ? named(choices[0]!) : null,
    isMunicipality: choices.some(({ kind }) => kind === 'MUNICIPALITY'),
    tooManyAttempts,
    ...(choices.length > 1 ? { organizations: choices.map(named) } : {}),
  };
  return { check, seconds: turn.seconds };
}

/** Mails the part of the answer that only the reader of that mailbox may learn: the PIN, or that the account is closed. */
async function answerByMail(services: Services, person: Known, email: string): Promise<void> {
  const { id: personId, locale, userStatus } = person;
  await inTransaction(services.db, async (tx) => {
    if (mayComeByPin(person)) await mailPin(tx, services, { personId, email, locale, purpose: 'signIn' });
    else if (userStatus === 'DEACTIVATED') await mailClosed(tx, services, { email, locale });
  });
}

/** Counts one check of a network, which a sign-in gives back. Throws `auth.captcha` if there are too many without one. */
export async function slowDown(services: Services, network: string, captcha: string | undefined): Promise<void> {
  const { db } = services;
  const { isGranted } = await takeTurn(db, services, [asksFromNetwork], network);
  if (!isGranted) await spendCaptcha(db, await checkCaptcha(services, captcha));
}

const named = ({ id, name }: Membership): Named => ({ id, name });
/** Active, or invited: whoever an admin invited confirms the address by signing in. */
const mayComeByPin = ({ userStatus, isInvited }: Known) =>
  isActiveStanding(userStatus) || (userStatus === 'PENDING' && isInvited);

const findPerson = (db: Db, email: string): Promise<Known | undefined> =>
  db
    .selectFrom('person')
    .innerJoin('organization', 'organization.id', 'person.organization_id')
    .select([
      'person.id',
      sql<boolean>`person.invited_at is not null`.as('isInvited'),
      'user_status as userStatus',
      'language as locale',
      'organization_id as organizationId',
      maySignIn('person', 'organization').as('maySignIn'),
    ])
    .where(hasAddress('person', email))
    .executeTakeFirst();
