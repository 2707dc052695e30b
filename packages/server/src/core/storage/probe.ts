import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Bytes that a disk must have room for: more than one block, which a small file may share with others. */
const room = 65_536;

/** Writes a file into a folder, flushes it to the disk, and removes it. Throws if that fails, as on a full disk. */
export async function writeProbe(folder: string): Promise<void> {
  const probe = join(folder, `health-${process.pid}`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    await writeFile(probe, Buffer.alloc(room), { mode: 0o600, flush: true });
  } finally {
    await rm(probe, { force: true });
  }
}
