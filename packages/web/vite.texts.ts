import { compileTexts } from '@samspel/i18n/compile';
import { type Locale, locales } from '@samspel/i18n/locale';
import type { Plugin } from 'vite';

/** Areas whose words are needed before anybody has signed in. */
const first = ['about', 'account', 'button', 'field', 'help', 'refusal', 'shell', 'terms'];
/** Letters are written on the server, and the page of a share link is built apart: the app has no use for their words. */
const never = ['mail', 'sharedPage'];
/** Areas that the page of a share link speaks of, beside the names of the languages and of the columns of days. */
const shared = ['sharedPage', 'wheel', 'time', 'event'];

/** Whether the page of a share link has a text at hand. */
export function isSharedText(id: string): boolean {
  return shared.includes(areaOf(id)) || /^(shell\.(product|language)|field\.(start|end)Date)/.test(id);
}

const areaOf = (id: string) => id.split('.')[0]!;

const parts = {
  'virtual:texts/': (id: string) => first.includes(areaOf(id)),
  'virtual:more-texts/': (id: string) => !first.includes(areaOf(id)) && !never.includes(areaOf(id)),
  'virtual:shared-texts/': isSharedText,
};
type Part = keyof typeof parts;
const prefixes = Object.keys(parts) as Part[];

/**
 * Serves `virtual:texts/nn`, what the public screens say, `virtual:more-texts/nn`, all the rest of the app, and `virtual:shared-texts/nn`,
 * what the page of a share link says; so for nb and en. Compiled, so that a browser loads one language and no parser.
 */
export function compiledTexts(): Plugin {
  return {
    name: 'samspel-texts',
    resolveId: (id) => (prefixes.some((prefix) => id.startsWith(prefix)) ? `\0${id}` : undefined),
    load(id) {
      const prefix = prefixes.find((one) => id.startsWith(`\0${one}`));
      const locale = locales.find((one) => id === `\0${prefix}${one}`);
      return prefix && locale ? moduleOf(textsOf(prefix, locale)) : undefined;
    },
  };
}

function textsOf(part: Part, locale: Locale): object {
  const belongs = parts[part];
  return Object.fromEntries(Object.entries(compileTexts(locale)).filter(([id]) => belongs(id)));
}

const moduleOf = (texts: object): string => `export default JSON.parse(${JSON.stringify(JSON.stringify(texts))});`;
