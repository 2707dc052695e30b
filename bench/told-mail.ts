import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';
import { frequencySettings } from '@samspel/domain/account/mail-frequency';
import { sql } from 'kysely';
import { mailJob } from '../packages/server/src/areas/notification/mail.job.ts';
import type { Services } from '../packages/server/src/core/base/services.ts';
import type { Database } from '../packages/server/src/core/database/pool.ts';
import type { mailServer } from '../packages/server/src/core/testing/mail-server.ts';
import { type Measure, milliseconds } from './report.ts';

/** The mail server that receives the mails of a measure. */
export type Post = Awaited<ReturnType<typeof mailServer>>;
/** How many mails there are, and the milliseconds from when they are due until they are in the outbox, and until a mail server has them all. */
type MailTimes = { count: number; queued: number; sent: number };

/** Clears what people were notified of: no mail is due, and none has just left. */
export const forgetMails = (db: Database) =>
  sql`update notification set read_at = now(), mail_due = null, mailed_at = null`.execute(db);

/** Makes some people get their mails at once. */
export const chooseAtOnce = (db: Database, first: number, last: number) =>
  sql`update person set settings = settings || ${JSON.stringify({ [frequencySettings.INSTANT]: true })}::jsonb
    where id between ${first} and ${last}`.execute(db);

/** Sends the mails that are due at a moment, and returns how long that took. */
export async function timeMails(db: Database, post: Post, at: Date, expected: number): Promise<MailTimes> {
  post.received.length = 0;
  const start = performance.now();
  await mailJob.run({ db, now: () => at } as Services);
  const queued = performance.now() - start;
  const waiting = db
    .selectFrom('mail_outbox')
    .select('id')
    .where('sent_at', 'is', null)
    .where('given_up_at', 'is', null)
    .limit(1);
  while ((await waiting.execute()).length > 0) await new Promise((resolve) => setTimeout(resolve, 20));
  const sent = performance.now() - start;
  const count = post.received.length;
  if (count !== expected) throw new Error(`${count} of ${expected} mails came`);
  return { count, queued, sent };
}

/** Returns a line of the report about some mails. */
export const mailed = (what: string, { count, queued, sent }: MailTimes): Measure => ({
  what: `${count} ${what}, all in the outbox after ${milliseconds(queued)}`,
  figure: `${(sent / 1_000).toFixed(1)} s; ${((count * 1_000) / sent).toFixed(0)} mails a second`,
});

/** Counts the connections that a mail server accepts from now on; the returned function stops counting and returns their number. */
export function countConnections({ url }: Post): () => number {
  const port = Number(new URL(url).port);
  let count = 0;
  const onSocket = (message: unknown) => {
    if ((message as { socket: Socket }).socket.localPort === port) count += 1;
  };
  subscribe('net.server.socket', onSocket);
  return () => {
    unsubscribe('net.server.socket', onSocket);
    return count;
  };
}
