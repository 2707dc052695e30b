import type { Services } from '../base/services.ts';
import type { Deliver } from './delivery.ts';
import type { MailWords, MailWriter } from './mail-writer.ts';
import type { Letter } from './message.ts';
import { type ClaimedMail, claimMail, giveUp, markSent, retryLater, stopTrying } from './outbox.ts';

/** How many mails one process sends at once. */
const atOnce = 4;

/** Sends all mail that is due; resolves when none is left. What cannot be sent now stays in the outbox. */
export async function sendDueMail(services: Services, writers: readonly MailWriter[], deliver: Deliver): Promise<void> {
  for (;;) {
    const claimed = await claimMail(services.db, atOnce);
    if (claimed.length === 0) return;
    await Promise.all(claimed.map((mail) => sendOne(services, writers, deliver, mail)));
  }
}

async function sendOne(services: Services, writers: readonly MailWriter[], deliver: Deliver, mail: ClaimedMail) {
  const { db, now, log, settings } = services;
  if (mail.expiresAt && mail.expiresAt <= now()) return giveUp(db, mail.id, 'expired before it could be sent');
  try {
    const words = await wordsOf(services, writers, mail);
    if (!words) return giveUp(db, mail.id, 'had nothing to say any more');
    await deliver(letterOf(mail, words, settings.mailFrom));
  } catch (error) {
    const { message } = error as Error;
    log.warn({ mail: mail.id, attempt: mail.attempts, reason: message }, 'a mail could not be sent');
    return isFinal(error) ? stopTrying(db, mail, message) : retryLater(db, mail, message);
  }
  await markSent(db, mail.id);
}

/** Returns the words of a mail: as queued, or as its writer writes them now. Throws if only a newer version of Samspel has that writer. */
async function wordsOf(
  services: Services,
  writers: readonly MailWriter[],
  mail: ClaimedMail,
): Promise<MailWords | null> {
  const { subject, body, headers, writer: name, about } = mail;
  if (name === null) return { subject: subject!, body: body!, headers };
  const writer = writers.find((one) => one.name === name);
  if (!writer) throw new Error(`nobody here writes mails of ${name}`);
  return writer.write(services, about);
}

const letterOf = ({ id, to, createdAt }: ClaimedMail, { headers = {}, ...words }: MailWords, from: string): Letter => ({
  id,
  from,
  to,
  ...words,
  headers,
  date: createdAt,
});

/** Whether a mail server answered 5xx about this mail itself, such as an unknown address; trying again would not help. */
function isFinal(error: unknown): boolean {
  const { responseCode, command } = error as { responseCode?: number; command?: string };
  return responseCode !== undefined && responseCode >= 500 && /^(MAIL FROM|RCPT TO|DATA)$/.test(command ?? '');
}
