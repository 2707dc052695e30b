import type { EmailInput } from '@samspel/domain/account/account.input';
import { isActiveStanding } from '@samspel/domain/account/standing';
import { Refusal } from '@samspel/domain/refusal';
import type { Locale } from '@samspel/i18n/locale';
import { sql } from 'kysely';
import type { UserStatus } from '../../../../printed/tables.ts';
import type { Services } from '../../../core/base/services.ts';
import type { Db } from '../../../core/database/pool.ts';
import { inTransaction } from '../../../core/database/transaction.ts';
import { hasAddress } from '../../../core/people/by-address.ts';
import { maySignIn } from '../../../core/people/subscription.ts';
import { networkOf, type RateLimit, takeTurn } from '../../../core/rate-limit/rate-limit.ts';
import { checkCaptcha, spendCaptcha } from './captcha.ts';
import { mailClosed } from './closed-mail.ts';
import { type Membership, organizationOf, organizationsFor } from './organization-of.ts';
import { askForPinMail, mailPin } from './pin-mail.ts';
import { lockState } from './sign-in-lock.ts';

/**
 * How many checks without a sign-in one network may make before it must solve a captcha. This slows down somebody who tries a list of
 * addresses, but not a town hall behind one IP address, whose people do sign in.
 */
export const asksFromNetwork: RateLimit = { name: 'e-mail check from', most: 300, minutes: 60 };

type Named = { id: number; name: string };

/** What the check says about an address (product/accounts#the-calls-of-signing-in). */
export type EmailCheck = {
  /** Whether somebody may sign in or up with it. */
  valid: boolean;
  /** Whether nobody has it, or its person signed up without confirming it: next come /auth/register and /auth/confirm-user. */
  newUser: boolean;
  /** The organization that it belongs to; null if it belongs to none, or to several. */
  organization: Named | null;
  isMunicipality: boolean;
  /** Whether the address is locked, for up to an hour; then no PIN was mailed. */
  tooManyAttempts: boolean;
  /** Only if several organizations share the domain of a new address: those to choose from at sign-up (product/accounts#organizations). */
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

/** The browser that checks an address: its IP address and its mark. */
type Asking = { ip: string; mark: string | null };

/** What the check says about an address, and the seconds until a PIN may be mailed to it again. */
export type CheckedEmail = { check: EmailCheck; seconds: number };

/**
 * Returns what an address may do, and mails a PIN to a person who has signed up. Each repeated call mails a new PIN, at most one a minute and
 * five an hour: beyond that the result is the same, but no mail is sent. Throws `auth.captcha` if a network asks far too often,
 * `noSubscription` if the organization's trial or subscription is over (product/accounts#trial-and-subscription).
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
  const { secondsLeft, isKnownBrowser } = await lockState(db, services, { email, mark });
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

/** Mails what only the reader of that mailbox may learn: the PIN, or that the account is closed. */
async function answerByMail(services: Services, person: Known, email: string): Promise<void> {
  const { id: personId, locale, userStatus } = person;
  await inTransaction(services.db, async (tx) => {
    if (mayComeByPin(person)) await mailPin(tx, services, { personId, email, locale, purpose: 'signIn' });
    else if (userStatus === 'DEACTIVATED') await mailClosed(tx, services, { email, locale });
  });
}

/** Counts one check of a network; a later sign-in takes it off the count. Throws `auth.captcha` if there were too many and no captcha is solved. */
export async function slowDown(services: Services, network: string, captcha: string | undefined): Promise<void> {
  const { db } = services;
  const { isGranted } = await takeTurn(db, services, [asksFromNetwork], network);
  if (!isGranted) await spendCaptcha(db, await checkCaptcha(services, captcha));
}

const named = ({ id, name }: Membership): Named => ({ id, name });
/** Whether a PIN may sign a person in: they are active, or were invited by an admin and confirm the address by signing in. */
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
