import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { root } from './paths.mjs';

const folder = mkdtempSync(join(tmpdir(), 'samspel-lint-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Returns what Biome says of a file with this content, by one rule of the project alone. */
function saidBy(rule: string, name: string, content: string): string {
  const plugin = join(root, 'tools', 'lint', `${rule}.grit`);
  writeFileSync(
    join(folder, 'biome.json'),
    JSON.stringify({ linter: { rules: { preset: 'none' } }, plugins: [plugin] }),
  );
  writeFileSync(join(folder, name), content);
  const biome = join(root, 'node_modules', '.bin', 'biome');
  const { stdout, stderr } = spawnSync(biome, ['lint', '--colors=off', name], { cwd: folder, encoding: 'utf8' });
  return stdout + stderr;
}

/** A rule that Biome cannot read refuses nothing, and fails no check. */
test.each([
  [
    'keeps-focus',
    'field.tsx',
    'takes the focus away',
    ['<input disabled={isSaving} />;', '<input disabled={isClosed} />;'],
  ],
  [
    'waits-for-page',
    'one.test.ts',
    'write await expect.poll',
    ['expect(await tab.count()).toBe(1);', 'await expect.poll(() => tab.count()).toBe(1);'],
  ],
] as const)('the rule %s refuses what it is for, and nothing else', (rule, name, why, [bad, good]) => {
  expect(saidBy(rule, name, bad)).toContain(why);
  expect(saidBy(rule, name, good)).not.toMatch(new RegExp(`${why}|errored`));
});
