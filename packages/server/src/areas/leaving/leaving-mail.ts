import { osloToday } from '@samspel/domain/time/oslo';
import { sayWrittenDay } from '@samspel/i18n/days';
import { sayer } from '@samspel/i18n/format';
import type { Locale } from '@samspel/i18n/locale';
import type { Services } from '../../core/base/services.ts';
import type { Tx } from '../../core/database/pool.ts';
import { letterOf } from '../../core/mail/letter.ts';
import { queueMail } from '../../core/mail/queue-mail.ts';

type Leaving = { email: string; locale: Locale; leavesAt: Date };

/** Mails a person that their account will be deleted, when, and how to keep it, so that they learn of it even if somebody else asked. */
export async function mailLeaving(tx: Tx, { settings }: Services, { email, locale, leavesAt }: Leaving): Promise<void> {
  const say = sayer(locale);
  const body = letterOf(say, settings, [
    say('mail.leaving.body', { day: sayWrittenDay(say, osloToday(leavesAt)) }),
    '',
    `${settings.baseUrl}/app/my-profile/data`,
    '',
  ]);
  await queueMail(tx, { to: email, subject: say('mail.leaving.subject'), body });
}
