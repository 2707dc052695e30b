import { pinMinutes } from '@samspel/domain/account/account';
import { sayer } from '@samspel/i18n/format';
import type { Locale } from '@samspel/i18n/locale';
import type { Services } from '../../../core/base/services.ts';
import type { Settings } from '../../../core/base/settings.ts';
import type { Tx } from '../../../core/database/pool.ts';
import { letterOf } from '../../../core/mail/letter.ts';
import { queueMail } from '../../../core/mail/queue-mail.ts';
import { type RateLimit, type Turn, takeTurn } from '../../../core/rate-limit/rate-limit.ts';
import { issuePin } from './pin.ts';

/** How many PIN mails may go to one address (product/accounts#signing-in-by-pin). */
const mailsTo: readonly RateLimit[] = [
  { name: 'PIN mail in a minute to', most: 1, minutes: 1 },
  { name: 'PIN mail in an hour to', most: 5, minutes: 60 },
];

/** What a PIN is for: signing in, signing up, choosing a password, or proving that another address is one's own. */
type PinPurpose = 'signIn' | 'signUp' | 'password' | 'address';

/** An address that a PIN is asked for, and whether the person has signed in in this browser before. */
export type PinAsked = { email: string; purpose: PinPurpose; isKnownBrowser: boolean };

/**
 * Whether a PIN may be mailed to an address now, and the seconds until the next one may. Unknown addresses are counted too, so that the result does
 * not reveal which are known. A browser in which the person has signed in before is counted apart, so that strangers cannot use up its mails.
 */
export const askForPinMail = (services: Services, { email, purpose, isKnownBrowser }: PinAsked): Promise<Turn> =>
  takeTurn(services.db, services, mailsTo, `${purpose} ${isKnownBrowser ? 'known browser' : ''} ${email}`);

/** The person whom a PIN is mailed to, the language, and what the PIN is for. */
export type PinMail = {
  personId: number;
  email: string;
  locale: Locale;
  purpose: Exclude<PinPurpose, 'address'>;
};

/** Makes a new PIN and mails it in the person's language. */
export async function mailPin(tx: Tx, services: Services, mail: PinMail): Promise<void> {
  const { pin, expiresAt } = await issuePin(tx, services, mail.personId);
  await queueMail(tx, { to: mail.email, ...pinLetter(mail, pin, services.settings), expiresAt });
}

/** The words of each purpose: subject, what the PIN does, and what to do if it was somebody else. */
const words = {
  signIn: ['mail.pin.subject', 'mail.pin.intro', 'mail.pin.notYou'],
  signUp: ['mail.signUp.subject', 'mail.signUp.intro', 'mail.signUp.notYou'],
  password: ['mail.password.subject', 'mail.password.intro', 'mail.password.pinNotYou'],
} as const;

/** The words of the mail; the PIN has a line of its own (product/accounts#the-calls-of-signing-in). */
function pinLetter({ locale, purpose }: PinMail, pin: string, settings: Settings) {
  const say = sayer(locale);
  const [subject, intro, notYou] = words[purpose];
  const body = letterOf(say, settings, [
    say(intro),
    '',
    pin,
    '',
    say('mail.pin.validity', { minutes: pinMinutes }),
    say(notYou),
    '',
    say('mail.open', { url: `${settings.baseUrl}/app/` }),
  ]);
  return { subject: say(subject), body };
}
