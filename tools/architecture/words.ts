import type { Finding, Source } from './source.ts';

/** The page whose section says which word is chosen for what. */
const glossary = 'docs/glossary.md';
/** A row of that section: language, the chosen word, the words that are not chosen. */
const row = /^\| (nn|nb|en) \| ([^|]+) \| ([^|]+) \|/;
const languages = ['nn', 'nb', 'en'] as const;

type Choice = { language: (typeof languages)[number]; chosen: string; instead: readonly string[] };

/** Returns the choices of the glossary's section 'One thing, one word'. Words that are not chosen are separated by semicolons. */
function choicesOf(sources: readonly Source[]): Choice[] {
  const page = sources.find(({ path }) => path === glossary)?.text ?? '';
  const section = page.split(/^## /m).find((part) => part.startsWith('One thing, one word')) ?? '';
  return section.split('\n').flatMap((line) => {
    const [, language, chosen, instead] = row.exec(line) ?? [];
    if (!language) return [];
    const words = instead!.split(';').map((word) => word.trim());
    return [{ language: language as Choice['language'], chosen: chosen!.trim(), instead: words }];
  });
}

/**
 * Finds texts with a word for which the glossary has chosen another.
 * @param texts each text of the screen by its id, in Nynorsk, Bokmål and English
 */
export function checkWords(
  sources: readonly Source[],
  texts: Readonly<Record<string, readonly [string, string, string]>>,
): Finding[] {
  const choices = choicesOf(sources);
  if (choices.length === 0) return [{ path: glossary, message: 'has no choices under "One thing, one word".' }];
  return choices.flatMap(({ language, chosen, instead }) => {
    const column = languages.indexOf(language);
    return instead.flatMap((word) => {
      const found = new RegExp(`(?<![\\p{L}-])${word}(?![\\p{L}-])`, 'iu');
      return Object.entries(texts)
        .filter(([, text]) => found.test(text[column]!))
        .map(([id, text]) => ({
          path: 'packages/i18n/src',
          message: `${id} says '${word}' in ${language}; the glossary has chosen '${chosen}': ${text[column]}`,
        }));
    });
  });
}
