import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ReadMail, readMail } from '../packages/server/src/core/testing/read-mail.ts';
import { samspel } from './samspel.ts';

/** Returns the newest PIN that was mailed to an address since a moment; waits for the mail. */
export const mailedPin = (email: string, since: number): Promise<string> =>
  mailed(email, since, ({ text }) => /^(\d{6})$/m.exec(text)?.[1]);

/** Returns the newest mail to an address since a moment that has a word in its subject; waits for it. */
export const mailAbout = (email: string, since: number, word: string): Promise<ReadMail> =>
  mailed(email, since, (mail) => (mail.subject.includes(word) ? mail : undefined));

/** Returns the first find in the mails to an address since a moment, the newest first; waits for up to a minute. */
async function mailed<Found>(
  email: string,
  since: number,
  find: (mail: ReadMail) => Found | undefined,
): Promise<Found> {
  const folder = join(samspel().dataDir, 'outbox');
  for (let tries = 0; tries < 600; tries += 1) {
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
    for (const name of names.sort().reverse()) {
      const mail = readMail(await readFile(join(folder, name), 'utf8'));
      const { date = '', to = '' } = mail.headers;
      const found = Date.parse(date) >= since - 1_000 && to.includes(email) ? find(mail) : undefined;
      if (found !== undefined) return found;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The mail did not come to ${email}`);
}
