import type { Settings } from '../base/settings.ts';
import type { Job } from '../jobs/job.ts';
import { fileDelivery, type OnPin, smtpDelivery } from './delivery.ts';
import type { MailWriter } from './mail-writer.ts';
import { outboxJobName } from './queue-mail.ts';
import { sendDueMail } from './send-mail.ts';

/**
 * The job that delivers the outbox: as soon as a transaction that queued mail commits, and every minute what is to be tried again. Processes share
 * the mails of one turn, since each is claimed by one of them. `onPin` is told the PINs that go to files, and none that goes to a mail server.
 * @param writers who write the mails that were queued without their words
 * @returns the job, and what hangs up when no more mail is sent
 */
export function outboxJob(
  settings: Settings,
  writers: readonly MailWriter[],
  onPin?: OnPin,
): { job: Job; close: () => void } {
  const { smtpUrl } = settings;
  const { deliver, close } = smtpUrl ? smtpDelivery(smtpUrl) : fileDelivery(settings, onPin);
  const run: Job['run'] = (services) => sendDueMail(services, writers, deliver);
  return { job: { name: outboxJobName, schedule: { every: 'MINUTES', minutes: 1 }, isAskedFor: true, run }, close };
}
