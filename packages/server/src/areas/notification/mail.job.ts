import { inTransaction } from '../../core/database/transaction.ts';
import type { Job } from '../../core/jobs/job.ts';
import { queueUnwritten } from '../../core/mail/queue-mail.ts';
import { type DueNotification, peopleAtOnce, takeDue } from './mail-due.queries.ts';

/** Puts mails for due notifications in the outbox: at once when asked, otherwise every minute. */
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

/** The name by which the outbox knows the writer of these mails. */
export const mailWriterName = 'notification';

/** What the writer of a mail is given: its person, and the notifications it is about. */
export type MailAbout = { person: number; notifications: readonly number[] };

/** One mail for each person; for people who get mails at once, one for each root. */
function mailsOf(due: readonly DueNotification[]): { to: string; about: MailAbout }[] {
  const mails = Map.groupBy(due, ({ personId, rootId, isInstant }) => `${personId} ${isInstant ? rootId : 'all'}`);
  return [...mails.values()].map((some) => ({
    to: some[0]!.email,
    about: { person: some[0]!.personId, notifications: some.map(({ id }) => id) },
  }));
}
