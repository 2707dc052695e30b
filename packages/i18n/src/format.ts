import { IntlMessageFormat } from 'intl-messageformat';
import { column, formatLocale, type Locale } from './locale.ts';
import { type RefusalLike, sayRefusal } from './refusal-words.ts';
import type { Say, TextValues } from './say.ts';
import { allTexts, isTextId, type TextId } from './texts.ts';

const formats = new Map<string, IntlMessageFormat>();

function formatOf(locale: Locale, id: TextId): IntlMessageFormat {
  const key = `${locale} ${id}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new IntlMessageFormat(allTexts[id][column[locale]], formatLocale[locale]);
  formats.set(key, made);
  return made;
}

/** A text in a language, its ICU arguments filled in. Throws where a value that the text names is missing. For the server. */
export function say(locale: Locale, id: TextId, values: TextValues = {}): string {
  return String(formatOf(locale, id).format({ ...values }));
}

/** `say` in one language. */
export function sayer(locale: Locale): Say {
  return (id, values) => say(locale, id, values);
}

/** The words of a refusal in a language, naming the field it concerns. For the server. */
export function refusalWords(locale: Locale, refusal: RefusalLike): string {
  return sayRefusal(sayer(locale), refusal, isTextId);
}
