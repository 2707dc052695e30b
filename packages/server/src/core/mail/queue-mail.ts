import { sql } from 'kysely';
import type { Tx } from '../database/pool.ts';

/** A mail as plain text; its links come from BASE_URL alone (product/wire#mail). */
export type Mail = {
  to: string;
  subject: string;
  body: string;
  headers?: Record<string, string>;
  /** When it becomes worthless and is not sent any more, such as a PIN that has run out. */
  expiresAt?: Date;
};

/** The PostgreSQL channel that says that mail waits. */
export const mailChannel = 'samspel_mail';

/** Puts a mail in the outbox; it leaves when the transaction commits, and never if it does not. */
export async function queueMail(tx: Tx, { to, subject, body, headers = {}, expiresAt }: Mail): Promise<void> {
  await tx
    .insertInto('mail_outbox')
    .values({ to_address: to, subject, body, headers: JSON.stringify(headers), expires_at: expiresAt ?? null })
    .execute();
  await sql`select pg_notify(${mailChannel}, '')`.execute(tx);
}
