import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { samspel } from './samspel.ts';

/** The newest PIN that was mailed to an address since a moment; waits for the mail. */
export async function mailedPin(email: string, since: number): Promise<string> {
  const folder = join(samspel().dataDir, 'outbox');
  for (let tries = 0; tries < 100; tries += 1) {
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
    for (const name of names.sort().reverse()) {
      const text = await readFile(join(folder, name), 'utf8');
      const isNew = Date.parse(/^Date: (.*)$/m.exec(text)?.[1] ?? '') >= since - 1_000;
      const pin = /^(\d{6})\r?$/m.exec(text)?.[1];
      if (isNew && pin && new RegExp(`^To: .*${email}`, 'mi').test(text)) return pin;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`No mail with a PIN came to ${email}`);
}
