import type { Services } from '../base/services.ts';
import type { Deliver } from './delivery.ts';
import type { Letter } from './message.ts';
import { type ClaimedMail, claimMail, giveUp, markSent, retryLater } from './outbox.ts';

/** Mails on their way at once, from one process. */
const atOnce = 4;

/** Sends all that is due, and answers when nothing is left. What cannot be sent now stays in the outbox. */
export async function sendDueMail(services: Services, deliver: Deliver): Promise<void> {
  for (;;) {
    const claimed = await claimMail(services.db, atOnce);
    if (claimed.length === 0) return;
    await Promise.all(claimed.map((mail) => sendOne(services, deliver, mail)));
  }
}

async function sendOne({ db, now, log, settings }: Services, deliver: Deliver, mail: ClaimedMail): Promise<void> {
  if (mail.expiresAt && mail.expiresAt <= now()) return giveUp(db, mail.id, 'expired before it could be sent');
  try {
    await deliver(letterOf(mail, settings.mailFrom));
  } catch (error) {
    const { message } = error as Error;
    log.warn({ mail: mail.id, attempt: mail.attempts, reason: message }, 'a mail could not be sent');
    return isFinal(error) ? giveUp(db, mail.id, message) : retryLater(db, mail, message);
  }
  await markSent(db, mail.id);
}

const letterOf = ({ id, to, subject, body, headers, createdAt }: ClaimedMail, from: string): Letter => ({
  id,
  from,
  to,
  subject,
  body,
  headers,
  date: createdAt,
});

/** A mail server's 5xx about this very mail, such as an address that it does not know; trying again would not help. */
function isFinal(error: unknown): boolean {
  const { responseCode, command } = error as { responseCode?: number; command?: string };
  return responseCode !== undefined && responseCode >= 500 && /^(MAIL FROM|RCPT TO|DATA)$/.test(command ?? '');
}
