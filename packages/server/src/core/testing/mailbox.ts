import type { Database } from '../database/pool.ts';

/** A mail in the outbox. */
export type OutboxMail = { subject: string | null; body: string | null };

/** Returns the mails to an address, the newest first. */
export const mailsTo = (db: Database, address: string): Promise<OutboxMail[]> =>
  db
    .selectFrom('mail_outbox')
    .select(['subject', 'body'])
    .where('to_address', '=', address)
    .orderBy('id', 'desc')
    .execute();

/** Returns the PIN of the newest mail to an address, which is on a line of its own. Throws if there is none. */
export async function newestPin(db: Database, address: string): Promise<string> {
  const [mail] = await mailsTo(db, address);
  const pin = /^\d{6}$/m.exec(mail?.body ?? '')?.[0];
  if (!pin) throw new Error(`No PIN was mailed to ${address}`);
  return pin;
}

/** Returns a wrong PIN. */
export const wrongPin = (right: string) => String((Number(right) + 1) % 1_000_000).padStart(6, '0');
