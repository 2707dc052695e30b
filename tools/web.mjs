// Builds the web pages when they are missing or older than their sources.
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectNode } from './node.mjs';
import { root } from './paths.mjs';
import { quietly, StepError, step } from './step.mjs';

const web = join(root, 'packages', 'web');
const built = join(web, 'dist', '.sources');
const sources = ['packages/web', 'packages/wheel', 'packages/domain', 'packages/i18n', 'package-lock.json'];

/** Builds packages/web/dist unless it is up to date with the sources. Returns whether it had to build. */
export async function ensureWebBuilt() {
  const wanted = await hashOf(sources);
  if ((await readFile(built, 'utf8').catch(() => '')) === wanted) return false;
  await step('Building the web pages', async () => {
    const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
    const { code, output } = await quietly(await projectNode(), [vite, 'build'], { cwd: web });
    if (code !== 0) throw new StepError('The web pages could not be built; what Vite said stands above.', output);
    await writeFile(built, wanted);
  });
  return true;
}

/** Returns one hash of everything in these files and folders, without tests and earlier builds. */
async function hashOf(paths) {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of await filesUnder(join(root, path))) hash.update(`${file}\n`).update(await readFile(file));
  }
  return hash.digest('hex');
}

async function filesUnder(path) {
  const entries = await readdir(path, { withFileTypes: true }).catch(() => undefined);
  if (!entries) return [path];
  const counted = entries.filter(({ name }) => !/^(node_modules|dist)$|\.test\.tsx?$/.test(name));
  const files = await Promise.all(counted.map(({ name }) => filesUnder(join(path, name))));
  return files.flat().sort();
}
