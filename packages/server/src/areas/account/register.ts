import { randomBytes } from 'node:crypto';
import type { RegisterInput } from '@samspel/domain/account/account.input';
import { nameFromEmail } from '@samspel/domain/account/name';
import { Refusal } from '@samspel/domain/refusal';
import { titleLimit } from '@samspel/domain/subject/subject';
import type { Locale } from '@samspel/i18n/locale';
import type { Services } from '../../core/base/services.ts';
import type { Tx } from '../../core/database/pool.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import { checkCaptcha, spendCaptcha } from './captcha.ts';
import { type Membership, organizationsFor } from './organization-of.ts';
import { mailPin } from './pin-mail.ts';
import { lockedFor } from './sign-in-lock.ts';

/** Where somebody signs up from. */
export type Client = { ip: string; locale: Locale };

/**
 * Signs a new address up: a PENDING person of its organization, and a PIN by mail. A PENDING one again gets a new PIN. Throws
 * `auth.captcha`, `auth.notMunicipal`, `auth.chooseOrganization`, `noSubscription`, `auth.emailTaken`, `auth.tooManyAttempts`,
 * `tooManyRequests`.
 */
export async function register(
  services: Services,
  { email, captcha, organization: chosen }: RegisterInput,
  { ip, locale }: Client,
): Promise<{ organization: { id: number; name: string } }> {
  const solved = await checkCaptcha(services, captcha);
  const organization = choose(await organizationsFor(services.db, email), chosen, email);
  if (!organization.isSubscribed && !organization.isUntried) throw new Refusal('noSubscription');
  await inTransaction(services.db, async (tx) => {
    await spendCaptcha(tx, solved);
    const personId = await pendingPerson(tx, email, organization.id, locale);
    const seconds = await lockedFor(tx, services, email);
    if (seconds > 0) throw new Refusal('auth.tooManyAttempts', 'email', { seconds });
    await mailPin(tx, services, { personId, email, locale, purpose: 'signUp', ip });
  });
  return { organization: { id: organization.id, name: organization.name } };
}

/** The organization of the address, or the one chosen of several that share its domain (decision 11). */
function choose(choices: readonly Membership[], chosen: number | undefined, email: string): Membership {
  if (choices.length === 0) throw new Refusal('auth.notMunicipal', 'email', { email });
  if (choices.length > 1 && chosen === undefined) throw new Refusal('auth.chooseOrganization', 'organization');
  const choice = chosen === undefined ? choices[0] : choices.find(({ id }) => id === chosen);
  if (!choice) throw new Refusal('input.notAChoice', 'organization');
  return choice;
}

/** The person who waits for this address to be confirmed, new or as they last signed up. */
async function pendingPerson(tx: Tx, email: string, organizationId: number, language: Locale): Promise<number> {
  const person = await tx
    .insertInto('person')
    .values({
      email,
      organization_id: organizationId,
      language,
      name: nameFromEmail(email).slice(0, titleLimit),
      hash: randomBytes(16).toString('base64url'),
      calendar_code: randomBytes(24).toString('base64url'),
    })
    .onConflict((conflict) =>
      conflict
        .column('email')
        .doUpdateSet({ organization_id: organizationId, language })
        .where('person.user_status', '=', 'PENDING'),
    )
    .returning('id')
    .executeTakeFirst();
  if (!person) throw new Refusal('auth.emailTaken', 'email');
  return person.id;
}
