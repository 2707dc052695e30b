import { myDataDays } from '@samspel/domain/account/my-data';
import { sayer } from '@samspel/i18n/format';
import type { Locale } from '@samspel/i18n/locale';
import type { Services } from '../../../core/base/services.ts';
import type { Tx } from '../../../core/database/pool.ts';
import { letterOf } from '../../../core/mail/letter.ts';
import { queueMail } from '../../../core/mail/queue-mail.ts';

/** Mails a person that the copy of their data is ready. The link leads to the page where they fetch it, after signing in. */
export async function mailReady(
  tx: Tx,
  { settings }: Services,
  { email, language }: { email: string; language: Locale },
): Promise<void> {
  const say = sayer(language);
  const body = letterOf(say, settings, [
    say('mail.myData.body', { days: myDataDays }),
    '',
    `${settings.baseUrl}/app/my-profile/data`,
    '',
    say('mail.myData.notYou'),
  ]);
  await queueMail(tx, { to: email, subject: say('mail.myData.subject'), body });
}
