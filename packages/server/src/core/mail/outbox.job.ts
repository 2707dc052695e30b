import type { Settings } from '../base/settings.ts';
import type { Job } from '../jobs/job.ts';
import { fileDelivery, type OnPin, smtpDelivery } from './delivery.ts';
import type { MailWriter } from './mail-writer.ts';
import { outboxJobName } from './queue-mail.ts';
import { sendDueMail } from './send-mail.ts';

/**
 * Makes the job that delivers the outbox. It runs as soon as a transaction that queued mail commits, and every minute for mail that is to be
 * tried again. Each mail is claimed by one process, so processes can run it together.
 * @param writers write the mails that were queued without words
 * @param onPin gets the PINs of mails that go to files, but none of those that go to a mail server
 * @returns the job, and a function that closes the connections when no more mail is sent
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
