import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Writes files and does what has to follow. If that fails, new files are removed and changed ones are as before, so that it can be tried again.
 * Throws what `follow` throws.
 */
export async function writeOrUndo(
  root: string,
  files: readonly { path: string; text: string }[],
  follow: () => Promise<void>,
): Promise<void> {
  const paths = files.map(({ path }) => join(root, path));
  const before = await Promise.all(paths.map((path) => (existsSync(path) ? readFile(path) : null)));
  try {
    for (const { path, text } of files) {
      await mkdir(dirname(join(root, path)), { recursive: true });
      await writeFile(join(root, path), text);
    }
    await follow();
  } catch (error) {
    for (const [at, path] of paths.entries()) {
      const was = before[at];
      if (was) await writeFile(path, was);
      else await rm(path, { force: true });
    }
    throw error;
  }
}
