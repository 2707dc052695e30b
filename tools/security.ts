// Checks what comes from others and what must not get out: licences and checksums of all packages from the lockfile, and secrets in all files.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { checkLicences } from './security/licences.ts';
import { checkLockfile } from './security/lockfile.ts';
import { checkSecrets } from './security/secrets.ts';

const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
});
const sources = files
  .split('\0')
  .filter((path) => path !== '' && path !== 'package-lock.json')
  .map((path) => ({ path, text: readText(path) }));
const findings = [...checkLicences(lock), ...checkLockfile(lock), ...checkSecrets(sources)];
for (const finding of findings) console.error(finding);
if (findings.length > 0) process.exitCode = 1;

/** Reads a file as text; one that was removed and not committed yet is empty. */
function readText(path: string): string {
  try {
    return readFileSync(join(root, path), 'latin1');
  } catch {
    return '';
  }
}
