import { sayer } from '@samspel/i18n/format';
import type { Locale } from '@samspel/i18n/locale';
import type { Services } from '../../core/base/services.ts';
import type { Tx } from '../../core/database/pool.ts';
import { queueMail } from '../../core/mail/queue-mail.ts';

/** Tells whoever reads the mail of a deactivated person that the account is closed. The screen says the same for every address, so that nobody else learns it. */
export async function mailClosed(
  tx: Tx,
  { settings: { supportEmail } }: Services,
  { email, locale }: { email: string; locale: Locale },
): Promise<void> {
  const say = sayer(locale);
  const lines = [
    say('mail.pin.greeting'),
    '',
    say('mail.closed.body'),
    ...(supportEmail ? [say('mail.support', { email: supportEmail })] : []),
    '',
    say('mail.regards'),
  ];
  await queueMail(tx, { to: email, subject: say('mail.closed.subject'), body: lines.join('\n') });
}
