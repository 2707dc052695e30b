import type { Tx } from '../database/pool.ts';
import { askForJob } from '../jobs/ask-for-job.ts';
import type { MailWords } from './mail-writer.ts';

/** A mail as plain text. */
export type Mail = Omit<MailWords, 'html'> & {
  to: string;
  /** When it becomes worthless and is not sent any more, such as a PIN that has run out. */
  expiresAt?: Date;
};

/** A mail whose words are written when it is sent, by the writer of that name. Its address is forgotten when it has left. */
export type UnwrittenMail = { to: string; about: object };

/** The job that delivers the outbox. */
export const outboxJobName = 'mail.send';

/** Puts a mail in the outbox; it leaves when the transaction commits, and never if it does not. */
export async function queueMail(tx: Tx, { to, subject, body, headers = {}, expiresAt }: Mail): Promise<void> {
  await tx
    .insertInto('mail_outbox')
    .values({ to_address: to, subject, body, headers: JSON.stringify(headers), expires_at: expiresAt ?? null })
    .execute();
  await askForJob(tx, outboxJobName);
}

/** Puts mails in the outbox that a writer writes when they are sent. */
export async function queueUnwritten(tx: Tx, writer: string, mails: readonly UnwrittenMail[]): Promise<void> {
  if (mails.length === 0) return;
  await tx
    .insertInto('mail_outbox')
    .values(mails.map(({ to, about }) => ({ to_address: to, writer, about: JSON.stringify(about) })))
    .execute();
  await askForJob(tx, outboxJobName);
}
