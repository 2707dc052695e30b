import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from './paths.mjs';

/** Tables whose last column names the test that holds each row: its file, and its name where it is said. */
describe.each([
  ['docs/security.md', 'Who attacks what'],
  ['docs/operations.md', 'What is broken on purpose'],
])('in %s, “%s”', (page, heading) => {
  const text = readFileSync(join(root, page), 'utf8');
  const [, table = ''] = new RegExp(`## ${heading}\n([\\s\\S]*?)\n## `).exec(text) ?? [];
  const held = [...table.matchAll(/\| \[`[^`]+`\]\(\.\.\/([^)]+)\)(?:: \*(.+?)\*)? \|$/gm)];

  test('every row names a test, and there is more than a handful of them', () => {
    const [, ...rows] = table.split('\n').filter((line) => line.startsWith('| '));
    expect(held).toHaveLength(rows.length);
    expect(held.length).toBeGreaterThan(15);
  });

  test.each(held.map(([, path, name]) => [path!, name] as const))('%s has the test “%s”', (path, name) => {
    expect(path).toMatch(/\.test\.tsx?$/);
    expect(existsSync(join(root, path))).toBe(true);
    const code = readFileSync(join(root, path), 'utf8');
    if (name) expect(["'", '"', '`'].some((quote) => code.includes(`${quote}${name}${quote}`))).toBe(true);
  });
});
