import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from '../base/settings.ts';
import { hasCode } from './has-code.ts';
import { writeProbe } from './probe.ts';

/** Milliseconds after which what came in is left over from a process that was killed: no upload may take so long. */
const leftOver = 3_600_000;

/** Where uploads lie until they are whole and looked at: on the disk of the storage, so that storing one is a new name for it. */
const incomingOf = ({ dataDir }: Settings) => join(dataDir, 'files', 'incoming');

/** A new path for an upload. */
export async function incomingPath(settings: Settings): Promise<string> {
  const folder = incomingOf(settings);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return join(folder, randomUUID());
}

/** Throws if no upload can come in, as on a full disk. */
export const checkIncoming = (settings: Settings): Promise<void> => writeProbe(incomingOf(settings));

/** Removes what killed processes have left of uploads; returns how many. */
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
