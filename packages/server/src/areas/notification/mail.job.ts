import { inTransaction } from '../../core/database/transaction.ts';
import type { Job } from '../../core/jobs/job.ts';
import { queueUnwritten } from '../../core/mail/queue-mail.ts';
import { type DueNotification, peopleAtOnce, takeDue } from './mail-due.queries.ts';

/** Puts mails in the outbox that tell of the notifications whose time has come: at once those that somebody waits for, all others by the minute. */
export const mailJob: Job = {
  name: 'notification.mail',
  schedule: { every: 'MINUTES', minutes: 1 },
  isAskedFor: true,
  run: async ({ db, now }) => {
    let people: number;
    do
      people = await inTransaction(db, async (tx) => {
        const { taken, due } = await takeDue(tx, now());
        await queueUnwritten(tx, mailWriterName, mailsOf(due));
        return taken;
      });
    while (people === peopleAtOnce);
  },
};

/** By which the outbox knows who writes these mails. */
export const mailWriterName = 'notification';

/** What the writer of a mail is given: whose it is, and which notifications it tells of. */
export type MailAbout = { person: number; notifications: readonly number[] };

/** One mail a person; of those who have them at once, one for each whole. */
function mailsOf(due: readonly DueNotification[]): { to: string; about: MailAbout }[] {
  const mails = Map.groupBy(due, ({ personId, rootId, isInstant }) => `${personId} ${isInstant ? rootId : 'all'}`);
  return [...mails.values()].map((some) => ({
    to: some[0]!.email,
    about: { person: some[0]!.personId, notifications: some.map(({ id }) => id) },
  }));
}
