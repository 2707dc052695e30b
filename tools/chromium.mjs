// Finds the browser that the journeys run in, or installs Debian's.
import { accessSync, constants, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { quietly, StepError, step } from './step.mjs';

const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macOs = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * Returns the path of a Chromium: the one that CHROMIUM names, the machine's, or Playwright's; if there is none and the user is root, installs
 * Debian's.
 */
export async function ensureChromium(env = process.env) {
  const found = findChromium(env);
  if (found) return found;
  if (process.getuid?.() !== 0 || !isRunnable('/usr/bin/apt-get')) {
    throw new StepError(
      'The tests need Chromium: install it (Debian: apt-get install chromium), or name it with CHROMIUM.',
    );
  }
  await step('Installing Chromium', installDebians);
  const installed = findChromium(env);
  if (!installed) throw new StepError('Chromium was installed and is not to be found: name it with CHROMIUM.');
  return installed;
}

/** Returns the path of a Chromium on this machine, or undefined. */
export function findChromium(env = process.env) {
  if (env.CHROMIUM) {
    if (isRunnable(env.CHROMIUM)) return env.CHROMIUM;
    throw new StepError('CHROMIUM names no program that can be run.');
  }
  const onPath = (env.PATH ?? '').split(':').flatMap((folder) => commands.map((command) => join(folder, command)));
  return [...onPath, ...macOs, ...playwrights(env)].find(isRunnable);
}

/** Returns the folders of the browsers that Playwright downloaded, newest first. */
function playwrights(env) {
  const caches = [
    env.PLAYWRIGHT_BROWSERS_PATH,
    join(homedir(), '.cache', 'ms-playwright'),
    join(homedir(), 'Library', 'Caches', 'ms-playwright'),
  ];
  return caches.filter(Boolean).flatMap((cache) =>
    listed(cache)
      .filter((name) => /^chromium-\d+$/.test(name))
      .sort((one, other) => Number(other.slice(9)) - Number(one.slice(9)))
      .flatMap((name) => ['chrome-linux64', 'chrome-linux'].map((folder) => join(cache, name, folder, 'chrome'))),
  );
}

async function installDebians() {
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']]) {
    const { code, output } = await quietly('apt-get', args, options);
    if (code !== 0) throw new StepError('Chromium could not be installed; what apt-get said stands above.', output);
  }
}

function listed(folder) {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function isRunnable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
