import { Refusal } from '@samspel/domain/refusal';
import type { Locale } from '@samspel/i18n/locale';
import type { Services } from '../../../core/base/services.ts';
import { inTransaction } from '../../../core/database/transaction.ts';
import type { Tokens } from '../../../core/session/issue-tokens.ts';
import { pendingPerson } from '../register/pending-person.ts';
import type { Browser } from '../sign-in/browser.ts';
import { askForPinMail, mailPin } from '../sign-in/pin-mail.ts';
import { signIn } from '../sign-in/sign-in.ts';
import { lockState } from '../sign-in/sign-in-lock.ts';

/** Where a PIN was mailed, and the seconds until another may be. */
export type PinAsked = { pin: { email: string }; seconds: number };

/** The address that is to be proven, and its person: of whom it is, or who joins an organization. */
type Unproven = {
  email: string;
  person: { id: number } | { name: string | null; organizationId: number };
};

/**
 * Mails a PIN to the address of an account that proves nothing by itself. A new person is PENDING until the PIN is sent back. Throws
 * `auth.tooManyAttempts` while the address is locked.
 */
export async function askForProof(
  services: Services,
  { email, person }: Unproven,
  { mark, locale }: Pick<Browser, 'mark'> & { locale: Locale },
): Promise<PinAsked> {
  const { db } = services;
  const { secondsLeft, isKnownBrowser } = await lockState(db, services, { email, mark });
  if (secondsLeft > 0) throw new Refusal('auth.tooManyAttempts', 'email', { seconds: secondsLeft });
  const purpose = 'id' in person ? 'signIn' : 'signUp';
  const { isGranted, seconds } = await askForPinMail(services, { email, purpose, isKnownBrowser });
  if (isGranted)
    await inTransaction(db, async (tx) => {
      const personId =
        'id' in person
          ? person.id
          : await pendingPerson(tx, { email, name: person.name }, person.organizationId, locale);
      await mailPin(tx, services, { personId, email, locale, purpose });
    });
  return { pin: { email }, seconds };
}

/** Signs in by the PIN that proves the address. Throws what signing in by PIN does. */
export const proveByPin = (
  services: Services,
  { email, person }: Unproven,
  { pinCode, captcha }: { pinCode: string; captcha: string | undefined },
  browser: Browser,
): Promise<Tokens> => signIn(services, 'id' in person ? 'verify' : 'confirm', { email, pinCode, captcha }, browser);
