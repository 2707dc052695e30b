import { pinMinutes } from '@samspel/domain/account/account';
import { sayer } from '@samspel/i18n/format';
import type { Locale } from '@samspel/i18n/locale';
import type { Services } from '../../core/base/services.ts';
import type { Settings } from '../../core/base/settings.ts';
import type { Tx } from '../../core/database/pool.ts';
import { queueMail } from '../../core/mail/queue-mail.ts';
import { countAgainst, networkOf, type RateLimit } from '../../core/rate-limit/rate-limit.ts';
import { issuePin } from './pin.ts';

/** PIN mails to one address: enough for a bad day, too few to fill a mailbox. */
export const mailsToAddress: RateLimit = { name: 'PIN mail to', most: 30, minutes: 60 };
/** PIN mails that one network asks for; a whole town hall may sit behind one address. */
export const mailsFromNetwork: RateLimit = { name: 'PIN mail from', most: 300, minutes: 60 };

/** To whom a PIN goes, in which language, and who asked for it. */
export type PinMail = {
  personId: number;
  email: string;
  locale: Locale;
  purpose: 'signIn' | 'signUp';
  /** The client's IP address. */
  ip: string;
};

/** Makes a new PIN and mails it in the person's language. Throws `tooManyRequests` above the limits. */
export async function mailPin(tx: Tx, services: Services, mail: PinMail): Promise<void> {
  await countAgainst(tx, services, mailsToAddress, mail.email);
  await countAgainst(tx, services, mailsFromNetwork, networkOf(mail.ip));
  const { pin, expiresAt } = await issuePin(tx, services, mail.personId);
  await queueMail(tx, { to: mail.email, ...pinLetter(mail, pin, services.settings), expiresAt });
}

/** The words of the mail; the PIN stands alone on a line (decision 6). */
function pinLetter({ locale, purpose }: PinMail, pin: string, { baseUrl, supportEmail }: Settings) {
  const say = sayer(locale);
  const lines = [
    say('mail.pin.greeting'),
    '',
    say(purpose === 'signUp' ? 'mail.signUp.intro' : 'mail.pin.intro'),
    '',
    pin,
    '',
    say('mail.pin.validity', { minutes: pinMinutes }),
    say(purpose === 'signUp' ? 'mail.signUp.notYou' : 'mail.pin.notYou'),
    '',
    say('mail.open', { url: `${baseUrl}/app/` }),
    ...(supportEmail ? [say('mail.support', { email: supportEmail })] : []),
    '',
    say('mail.regards'),
  ];
  return { subject: say(purpose === 'signUp' ? 'mail.signUp.subject' : 'mail.pin.subject'), body: lines.join('\n') };
}
