import { osloToday } from '@samspel/domain/time/oslo';
import { inTransaction } from '../../../core/database/transaction.ts';
import type { Job } from '../../../core/jobs/job.ts';
import { queueUnwritten } from '../../../core/mail/queue-mail.ts';
import { takeDuePaperMails } from './paper-mail.queries.ts';

/** The name by which the outbox knows the writer of these mails. */
export const paperWriterName = 'paper';

/** What the writer of such a mail is given. */
export type PaperMailAbout = { person: number; calendar: number | null };

/** How many mails are queued in one transaction. */
const atOnce = 200;

/** Puts the mails with a year as a PDF in the outbox, on the first of each month, or the first day after it that this runs. */
export const paperMailJob: Job = {
  name: 'calendar.paperMail',
  schedule: { every: 'DAY', time: '06:10' },
  isOnceEnough: true,
  run: async ({ db, now }) => {
    const today = osloToday(now());
    let count: number;
    do
      count = await inTransaction(db, async (tx) => {
        const due = await takeDuePaperMails(tx, today, atOnce);
        const mails = due.map(({ email, person, calendar }) => ({ to: email, about: { person, calendar } }));
        await queueUnwritten(tx, paperWriterName, mails);
        return due.length;
      });
    while (count > 0);
  },
};
