import { readdirSync, readFileSync } from 'node:fs';
import { isTextId } from '@samspel/i18n/texts';
import { expect, test } from 'vitest';
import { isSharedText } from '../../../../../vite.texts.ts';

const here = new URL('./', import.meta.url);
const page = readdirSync(here, { recursive: true, encoding: 'utf8' }).filter(
  (name) => /\.tsx?$/.test(name) && !name.includes('.test.'),
);
/** The sources of the page, and the modules that produce texts for it. */
const speakers = [
  ...page.map((name) => new URL(name, here)),
  new URL('../../board/model/wheel-texts.ts', here),
  new URL(import.meta.resolve('@samspel/i18n/days')),
];

/** Returns the ids of the texts that a source names. */
const spoken = (source: URL) =>
  [...readFileSync(source, 'utf8').matchAll(/'([a-zA-Z]+\.[a-zA-Z0-9.]+)'/g)].map(([, id]) => id!).filter(isTextId);

test('every text that the public page says comes with it', () => {
  const said = [...new Set(speakers.flatMap(spoken))];
  expect(said).toContain('sharedPage.notFound');
  expect(said).toContain('wheel.cell');
  expect(said).toContain('time.dayMonth');
  expect(said.filter((id) => !isSharedText(id))).toEqual([]);
});
