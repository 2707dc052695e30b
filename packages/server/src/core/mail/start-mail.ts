import type { Services } from '../base/services.ts';
import { listen } from '../database/listen.ts';
import { fileDelivery, type OnPin, smtpDelivery } from './delivery.ts';
import type { MailWriter } from './mail-writer.ts';
import { mailChannel } from './queue-mail.ts';
import { sendDueMail } from './send-mail.ts';

/** Milliseconds between two looks into the outbox when nobody says that mail waits. */
const sweep = 60_000;

/**
 * Delivers the outbox from now on: at once when a transaction that queued mail commits, in any process, and every minute what is to be
 * tried again. `onPin` is told the PINs that go to files, and none that goes to a mail server.
 * @param writers who write the mails that were queued without their words
 */
export async function startMail(
  services: Services,
  connectionString: string,
  onPin?: OnPin,
  writers: readonly MailWriter[] = [],
): Promise<{ stop: () => Promise<void> }> {
  const { smtpUrl } = services.settings;
  const { deliver, close } = smtpUrl ? smtpDelivery(smtpUrl) : fileDelivery(services.settings, onPin);
  let isWanted = false;
  let running: Promise<void> | null = null;

  const work = async () => {
    while (isWanted) {
      isWanted = false;
      await sendDueMail(services, writers, deliver).catch((error) =>
        services.log.error({ err: error }, 'the outbox could not be read'),
      );
    }
    running = null;
  };
  const run = () => {
    isWanted = true;
    running ??= work();
  };

  const listener = await listen(connectionString, { [mailChannel]: run }, services.log, run);
  const timer = setInterval(run, sweep);
  run();
  return {
    stop: async () => {
      clearInterval(timer);
      await listener.close();
      isWanted = false;
      await running;
      close();
    },
  };
}
