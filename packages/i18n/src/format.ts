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

/** Returns a text in a language, with its ICU arguments filled in. Throws if a value that the text names is missing. For the server. */
export function say(locale: Locale, id: TextId, values: TextValues = {}): string {
  return String(formatOf(locale, id).format({ ...values }));
}

/** `say` in one language. */
export function sayer(locale: Locale): Say {
  return (id, values) => say(locale, id, values);
}

/** Returns the words of a refusal in a language, with the name of its field. For the server. */
export function refusalWords(locale: Locale, refusal: RefusalLike): string {
  return sayRefusal(sayer(locale), refusal, isTextId);
}
