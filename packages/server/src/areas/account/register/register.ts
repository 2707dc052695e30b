import type { RegisterInput } from '@samspel/domain/account/account.input';
import { Refusal } from '@samspel/domain/refusal';
import type { Locale } from '@samspel/i18n/locale';
import type { Services } from '../../../core/base/services.ts';
import { inTransaction } from '../../../core/database/transaction.ts';
import { checkCaptcha, spendCaptcha } from '../sign-in/captcha.ts';
import { type Membership, organizationsFor } from '../sign-in/organization-of.ts';
import { askForPinMail, mailPin } from '../sign-in/pin-mail.ts';
import { lockState } from '../sign-in/sign-in-lock.ts';
import { pendingPerson } from './pending-person.ts';

/** Where somebody signs up from. */
export type Client = { mark: string | null; locale: Locale };

/** The organization of the new person, and the seconds until a PIN may be mailed again. */
export type Registered = { organization: { id: number; name: string }; seconds: number };

/**
 * Signs up a new address: creates a PENDING person of its organization, and mails a PIN. For a PENDING person, each repeated call mails a new PIN,
 * at most one a minute and five an hour: beyond that the result is the same, but no mail is sent. The captcha is used up whatever the result is.
 * Throws `auth.captcha`, `auth.notMunicipal`, `auth.chooseOrganization`, `noSubscription`, `auth.emailTaken`, `auth.tooManyAttempts`.
 */
export async function register(
  services: Services,
  { email, captcha, organization: chosen }: RegisterInput,
  { mark, locale }: Client,
): Promise<Registered> {
  const { db } = services;
  await spendCaptcha(db, await checkCaptcha(services, captcha));
  const { id, name, ...organization } = choose(await organizationsFor(db, email), chosen, email);
  if (!organization.maySignUp) throw new Refusal('noSubscription');
  const { secondsLeft, isKnownBrowser } = await lockState(db, services, { email, mark });
  const personId = await inTransaction(db, (tx) => pendingPerson(tx, { email, name: null }, id, locale));
  if (secondsLeft > 0) throw new Refusal('auth.tooManyAttempts', 'email', { seconds: secondsLeft });
  const turn = await askForPinMail(services, { email, purpose: 'signUp', isKnownBrowser });
  if (turn.isGranted) {
    await inTransaction(db, (tx) => mailPin(tx, services, { personId, email, locale, purpose: 'signUp' }));
  }
  return { organization: { id, name }, seconds: turn.seconds };
}

/** The organization of the address, or the one chosen of several that share its domain (product/accounts#organizations). */
function choose(choices: readonly Membership[], chosen: number | undefined, email: string): Membership {
  if (choices.length === 0) throw new Refusal('auth.notMunicipal', 'email', { email });
  if (choices.length > 1 && chosen === undefined) throw new Refusal('auth.chooseOrganization', 'organization');
  const choice = chosen === undefined ? choices[0] : choices.find(({ id }) => id === chosen);
  if (!choice) throw new Refusal('input.notAChoice', 'organization');
  return choice;
}
