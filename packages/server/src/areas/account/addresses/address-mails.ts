import { pinMinutes } from '@samspel/domain/account/account';
import { sayer } from '@samspel/i18n/format';
import type { Locale } from '@samspel/i18n/locale';
import type { Say } from '@samspel/i18n/say';
import type { Services } from '../../../core/base/services.ts';
import type { Tx } from '../../../core/database/pool.ts';
import { letterOf } from '../../../core/mail/letter.ts';
import { queueMail } from '../../../core/mail/queue-mail.ts';

type PinToAddress = { email: string; locale: Locale; main: string; pin: string; expiresAt: Date };

/** Mails the PIN that proves an address; it names the account that the address is added to, so that nobody proves it for another by mistake. */
export async function mailAddressPin(
  tx: Tx,
  { settings }: Services,
  { email, locale, main, pin, expiresAt }: PinToAddress,
): Promise<void> {
  const say = sayer(locale);
  const body = letterOf(say, settings, [
    say('mail.address.intro', { main }),
    '',
    pin,
    '',
    say('mail.pin.validity', { minutes: pinMinutes }),
    say('mail.address.notYou'),
  ]);
  await queueMail(tx, { to: email, subject: say('mail.address.subject'), body, expiresAt });
}

/** Mails to an address that is taken that somebody wanted to add it: only the reader of that mailbox learns that it is taken. */
export async function mailAddressTaken(
  tx: Tx,
  { settings }: Services,
  { email, locale }: { email: string; locale: Locale },
): Promise<void> {
  const say = sayer(locale);
  await queueMail(tx, {
    to: email,
    subject: say('mail.addressTaken.subject'),
    body: letterOf(say, settings, [say('mail.addressTaken.body')]),
  });
}

/** Mails to a person's main address that another address was added. */
export const mailAddressAdded = (tx: Tx, services: Services, about: AddressChange): Promise<void> =>
  mailChange(tx, services, about, (say) => say('mail.addressAdded.body', { email: about.email }));

/** Mails to a person's former main address that another address is the main one now. */
export const mailMainChanged = (tx: Tx, services: Services, about: AddressChange): Promise<void> =>
  mailChange(tx, services, about, (say) => say('mail.mainChanged.body', { email: about.email }));

type AddressChange = { to: string; email: string; locale: Locale };

async function mailChange(
  tx: Tx,
  { settings }: Services,
  { to, locale }: AddressChange,
  words: (say: Say) => string,
): Promise<void> {
  const say = sayer(locale);
  const body = letterOf(say, settings, [
    words(say),
    '',
    say('mail.addressChange.notYou'),
    `${settings.baseUrl}/app/my-profile/sign-ins`,
    '',
  ]);
  await queueMail(tx, { to, subject: say('mail.addressChange.subject'), body });
}
