import { chmodSync, cpSync, existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { isTest } from '../architecture/source.ts';
import { root } from '../paths.mjs';
import type { Lock } from './closure.ts';

/** The packages of ours that a server runs. */
export const ours = ['domain', 'i18n', 'wheel', 'server'] as const;

/** What goes into a package beside code, as it is. */
export const alongside = ['LICENSE', 'NOTICE', 'CHANGELOG.md', 'README.md', 'docs', 'packaging'];

/** What a server needs beside its code, in its package. */
export const beside = ['migrations', 'data', 'printed', 'node.flags'] as const;

/** Whether a file of our sources is for tests alone. */
export const isForTests = (path: string): boolean => isTest(path) || /\/(testing|matrix|faults)(\/|$)/.test(path);

/** Whether a file of the wheel is for browsers alone: a server draws with its pure geometry. */
export const isForBrowsers = (path: string): boolean =>
  /^packages\/wheel\/src\/(.*\.(tsx|css)|(.*\/)?component\/.*|(.*\/)?css\/.*|(.*\/)?index\.ts)$/.test(path);

/** Whether a file of a package of others is never read by a server: types, maps, notes for developers, weights and forms of fonts that paper does not use. */
const isIdle = (path: string) =>
  /\.(d\.[cm]?ts|map|tsbuildinfo)$/.test(path) ||
  /\/(README|CHANGELOG)[^/]*$/i.test(path) ||
  (/\/@fontsource\/.*\.(woff2?|s?css)$/.test(path) && !/-[46]00-normal\.woff$/.test(path));

const isShipped = (path: string) => !isForTests(path) && !isForBrowsers(path);

/** Copies our own code and the built pages into a folder. */
export function copyOurs(to: string): void {
  for (const path of alongside) copy(join(root, path), join(to, path));
  for (const name of ours) {
    const from = join(root, 'packages', name);
    copy(join(from, 'package.json'), join(to, 'packages', name, 'package.json'));
    copy(join(from, 'src'), join(to, 'packages', name, 'src'), (path) => isShipped(relative(root, path)));
    link(`../../packages/${name}`, join(to, 'node_modules', '@samspel', name));
  }
  for (const folder of beside) copy(join(root, 'packages/server', folder), join(to, 'packages/server', folder));
  copy(
    join(root, 'packages/web/dist'),
    join(to, 'packages/web/dist'),
    (path) => !/\.map(\.\w+)?$|\/\.[^/]*$/.test(path),
  );
}

/** Copies packages of others into a folder; each of them has its own copies of what it alone needs in folders of their own. */
export function copyOthers(folders: readonly string[], to: string): void {
  for (const folder of folders) {
    const from = join(root, folder);
    const nested = join(from, 'node_modules');
    copy(from, join(to, folder), (path) => path !== nested && !path.startsWith(`${nested}/`) && !isIdle(path));
  }
}

/** Copies the Node that runs this into a folder, with its licence. */
export function copyNode(to: string): void {
  copy(process.execPath, join(to, 'bin', 'node'));
  const licence = join(dirname(dirname(process.execPath)), 'LICENSE');
  if (existsSync(licence)) copy(licence, join(to, 'bin', 'LICENSE-node'));
}

/** Writes what describes the package, and the command that starts it. */
export function writeOwn(to: string, version: string, lock: Lock): void {
  const { license } = lock['']!;
  const about = { name: 'samspel', version, license, type: 'module', private: true };
  writeFileSync(join(to, 'package.json'), `${JSON.stringify(about, null, 2)}\n`);
  copy(join(root, 'packaging/samspel'), join(to, 'samspel'));
  chmodSync(join(to, 'samspel'), 0o755);
}

function copy(from: string, to: string, isWanted: (path: string) => boolean = () => true): void {
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, to, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => basename(path) !== '.DS_Store' && isWanted(path),
  });
}

function link(target: string, path: string): void {
  mkdirSync(dirname(path), { recursive: true });
  symlinkSync(target, path);
}
