import { sayer } from '@samspel/i18n/format';
import type { Caller } from '../../../core/base/caller.ts';
import type { Services } from '../../../core/base/services.ts';
import type { Tx } from '../../../core/database/pool.ts';
import { letterOf } from '../../../core/mail/letter.ts';
import { queueMail } from '../../../core/mail/queue-mail.ts';

/** Who is invited, and by whom. */
type Invitation = { email: string; name: string; from: Pick<Caller, 'name' | 'locale'> };

/** Mails an invitation in the language of the person who invites: the language of the invited person is not known yet. */
export async function mailInvitation(tx: Tx, { settings }: Services, { email, name, from }: Invitation): Promise<void> {
  const say = sayer(from.locale);
  const url = `${settings.baseUrl}/app/login?email=${encodeURIComponent(email)}`;
  const said = [say('mail.invite.intro', { name: from.name }), '', url, '', say('mail.invite.how')];
  const body = letterOf(say, settings, said, say('mail.invite.greeting', { name }));
  await queueMail(tx, { to: email, subject: say('mail.invite.subject', { name: from.name }), body });
}
