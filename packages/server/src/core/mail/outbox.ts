import { sql } from 'kysely';
import type { Db } from '../database/pool.ts';

/** A mail that this process has claimed; no other process sends it while the claim holds. */
export type ClaimedMail = {
  id: number;
  to: string;
  /** Null if a writer writes it. */
  subject: string | null;
  body: string | null;
  headers: Record<string, string>;
  writer: string | null;
  about: unknown;
  createdAt: Date;
  expiresAt: Date | null;
  attempts: number;
};

/** How often a mail is tried before it is given up: for about five hours. */
const mostAttempts = 12;

/**
 * Claims up to `most` mails that are due: first those that expire, as a PIN that somebody waits for, and last those that are yet to be written. A process
 * that dies with one loses the claim after two minutes.
 */
export async function claimMail(db: Db, most: number): Promise<ClaimedMail[]> {
  const { rows } = await sql<ClaimedMail>`
    update mail_outbox set attempts = attempts + 1, next_try = now() + interval '2 minutes'
    where id in (select id from mail_outbox where sent_at is null and given_up_at is null and next_try <= now()
                 order by expires_at is null, writer is not null, next_try, id limit ${most} for update skip locked)
    returning id, to_address as "to", subject, body, headers, writer, about, created_at as "createdAt", expires_at as "expiresAt", attempts`.execute(
    db,
  );
  return rows.sort((a, b) => a.id - b.id);
}

/** Deletes the body of a mail or what it is about, but not its subject; and also its address if a writer writes it when it is sent. */
const forgotten = sql`body = null, about = null, to_address = case when writer is null then to_address end`;

/** Marks a mail as sent, and deletes its body. */
export async function markSent(db: Db, id: number): Promise<void> {
  await sql`update mail_outbox set sent_at = now(), ${forgotten}, last_error = null where id = ${id}`.execute(db);
}

/** Gives up a mail that is not worth sending any more, and deletes its body. */
export async function giveUp(db: Db, id: number, why: string): Promise<void> {
  await sql`update mail_outbox set given_up_at = now(), ${forgotten}, last_error = ${why.slice(0, 500)} where id = ${id}`.execute(
    db,
  );
}

/**
 * Stops trying to send a mail. An admin may have it sent again within a week, unless it has an expiry time, such as a PIN: then its body is
 * deleted.
 */
export async function stopTrying(db: Db, { id, expiresAt }: ClaimedMail, why: string): Promise<void> {
  if (expiresAt) return giveUp(db, id, why);
  await sql`update mail_outbox set given_up_at = now(), last_error = ${why.slice(0, 500)} where id = ${id}`.execute(db);
}

/** Tries a mail again later: after half a minute, then twice as long each time, at most an hour. After the last attempt, stops trying. */
export async function retryLater(db: Db, mail: ClaimedMail, why: string): Promise<void> {
  const { id, attempts } = mail;
  if (attempts >= mostAttempts) return stopTrying(db, mail, why);
  const seconds = Math.min(30 * 2 ** (attempts - 1), 3_600);
  await sql`update mail_outbox set next_try = now() + make_interval(secs => ${seconds}), last_error = ${why.slice(0, 500)}
    where id = ${id}`.execute(db);
}
