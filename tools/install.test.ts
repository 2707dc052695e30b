import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { isInstalled } from './install.mjs';

type Entry = { version: string; dev?: boolean; optional?: boolean; link?: boolean; os?: string[]; cpu?: string[] };

const here = { os: [process.platform], cpu: [process.arch] };
const lockfile: Record<string, Entry> = {
  '': { version: '0.1.0' },
  'packages/server': { version: '0.1.0' },
  'node_modules/@samspel/server': { version: '0.1.0', link: true },
  'node_modules/fastify': { version: '5.0.0' },
  'node_modules/vitest': { version: '5.0.0', dev: true },
  'node_modules/postgres-here': { version: '18.0.0', optional: true, ...here },
  'node_modules/postgres-elsewhere': { version: '18.0.0', optional: true, os: ['aix'], cpu: ['ppc64'] },
  'node_modules/wasm-fallback': { version: '1.0.0', optional: true },
};
const forStart = ['node_modules/fastify', 'node_modules/postgres-here'];

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** Makes a checkout in which npm has installed these packages. */
function checkout(installed: readonly string[] | undefined, lock = lockfile): string {
  const folder = mkdtempSync(join(tmpdir(), 'samspel-install-'));
  folders.push(folder);
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: lock }));
  mkdirSync(join(folder, 'node_modules'));
  if (installed) {
    const packages = Object.fromEntries(installed.map((path) => [path, lockfile[path]]));
    writeFileSync(join(folder, 'node_modules', '.package-lock.json'), JSON.stringify({ packages }));
  }
  return folder;
}

describe('packages are installed', () => {
  it('when there are none, or npm was interrupted', async () => {
    expect(await isInstalled('start', checkout(undefined))).toBe(false);
  });

  it('when one is missing, also the one that is only for this kind of machine', async () => {
    expect(await isInstalled('start', checkout(['node_modules/fastify']))).toBe(false);
    expect(await isInstalled('start', checkout(['node_modules/postgres-here']))).toBe(false);
  });

  it('when the lockfile names another version by now', async () => {
    const newer = { ...lockfile, 'node_modules/fastify': { version: '5.0.1' } };
    expect(await isInstalled('start', checkout(forStart, newer))).toBe(false);
  });

  it('when tests need more than a start has brought', async () => {
    expect(await isInstalled('all', checkout(forStart))).toBe(false);
  });
});

describe('packages are left alone', () => {
  it('when all that a start needs is there, without those of tests and of other machines', async () => {
    expect(await isInstalled('start', checkout(forStart))).toBe(true);
  });

  it('when a full installation is there, whoever made it', async () => {
    const folder = checkout([...forStart, 'node_modules/vitest']);
    expect(await isInstalled('start', folder)).toBe(true);
    expect(await isInstalled('all', folder)).toBe(true);
  });
});
