import { sayer } from '@samspel/i18n/format';
import type { Locale } from '@samspel/i18n/locale';
import type { Services } from '../../../core/base/services.ts';
import type { Tx } from '../../../core/database/pool.ts';
import { letterOf } from '../../../core/mail/letter.ts';
import { queueMail } from '../../../core/mail/queue-mail.ts';

/** Mails a person that their account has a new password, so that they notice if somebody else chose it. */
export async function mailPasswordSet(
  tx: Tx,
  { settings }: Services,
  { email, locale }: { email: string; locale: Locale },
): Promise<void> {
  const say = sayer(locale);
  const body = letterOf(say, settings, [
    say('mail.password.set'),
    '',
    say('mail.password.notYou'),
    `${settings.baseUrl}/app/my-profile/sign-ins`,
    '',
  ]);
  await queueMail(tx, { to: email, subject: say('mail.password.setSubject'), body });
}
