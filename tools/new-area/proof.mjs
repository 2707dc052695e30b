// What a generated area stands on, as one hash: its test takes minutes, and proves nothing new while none of this has changed.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../paths.mjs';

/** The test that writes an area, compiles it, and shows it in a browser. */
export const generatedAreaTest = 'tools/new-area.test.ts';
/** The file with the hash for which that test passed last. */
export const proofFile = join(root, 'tools', 'new-area', 'proof.txt');

/** The generator, the floors that an area stands on, what its tests use, and the packages. */
const grounds = [
  'tools/new-area',
  'tools/new-area.ts',
  generatedAreaTest,
  'e2e/browser.ts',
  'e2e/hangings.ts',
  'e2e/people.ts',
  'e2e/samspel.ts',
  'package-lock.json',
  'packages/domain/src/input',
  'packages/domain/src/subject',
  'packages/server/src/core',
  'packages/server/src/matrix',
  'packages/server/src/subject',
  'packages/web/src/core',
  'packages/web/src/shell',
  'packages/web/src/subject',
  'packages/web/src/texts',
  'packages/web/src/ui',
];

/** Whether the generated area was proved on just these files. */
export function isProved() {
  try {
    return readFileSync(proofFile, 'utf8').trim() === groundsHash();
  } catch {
    return false;
  }
}

/** Returns one hash of everything that a generated area stands on. */
export function groundsHash() {
  const hash = createHash('sha256');
  for (const file of grounds.flatMap(filesUnder)) hash.update(`${file}\n`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

function filesUnder(path) {
  if (!statSync(join(root, path)).isDirectory()) return [path];
  const names = readdirSync(join(root, path)).filter((name) => name !== 'proof.txt');
  return names.sort().flatMap((name) => filesUnder(`${path}/${name}`));
}
