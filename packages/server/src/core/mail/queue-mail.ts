import type { Tx } from '../database/pool.ts';
import { askForJob } from '../jobs/ask-for-job.ts';
import type { MailWords } from './mail-writer.ts';

/** A mail as plain text. */
export type Mail = Omit<MailWords, 'html' | 'attachments'> & {
  to: string;
  /** When it becomes worthless and is no longer sent, such as a PIN that has expired. */
  expiresAt?: Date;
};

/** A mail whose words are written when it is sent. Its address is deleted when it has been sent or given up. */
export type UnwrittenMail = { to: string; about: object };

/** The name of the job that delivers the outbox. */
export const outboxJobName = 'mail.send';

/** Puts a mail in the outbox. It is sent if and when the transaction commits. */
export async function queueMail(tx: Tx, { to, subject, body, headers = {}, expiresAt }: Mail): Promise<void> {
  await tx
    .insertInto('mail_outbox')
    .values({ to_address: to, subject, body, headers: JSON.stringify(headers), expires_at: expiresAt ?? null })
    .execute();
  await askForJob(tx, outboxJobName);
}

/** Puts mails in the outbox that the writer of this name writes when they are sent. */
export async function queueUnwritten(tx: Tx, writer: string, mails: readonly UnwrittenMail[]): Promise<void> {
  if (mails.length === 0) return;
  await tx
    .insertInto('mail_outbox')
    .values(mails.map(({ to, about }) => ({ to_address: to, writer, about: JSON.stringify(about) })))
    .execute();
  await askForJob(tx, outboxJobName);
}
