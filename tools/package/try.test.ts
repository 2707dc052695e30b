import { execFile, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { freePort } from '../../packages/server/src/core/testing/process.ts';
import { projectNode, serverFlags } from '../node.mjs';
import { root } from '../paths.mjs';

const run = promisify(execFile);

/** Whether this machine lets us close a network and folders to a program, as CI's do not all. */
const canBeApart = spawnSync('unshare', ['--net', '--mount', 'mount', '-o', 'remount,bind,ro', '/']).status === 0;

/** Makes a package in a folder that every user can reach. */
async function makePackage(): Promise<string> {
  const place = mkdtempSync(join(tmpdir(), 'samspel-package-'));
  onTestFinished(() => {
    spawnSync('chmod', ['-R', 'u+w', place]);
    spawnSync('rm', ['-rf', place]);
  });
  chmodSync(place, 0o755);
  const folder = join(place, 'samspel');
  await run(await projectNode(), [join(root, 'tools/package.ts'), '--folder', folder]);
  return folder;
}

it.runIf(process.platform === 'linux')(
  'a package starts, serves, is backed up and restored without a network and a home folder, by a user with nothing but its own folder',
  async () => {
    const folder = await makePackage();
    const PORT = String(await freePort());
    const tried = await run('sh', [join(root, 'packaging/try.sh'), folder], { env: { ...process.env, PORT } }).catch(
      ({ stdout, stderr }) => ({ stdout: `${stdout}${stderr}` }),
    );
    if (process.getuid?.() === 0) expect(tried.stdout).toContain('As a user that has nothing but one folder:');
    if (canBeApart) expect(tried.stdout).toContain('Without a network, and with nothing else to write to:');
    expect(tried.stdout).toMatch(/^200 \{"ready":true/m);
    expect(tried.stdout).toContain(`/bin/node ${serverFlags().join(' ')} ${folder}/packages/server/src/main.ts`);
    expect(tried.stdout).toContain('It starts, serves, is backed up and restored, and its own files are as they were.');
  },
);
