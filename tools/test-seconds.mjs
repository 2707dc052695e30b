// How long each file of tests takes: measured by the last whole run on this machine, or else as committed.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

/** The file with the seconds of the last whole run on this machine. */
export const measuredSeconds = join(root, '.samspel', 'test-seconds.json');
/** The seconds of the slowest files on two quiet cores, for a machine that has not run them yet. */
const committed = join(root, 'tools', 'test-seconds.json');

/** Returns the seconds of each file, by its path from the root. */
export function knownSeconds() {
  for (const file of [measuredSeconds, committed]) {
    try {
      return JSON.parse(readFileSync(file, 'utf8'));
    } catch {
      // The next file, or none.
    }
  }
  return {};
}
