import { textIds } from '@samspel/i18n/texts';
import { expect, test } from 'vitest';
import { isCode, isTest, readSources } from './architecture/source.ts';
import { root } from './paths.mjs';

/** What may say a text: all code of the packages but the rows themselves and the tests. */
const code = readSources(root, 'packages')
  .filter((source) => isCode(source) && !isTest(source.path))
  .map(({ path, text }) => (path.startsWith('packages/i18n/src/') ? text.replace(/^ {2}'[^']+': \[/gm, '') : text))
  .join('\n');

/** `event.unit.${unit}` says every text whose name is of that form. */
const patterns = [
  ...code.replaceAll(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, '*').matchAll(/`([\w.]*\w\.[\w.*]*\*[\w.]*)`/g),
].map(([, name = '']) => new RegExp(`^${name.replaceAll('.', '\\.').replaceAll('*', '\\w+')}$`));

/** The names of fields come from the input of the server, those of refusals from its codes. */
const isByName = (id: string) => /^(field|refusal)\./.test(id);

test('every text is said somewhere', () => {
  const names = new Set(code.match(/(?<=['"`])[a-zA-Z]+(\.\w+)+(?=['"`])/g));
  const unsaid = textIds.filter((id) => !names.has(id) && !isByName(id) && !patterns.some((one) => one.test(id)));
  expect(unsaid).toEqual([]);
});
