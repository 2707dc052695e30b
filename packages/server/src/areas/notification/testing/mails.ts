import { smtpDelivery } from '../../../core/mail/delivery.ts';
import { sendDueMail } from '../../../core/mail/send-mail.ts';
import { mailServer } from '../../../core/testing/mail-server.ts';
import { type ReadMail, readMail } from '../../../core/testing/read-mail.ts';
import type { World } from '../../../core/testing/world.ts';
import { areas } from '../../index.ts';
import { mailJob } from '../mail.job.ts';
import { tellAll } from './notifications.ts';

/** Sends the mails of a world through a real mail server, when a test asks for it. */
export async function openPost(world: World) {
  const server = await mailServer();
  const writers = areas.flatMap(({ mailWriters = [] }) => mailWriters);
  return {
    /** Puts due mails into the outbox. */
    write: async () => {
      await tellAll(world);
      await mailJob.run(world.services);
    },
    /** Sends what is in the outbox; returns what the mail server took. */
    send: async (): Promise<(ReadMail & { to: string })[]> => {
      const { deliver, close } = smtpDelivery(server.url);
      await sendDueMail(world.services, writers, deliver);
      close();
      return server.received.splice(0).map(({ to, raw }) => ({ to: to.join(), ...readMail(raw) }));
    },
    close: () => server.close(),
  };
}
