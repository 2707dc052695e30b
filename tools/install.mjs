// Installs the packages of the lockfile, and only if they are missing: a complete node_modules is never touched.
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { quietly, StepError, step } from './step.mjs';

/**
 * Installs what is missing. `start` is what `npm start` needs, `all` also what tests and checks need; `all` includes `start`. Returns whether it had
 * to install.
 */
export async function ensureInstalled(mode, folder = root) {
  if (await isInstalled(mode, folder)) return false;
  const label = mode === 'all' ? 'Installing the packages for development' : 'Installing the packages';
  await step(`${label} (once; about a minute)`, () => install(mode, folder));
  return true;
}

/** Whether node_modules holds what the lockfile names for this mode and this machine, no matter who installed it. */
export async function isInstalled(mode, folder = root) {
  const lockfile = await readFile(join(folder, 'package-lock.json'), 'utf8');
  const marker = await readJson(markerFile(folder));
  const installed = await readJson(join(folder, 'node_modules', '.package-lock.json'));
  if (!installed) return false;
  if (marker?.lockfile === hash(lockfile) && (marker.mode === 'all' || marker.mode === mode)) return true;
  const wanted = Object.entries(JSON.parse(lockfile).packages);
  return wanted.every(
    ([path, entry]) => !isNeeded(path, entry, mode) || installed.packages[path]?.version === entry.version,
  );
}

/** Whether a package is needed: workspaces are links, packages for tests are not needed to start, and those for other machines never. */
function isNeeded(path, entry, mode) {
  if (!path.startsWith('node_modules/') || entry.link) return false;
  if (mode === 'start' && entry.dev) return false;
  return !entry.optional || isForThisMachine(entry);
}

/** npm leaves out an optional package without notice; those that name a system and a processor must be here if they are this machine's. */
function isForThisMachine({ os, cpu, libc }) {
  const names = (list, name) => list !== undefined && [list].flat().includes(name);
  return names(os, process.platform) && names(cpu, process.arch) && (libc === undefined || names(libc, cLibrary()));
}

let known;
/** Returns the C library of this machine: `glibc`, or `musl` (Alpine). */
function cLibrary() {
  known ??= process.report?.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl';
  return known;
}

async function install(mode, folder) {
  const npm = process.env.npm_execpath;
  const args = ['ci', mode === 'all' ? '--include=dev' : '--omit=dev', '--no-progress'];
  const [file, ...before] = npm ? [process.execPath, npm] : ['npm'];
  const { code, output } = await quietly(file, [...before, ...args], { cwd: folder });
  if (code !== 0) throw new StepError('The packages could not be installed; what npm said stands above.', output);
  const lockfile = await readFile(join(folder, 'package-lock.json'), 'utf8');
  await writeFile(markerFile(folder), JSON.stringify({ lockfile: hash(lockfile), mode }));
}

const markerFile = (folder) => join(folder, 'node_modules', '.samspel.json');
const hash = (text) => createHash('sha256').update(`${process.platform}-${process.arch}\n${text}`).digest('hex');

async function readJson(file) {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return undefined;
  }
}
