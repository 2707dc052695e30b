import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { settingNames } from '../packages/server/src/core/base/settings.schema.ts';
import { readSettings } from '../packages/server/src/core/base/settings.ts';
import { demoPeople } from '../packages/server/src/demo/demo-people.ts';
import { isTest, readSources } from './architecture/source.ts';
import { root } from './paths.mjs';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
/** Returns the words between backticks in the first column of a page's tables. */
const firstColumn = (page: string) =>
  [...page.matchAll(/^\| (`[^|]+`) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map((match) => match[1]),
  );

describe('the pages of the project are true', () => {
  test('operations names every setting, and no other', () => {
    const [, table = ''] = /## Settings\n([\s\S]*?)\n## /.exec(read('docs/operations.md')) ?? [];
    expect(firstColumn(table).sort()).toEqual([...settingNames].sort());
  });

  test('every setting is read by something', () => {
    const code = readSources(root, 'packages/server/src')
      .filter(({ path }) => !path.includes('/core/base/settings') && !isTest(path))
      .map(({ text }) => text)
      .join('\n');
    const isRead = (name: string) =>
      new RegExp(`settings\\.${name}\\b|\\{[^{}]*\\b${name}\\b[^{}]*\\}(: Settings| = [\\w.]*settings;)`).test(code);
    expect(Object.keys(readSettings({})).filter((name) => !isRead(name))).toEqual([]);
  });

  test('the README names settings that exist', () => {
    const [, table = ''] = /## Settings\n([\s\S]*?)\n## /.exec(read('README.md')) ?? [];
    expect(firstColumn(table).length).toBeGreaterThan(3);
    for (const name of firstColumn(table)) expect(settingNames).toContain(name);
  });

  test('the README names the demo people', () => {
    const [, table = ''] = /## Signing in to the demo\n([\s\S]*?)\n## /.exec(read('README.md')) ?? [];
    expect(firstColumn(table).sort()).toEqual(demoPeople.map(({ email }) => email).sort());
  });

  test('what is written by hand is about as long as the decision says', () => {
    const rows = [
      ...read('docs/decisions/by-hand.md').matchAll(/^\| [^|]*\]\(\.\.\/\.\.\/([^)]+)\)[^|]* \| (\d+) \|/gm),
    ];
    expect(rows.length).toBeGreaterThan(4);
    const linesOf = (path: string) =>
      (path.endsWith('.ts') ? [path] : readSources(root, path).map((source) => source.path))
        .filter((file) => !isTest(file))
        .reduce((sum, file) => sum + read(file).split('\n').length - 1, 0);
    for (const [, path, said] of rows) expect(Math.abs(linesOf(path!) - Number(said)), path).toBeLessThan(20);
  });

  test('every package has the version that the changelog begins with', () => {
    const folders = ['.', ...readdirSync(join(root, 'packages')).map((name) => `packages/${name}`)];
    const versions = folders.map((folder) => JSON.parse(read(`${folder}/package.json`)).version);
    const [, newest] = /^## (?:Unreleased: )?(\S+)/m.exec(read('CHANGELOG.md')) ?? [];
    expect([...new Set(versions)]).toEqual([newest]);
  });

  test('every command that a page names is there', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const pages = readSources(root).filter(({ path }) => path.endsWith('.md'));
    const named = pages.flatMap(({ text }) => [...text.matchAll(/npm run ([a-z:]+)/g)].map((match) => match[1]!));
    expect(named).toContain('print');
    expect([...new Set(named)].filter((name) => !(name in scripts))).toEqual([]);
  });
});
