import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { writeOrUndo } from './write-or-undo.ts';

function folder() {
  const root = mkdtempSync(join(tmpdir(), 'samspel-write-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  writeFileSync(join(root, 'register.ts'), 'before');
  return root;
}
const files = [
  { path: 'area/index.ts', text: 'new' },
  { path: 'register.ts', text: 'after' },
];

test('files are written, and what follows sees them', async () => {
  const root = folder();
  await writeOrUndo(root, files, async () => expect(readFileSync(join(root, 'area/index.ts'), 'utf8')).toBe('new'));
  expect(readFileSync(join(root, 'register.ts'), 'utf8')).toBe('after');
});

test('if what follows fails, no file is left half-written', async () => {
  const root = folder();
  const failing = writeOrUndo(root, files, () => Promise.reject(new Error('no formatter')));
  await expect(failing).rejects.toThrow('no formatter');
  expect(existsSync(join(root, 'area/index.ts'))).toBe(false);
  expect(readFileSync(join(root, 'register.ts'), 'utf8')).toBe('before');
});
