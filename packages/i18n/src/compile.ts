import { type MessageFormatElement, parse } from '@formatjs/icu-messageformat-parser';
import { column, type Locale } from './locale.ts';
import { allTexts, type TextId, textIds } from './texts.ts';

/** The texts of one language, parsed, so that react-intl needs no parser. */
export type CompiledTexts = Record<TextId, MessageFormatElement[]>;

/** Parses all texts of a language when the web app is built, so that the browser needs no parser. */
export function compileTexts(locale: Locale): CompiledTexts {
  const compiled = textIds.map((id) => [id, parse(allTexts[id][column[locale]])]);
  return Object.fromEntries(compiled) as CompiledTexts;
}
