import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from '../base/settings.ts';
import { hasCode } from './has-code.ts';
import { writeProbe } from './probe.ts';

/** Milliseconds after which an unfinished upload must be left over from a killed process: no upload may take so long. */
const leftOver = 3_600_000;

/** The folder of uploads until they are complete and checked. It is on the disk of the storage, so that storing one is only a rename. */
const incomingOf = ({ dataDir }: Settings) => join(dataDir, 'files', 'incoming');

/** Returns a new path for an upload, and makes the folder. */
export async function incomingPath(settings: Settings): Promise<string> {
  const folder = incomingOf(settings);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return join(folder, randomUUID());
}

/** Throws if no upload can be written, as on a full disk. */
export const checkIncoming = (settings: Settings): Promise<void> => writeProbe(incomingOf(settings));

/** Removes the uploads that killed processes left unfinished. Returns how many. */
export async function clearIncoming(settings: Settings, now: Date): Promise<number> {
  const folder = incomingOf(settings);
  const names = await readdir(folder).catch((error) => {
    if (hasCode(error, 'ENOENT')) return [];
    throw error;
  });
  let cleared = 0;
  for (const name of names) {
    const found = await stat(join(folder, name)).catch(() => null);
    if (!found || now.getTime() - found.mtimeMs < leftOver) continue;
    await rm(join(folder, name), { force: true });
    cleared += 1;
  }
  return cleared;
}
