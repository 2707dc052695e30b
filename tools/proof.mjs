// What the tests of the generators stand on, each as one hash: they take minutes, and prove nothing new while none of it has changed.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

/**
 * A test that runs only when what it stands on has changed since it passed.
 * @typedef {object} Proved
 * @property {string} test its file
 * @property {string} file the file with the hash for which it passed last
 * @property {readonly string[]} grounds files and folders that it stands on
 */

/** The test that writes an area, compiles it, and shows it in a browser: the generator, the floors of an area, what its tests use, and the packages. */
const newArea = {
  test: 'tools/new-area.test.ts',
  file: 'tools/new-area/proof.txt',
  grounds: [
    'tools/copy-project.ts',
    'tools/new-area',
    'tools/new-area.ts',
    'tools/new-area.test.ts',
    'e2e/browser.ts',
    'e2e/attachments.ts',
    'e2e/chromium.ts',
    'e2e/global-setup.ts',
    'e2e/lend-chromium.ts',
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
  ],
};

/**
 * The test that writes a field of a grant, an activity, a topic and a year wheel, compiles them, and writes, reads and undoes each: the generator, all of
 * grants and topics, what of the calendar is made of its lists of fields, and the floors of a field.
 */
const newField = {
  test: 'tools/new-field.test.ts',
  file: 'tools/new-field/proof.txt',
  grounds: [
    'tools/copy-project.ts',
    'tools/new-field',
    'tools/new-field.ts',
    'tools/new-field.test.ts',
    'package-lock.json',
    'packages/domain/src/calendar/activity.fields.ts',
    'packages/domain/src/calendar/calendar.fields.ts',
    'packages/domain/src/grant',
    'packages/domain/src/input',
    'packages/domain/src/subject',
    'packages/domain/src/topic',
    'packages/i18n/src/field.ts',
    'packages/server/src/areas/calendar/activity',
    'packages/server/src/areas/calendar/calendar',
    'packages/server/src/areas/calendar/copy',
    'packages/server/src/areas/calendar/series',
    'packages/server/src/areas/grant',
    'packages/server/src/areas/topic',
    'packages/server/src/core',
    'packages/server/src/subject',
    'packages/web/src/areas/calendar/activity.fields.test.tsx',
    'packages/web/src/areas/calendar/calendar',
    'packages/web/src/areas/calendar/calendar.fields.test.tsx',
    'packages/web/src/areas/calendar/calendar.history.ts',
    'packages/web/src/areas/calendar/edit',
    'packages/web/src/areas/calendar/fields',
    'packages/web/src/areas/calendar/series',
    'packages/web/src/areas/grant',
    'packages/web/src/areas/topic',
    'packages/web/src/subject',
    'packages/web/src/texts',
  ],
};

/** @type {readonly Proved[]} */
export const provedTests = [newArea, newField];

/** Whether a test has passed on just these files. @param {Proved} one */
export function isProved(one) {
  try {
    return readFileSync(join(root, one.file), 'utf8').trim() === groundsHash(one);
  } catch {
    return false;
  }
}

/** Keeps that a test has passed on just these files. @param {Proved} one */
export function keepProof(one) {
  writeFileSync(join(root, one.file), `${groundsHash(one)}\n`);
}

/** Returns one hash of everything that a test stands on. @param {Proved} one */
function groundsHash({ grounds }) {
  const hash = createHash('sha256');
  for (const file of grounds.flatMap(filesUnder)) hash.update(`${file}\n`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

/** @param {string} path @returns {string[]} */
function filesUnder(path) {
  if (!statSync(join(root, path)).isDirectory()) return [path];
  const names = readdirSync(join(root, path)).filter((name) => name !== 'proof.txt');
  return names.sort().flatMap((name) => filesUnder(`${path}/${name}`));
}
