import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './paths.mjs';

const page = readFileSync(join(root, 'docs/security.md'), 'utf8');
/** The rows of the table of attackers: the file of the test that holds each, and the test's name where it is said. */
const [, table = ''] = /## Who attacks what\n([\s\S]*?)\n## /.exec(page) ?? [];
const rows = [...table.matchAll(/\| \[`[^`]+`\]\(\.\.\/([^)]+)\)(?:: \*(.+?)\*)? \|$/gm)];

test('every threat names a test, and there is more than a handful of them', () => {
  const threats = table.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| who |'));
  expect(rows).toHaveLength(threats.length);
  expect(rows.length).toBeGreaterThan(15);
});

test.each(rows.map(([, path, name]) => [path!, name] as const))('%s has the test “%s”', (path, name) => {
  expect(path).toMatch(/\.test\.tsx?$/);
  expect(existsSync(join(root, path))).toBe(true);
  const text = readFileSync(join(root, path), 'utf8');
  if (name) expect(["'", '"', '`'].some((quote) => text.includes(`${quote}${name}${quote}`))).toBe(true);
});
