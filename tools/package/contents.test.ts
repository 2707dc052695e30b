import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { importsOf } from '../architecture/imports.ts';
import { readSources } from '../architecture/source.ts';
import { root } from '../paths.mjs';
import { isForBrowsers, isForTests, ours } from './contents.ts';

const shipped = ours
  .flatMap((name) => readSources(root, `packages/${name}/src`))
  .filter(({ path }) => path.endsWith('.ts') && !isForTests(path) && !isForBrowsers(path));

it('what a server runs imports nothing that is left out of a package', () => {
  const paths = new Set(shipped.map(({ path }) => path));
  const missing = shipped.flatMap((source) =>
    importsOf(source)
      .map(({ to }) => (to.endsWith('.ts') ? to : `${to}.ts`))
      .filter((to) => to.startsWith('packages/') && !/\/printed\//.test(to) && !paths.has(to))
      .map((to) => `${source.path} imports ${to}`),
  );
  expect(missing).toEqual([]);
  expect(paths).toContain('packages/server/src/main.ts');
});

it('what a server runs imports only what a package of ours that is shipped depends on', () => {
  const depended = new Set(
    ours.flatMap((name) =>
      Object.keys(JSON.parse(readFileSync(join(root, `packages/${name}/package.json`), 'utf8')).dependencies ?? {}),
    ),
  );
  const nameOf = (to: string) => to.split('/', to.startsWith('@') ? 2 : 1).join('/');
  const strange = shipped.flatMap((source) =>
    importsOf(source)
      .filter(({ to }) => !to.startsWith('packages/') && !to.startsWith('node:') && !depended.has(nameOf(to)))
      .map(({ to }) => `${source.path} imports ${to}`),
  );
  expect(strange).toEqual([]);
});

it('a file that code finds by its place is there', () => {
  const named = shipped.flatMap(({ path, text }) =>
    [...text.matchAll(/new URL\('(\.\.?\/[^']+)', import\.meta\.url\)/g)].map(([, to]) => join(root, path, '..', to!)),
  );
  expect(named.length).toBeGreaterThan(3);
  expect(named.filter((file) => !existsSync(file))).toEqual([]);
});
