import { Refusal } from '@samspel/domain/refusal';
import type { Locale } from '@samspel/i18n/locale';
import type { UserStatus } from '../../../printed/tables.ts';
import type { Services } from '../../core/base/services.ts';
import type { Db } from '../../core/database/pool.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import { countAgainst, networkOf, type RateLimit } from '../../core/rate-limit/rate-limit.ts';
import { type Membership, organizationOf, organizationsFor } from './organization-of.ts';
import { mailPin } from './pin-mail.ts';
import { lockedFor } from './sign-in-lock.ts';

/** Checks that one network may ask for: whoever reads a list of names aloud is stopped. */
export const checksFromNetwork: RateLimit = { name: 'e-mail check from', most: 600, minutes: 60 };

type Named = { id: number; name: string };

/** What is said of an address (spec 3 §3, decision 6). */
export type EmailCheck = {
  /** Somebody may sign in or up with it. */
  valid: boolean;
  /** Nobody has, or not yet confirmed it: the way goes by /auth/register and /auth/confirm-user. */
  newUser: boolean;
  /** The organization that it belongs to; null where there is none, or a choice. */
  organization: Named | null;
  isMunicipality: boolean;
  /** The address is locked for up to an hour, and no PIN was mailed. */
  tooManyAttempts: boolean;
  /** Only where several organizations share the domain of a new address: those to choose from at sign-up (decision 11). */
  organizations?: Named[];
};

type Known = { id: number; userStatus: UserStatus; locale: Locale; organizationId: number; isAdmin: boolean };

/**
 * Answers what an address may do, and mails a PIN to a person who has signed up; again, a new one. Throws `noSubscription` where
 * the organization's trial or subscription is over (decision 16), `tooManyRequests` above the limits.
 */
export async function checkEmail(services: Services, email: string, ip: string): Promise<EmailCheck> {
  const { db } = services;
  await countAgainst(db, services, checksFromNetwork, networkOf(ip));
  const person = await findPerson(db, email);
  const choices = person ? [await organizationOf(db, person.organizationId)] : await organizationsFor(db, email);
  if (choices.length > 0 && !choices.some((choice) => mayUse(choice, person))) throw new Refusal('noSubscription');
  const tooManyAttempts = (await lockedFor(db, services, email)) > 0;
  if (person && isActive(person) && !tooManyAttempts) {
    const mail = { personId: person.id, email, locale: person.locale, purpose: 'signIn' as const, ip };
    await inTransaction(db, (tx) => mailPin(tx, services, mail));
  }
  return {
    valid: choices.length > 0,
    newUser: !person || person.userStatus === 'PENDING',
    organization: choices.length === 1 ? named(choices[0]!) : null,
    isMunicipality: choices.some(({ kind }) => kind === 'MUNICIPALITY'),
    tooManyAttempts,
    ...(choices.length > 1 ? { organizations: choices.map(named) } : {}),
  };
}

const named = ({ id, name }: Membership): Named => ({ id, name });
const isActive = ({ userStatus }: Known) => userStatus === 'ACTIVATED' || userStatus === 'NEED_INFO';

/** An organization that nobody has tried yet is open to whoever signs up. */
function mayUse(organization: Membership, person: Known | undefined): boolean {
  const isSigningUp = !person || person.userStatus === 'PENDING';
  return organization.isSubscribed || (isSigningUp && organization.isUntried) || (person?.isAdmin ?? false);
}

const findPerson = (db: Db, email: string): Promise<Known | undefined> =>
  db
    .selectFrom('person')
    .select([
      'id',
      'user_status as userStatus',
      'language as locale',
      'organization_id as organizationId',
      'is_admin as isAdmin',
    ])
    .where('email', '=', email)
    .executeTakeFirst();
