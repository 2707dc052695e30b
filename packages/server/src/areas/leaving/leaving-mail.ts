import { osloToday } from '@samspel/domain/time/oslo';
import { sayWrittenDay } from '@samspel/i18n/days';
import { sayer } from '@samspel/i18n/format';
import type { Locale } from '@samspel/i18n/locale';
import type { Services } from '../../core/base/services.ts';
import type { Tx } from '../../core/database/pool.ts';
import { queueMail } from '../../core/mail/queue-mail.ts';

type Leaving = { email: string; locale: Locale; leavesAt: Date };

/** Tells a person that their account is to be deleted, when, and how to keep it: whoever did not ask learns it too. */
export async function mailLeaving(
  tx: Tx,
  { settings: { baseUrl, supportEmail } }: Services,
  { email, locale, leavesAt }: Leaving,
): Promise<void> {
  const say = sayer(locale);
  const lines = [
    say('mail.pin.greeting'),
    '',
    say('mail.leaving.body', { day: sayWrittenDay(say, osloToday(leavesAt)) }),
    '',
    `${baseUrl}/app/my-profile/data`,
    '',
    ...(supportEmail ? [say('mail.support', { email: supportEmail })] : []),
    '',
    say('mail.regards'),
  ];
  await queueMail(tx, { to: email, subject: say('mail.leaving.subject'), body: lines.join('\n') });
}
