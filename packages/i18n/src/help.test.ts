import { expect, test } from 'vitest';
import { helpTexts } from './help.ts';
import { column, locales } from './locale.ts';
import { allTexts } from './texts.ts';

test.each(locales)('every button and place that the help names is called so on the screens (%s)', (locale) => {
  const names = new Set(Object.values(allTexts).map((row) => row[column[locale]] as string));
  const quoted = Object.values(helpTexts).flatMap((row) => row[column[locale]].match(/(?<=[«“])[^»”]+/g) ?? []);
  expect(quoted.length).toBeGreaterThan(15);
  expect(quoted.filter((name) => !names.has(name))).toEqual([]);
});
