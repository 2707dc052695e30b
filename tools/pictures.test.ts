import { readdir, readFile, stat } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { pictures } from '../e2e/pictures-list.ts';

const folder = new URL('../docs/pictures/', import.meta.url);
const listed = pictures.map(({ name, width, theme }) => `${name}-${width}-${theme}.webp`);

test('the pictures are those that are taken, each is named on their page, and none has 150 kB', async () => {
  const files = (await readdir(folder)).filter((name) => name !== 'README.md');
  expect(files.toSorted()).toEqual(listed.toSorted());
  const page = await readFile(new URL('README.md', folder), 'utf8');
  expect([...page.matchAll(/\]\(([^/)]+\.webp)\)/g)].map(([, name]) => name)).toEqual(listed);
  for (const name of files) expect((await stat(new URL(name, folder))).size, name).toBeLessThanOrEqual(150_000);
});
