import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Settings } from '../base/settings.ts';
import { addressOf, type Letter, messageOf } from './message.ts';

/** Delivers a letter, or throws. */
export type Deliver = (letter: Letter) => Promise<void>;

/** A way to deliver mail. */
export type Delivery = {
  deliver: Deliver;
  /** Closes the connections. */
  close: () => void;
};

/** Is called with each PIN that is written to a file. */
export type OnPin = (email: string, pin: string) => void;

/** Milliseconds that a mail server has to accept the connection, to greet, and to answer. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** The most connections to the mail server at once; each is kept for the mails that follow. */
const mostConnections = 4;

/** Delivers to the operator's mail server. */
export function smtpDelivery(smtpUrl: string): Delivery {
  const transport = createTransport({ url: smtpUrl, pool: true, maxConnections: mostConnections, ...patience });
  return {
    deliver: async (letter) => {
      const envelope = { from: addressOf(letter.from), to: letter.to, use8BitMime: true };
      await transport.sendMail({ envelope, raw: messageOf(letter, '\r\n') });
    },
    close: () => transport.close(),
  };
}

/** Delivers without a mail server: to `DATA_DIR/outbox/<time>-<id>.eml`, readable only by the operator, and each PIN to `onPin`. */
export function fileDelivery({ dataDir }: Settings, onPin?: OnPin): Delivery {
  const folder = join(dataDir, 'outbox');
  const deliver: Deliver = async (letter) => {
    const time = letter.date.toISOString().replace(/[-:]|\.\d+/g, '');
    const path = join(folder, `${time}-${letter.id}.eml`);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(`${path}.part`, messageOf(letter, '\n'), { mode: 0o600 });
    await rename(`${path}.part`, path);
    const pin = /^\d{6}$/m.exec(letter.body)?.[0];
    if (pin) onPin?.(letter.to, pin);
  };
  return { deliver, close: () => {} };
}
