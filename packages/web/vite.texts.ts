import { readFileSync } from 'node:fs';
import { compileTexts } from '@samspel/i18n/compile';
import { type Locale, locales } from '@samspel/i18n/locale';
import type { Plugin } from 'vite';
import { filesOverHome } from './vite.first-pages.ts';

/** Areas whose texts are needed before anybody has signed in. */
const first = ['about', 'account', 'button', 'field', 'help', 'refusal', 'shell', 'terms'];
/** Texts of other areas that are needed then too: those of the page that a mail's link opens. */
const firstBeginnings = ['notification.unsubscri', 'paper.mail.end'];
/** Mails are written on the server, and the page of a share link is built separately: the app does not need their texts. */
const never = ['mail', 'sharedPage'];
/** Areas whose texts the page of a share link uses, with the names of the languages and of the columns of days. */
const shared = ['sharedPage', 'wheel', 'time', 'event'];

/** Whether the page of a share link has a text. */
export function isSharedText(id: string): boolean {
  return shared.includes(areaOf(id)) || /^(shell\.(product|language)|field\.(start|end)Date)/.test(id);
}

/** Returns the texts that a script names, whole, or by their beginning if a placeholder follows. */
export const textsNamedIn = (script: string): { whole: string[]; begun: string[] } => {
  const found = [...script.matchAll(named)];
  return { whole: found.flatMap(([, id]) => id ?? []), begun: found.flatMap(([, , beginning]) => beginning ?? []) };
};

/** What is between quotes in a script, or before the first placeholder in a text's name. */
const named = /['"`]([a-z]\w*(?:\.\w+)+)['"`]|`([a-z]\w*\.(?:\w+\.)*)\$\{/gi;

/** Returns whether the frame, the home page or the dialogs over them name a text, whole or by its beginning. */
function saidOverHome(): (id: string) => boolean {
  const [whole, begun] = [new Set<string>(), new Set<string>()];
  for (const file of filesOverHome()) {
    if (tables.test(file)) continue;
    const texts = textsNamedIn(readFileSync(file, 'utf8'));
    for (const id of texts.whole) whole.add(id);
    for (const beginning of texts.begun) begun.add(beginning);
  }
  return (id) => whole.has(id) || [...begun].some((beginning) => id.startsWith(beginning));
}

/** Where texts are defined: names there do not show where a text is used. */
const tables = /packages\/i18n\/src\/(?!days)/;

let overHome: ((id: string) => boolean) | undefined;
function isOverHome(id: string): boolean {
  overHome ??= saidOverHome();
  return overHome(id);
}

const areaOf = (id: string) => id.split('.')[0]!;

/** Whether a text is loaded before anybody has signed in. */
export const isFirstText = (id: string): boolean =>
  first.includes(areaOf(id)) || firstBeginnings.some((beginning) => id.startsWith(beginning));

const isBehindLogin = (id: string): boolean => !isFirstText(id) && !never.includes(areaOf(id));

const parts = {
  'virtual:texts/': isFirstText,
  'virtual:frame-texts/': (id: string) => isBehindLogin(id) && isOverHome(id),
  'virtual:more-texts/': (id: string) => isBehindLogin(id) && !isOverHome(id),
  'virtual:shared-texts/': isSharedText,
};
type Part = keyof typeof parts;
const prefixes = Object.keys(parts) as Part[];

/**
 * Serves `virtual:texts/nn` (the texts of the public screens), `virtual:frame-texts/nn` (those around every page behind the login and on the home
 * page), `virtual:more-texts/nn` (all others of the app) and `virtual:shared-texts/nn` (those of the page of a share link); the same for nb and en.
 * They are compiled, so that a browser loads one language and no parser.
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
