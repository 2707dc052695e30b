import { sayer } from '@samspel/i18n/format';
import type { Locale } from '@samspel/i18n/locale';
import type { Services } from '../../../core/base/services.ts';
import type { Tx } from '../../../core/database/pool.ts';
import { letterOf } from '../../../core/mail/letter.ts';
import { queueMail } from '../../../core/mail/queue-mail.ts';

/** Mails to a deactivated person's address that the account is closed. The screen says the same for every address, so that nobody else learns it. */
export async function mailClosed(
  tx: Tx,
  { settings }: Services,
  { email, locale }: { email: string; locale: Locale },
): Promise<void> {
  const say = sayer(locale);
  const body = letterOf(say, settings, [say('mail.closed.body')]);
  await queueMail(tx, { to: email, subject: say('mail.closed.subject'), body });
}
