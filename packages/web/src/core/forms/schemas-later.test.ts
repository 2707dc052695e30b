import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filesOfHome, filesOfMostRead } from '../../../vite.first-pages.ts';

/** An import of more than types. */
const readsSchemas = /^import (?!type\b)[^;]*? from 'zod';/m;

test('home and the pages that are read most are shown without what checks forms: that comes when somebody writes', () => {
  const files = [...filesOfHome(), ...filesOfMostRead()].filter((file) => !file.endsWith('.css'));
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter((file) => readsSchemas.test(readFileSync(file, 'utf8')))).toEqual([]);
});
