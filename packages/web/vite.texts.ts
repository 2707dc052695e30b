import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { compileTexts } from '@samspel/i18n/compile';
import { type Locale, locales } from '@samspel/i18n/locale';
import type { Plugin } from 'vite';
import { filesOfMostRead, filesOverHome, namesPages } from './vite.first-pages.ts';

/** Areas whose texts every screen needs. */
const first = ['button', 'field', 'shell'];
/** Areas whose texts are needed before anybody has signed in. */
const open = ['about', 'account', 'help', 'refusal', 'terms'];
/** Texts of other areas that are needed then too: those of the page that a mail's link opens. */
const openBeginnings = ['notification.unsubscri', 'paper.mail.end'];
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

/** Returns whether one of some files names a text, whole or by its beginning. */
function saidIn(files: ReadonlySet<string>): (id: string) => boolean {
  const [whole, begun] = [new Set<string>(), new Set<string>()];
  for (const file of files) {
    const script = readFileSync(file, 'utf8');
    if (tables.test(script)) continue;
    const texts = textsNamedIn(script);
    for (const id of texts.whole) whole.add(id);
    for (const beginning of texts.begun) begun.add(beginning);
  }
  return (id) => whole.has(id) || [...begun].some((beginning) => id.startsWith(beginning));
}

/** A script in which texts are defined: names there do not show where a text is used. */
const tables = /^export const \w+Texts\b/m;

/** Reads the files when the first text is asked for, and only once. */
const later = (files: () => ReadonlySet<string>): ((id: string) => boolean) => {
  let said: ((id: string) => boolean) | undefined;
  return (id) => {
    said ??= saidIn(files());
    return said(id);
  };
};

const isOverHome = later(filesOverHome);
const isOnMostRead = later(filesOfMostRead);

const areaOf = (id: string) => id.split('.')[0]!;

const isFirst = (id: string): boolean =>
  first.includes(areaOf(id)) || (open.includes(areaOf(id)) && !isRefusal(id) && isOverHome(id));

/** The words of refusals are for forms: the server says its own. Any of them can be named, so it is not seen which are. */
const isRefusal = (id: string): boolean => areaOf(id) === 'refusal';

const isPublic = (id: string): boolean =>
  !isFirst(id) && (open.includes(areaOf(id)) || openBeginnings.some((beginning) => id.startsWith(beginning)));

/** Whether a text is loaded before anybody has signed in. */
export const isFirstText = (id: string): boolean => isFirst(id) || isPublic(id);

const isBehindLogin = (id: string): boolean => !isFirstText(id) && !never.includes(areaOf(id));
const isLater = (id: string): boolean => isBehindLogin(id) && !isOverHome(id);

const parts = {
  'virtual:texts/': isFirst,
  'virtual:public-texts/': isPublic,
  'virtual:frame-texts/': (id: string) => isBehindLogin(id) && isOverHome(id),
  'virtual:page-texts/': (id: string) => isLater(id) && isOnMostRead(id),
  'virtual:more-texts/': (id: string) => isLater(id) && !isOnMostRead(id),
  'virtual:shared-texts/': isSharedText,
};
type Part = keyof typeof parts;
const prefixes = Object.keys(parts) as Part[];

/**
 * Serves `virtual:texts/nn` (the texts of every screen), `virtual:public-texts/nn` (those of the public ones), `virtual:frame-texts/nn` (those around
 * every page behind the login and on the home page), `virtual:page-texts/nn` (those of the pages that are read most), `virtual:more-texts/nn` (all others
 * of the app) and `virtual:shared-texts/nn` (those of the page of a share link); the same for nb and en. They are compiled, so that a browser loads one
 * language and no parser.
 *
 * What is imported late, such as a dialog, waits for all texts. What the frame and the home page import late is counted to them, and what an area shows
 * on things of others to the pages that are read most: these wait for nothing.
 * @param waits false for the page of a share link, which has all its texts from the start
 */
export function compiledTexts({ waits = true } = {}): Plugin {
  let compiled: (locale: Locale) => object = compileTexts;
  return {
    name: 'samspel-texts',
    enforce: 'pre',
    configureServer: ({ watcher }) => void watcher.add(folderOfTexts),
    // A text that is changed while the pages are served is shown at once.
    async hotUpdate({ file }) {
      if (!file.startsWith(folderOfTexts) || this.environment.name !== 'client') return undefined;
      compiled = await compileAnew();
      const { moduleGraph, hot } = this.environment;
      for (const [id, module] of moduleGraph.idToModuleMap)
        if (prefixes.some((prefix) => id.startsWith(`\0${prefix}`))) moduleGraph.invalidateModule(module);
      hot.send({ type: 'full-reload' });
      return [];
    },
    resolveId: (id) => (prefixes.some((prefix) => id.startsWith(prefix)) ? `\0${id}` : undefined),
    load(id) {
      const prefix = prefixes.find((one) => id.startsWith(`\0${one}`));
      const locale = locales.find((one) => id === `\0${prefix}${one}`);
      return prefix && locale ? moduleOf(textsOf(prefix, compiled(locale))) : undefined;
    },
    transform(code, id) {
      if (!waits || !inApp.test(id) || namesPages.test(id) || filesOverHome().has(id)) return null;
      const waiting = code.replace(lateParts, 'withAllTexts(() => $&)');
      if (waiting === code) return null;
      return { code: `${waiting}\nimport { withAllTexts } from ${messages};\n`, map: null };
    },
  };
}

/** What is imported late and has words: a component. */
const lateParts = /\bimport\(\s*'\.{1,2}\/[^']+\.tsx'\s*\)/g;
const inApp = /\/web\/src\/.*\.tsx?$/;
const messages = JSON.stringify(fileURLToPath(new URL('src/texts/messages.ts', import.meta.url)));

/** Where the texts are written. */
const folderOfTexts = fileURLToPath(new URL('../i18n/src', import.meta.url));

/** Compiles the texts as they are written now, in a process of its own: this one has read them once and for all. Rejects if they cannot be read. */
async function compileAnew(): Promise<(locale: Locale) => object> {
  const program = `import { compileTexts } from './compile.ts'; import { locales } from './locale.ts';
    console.log(JSON.stringify(Object.fromEntries(locales.map((locale) => [locale, compileTexts(locale)]))));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: folderOfTexts,
    maxBuffer: 100_000_000,
  });
  const texts = JSON.parse(stdout) as Record<Locale, object>;
  return (locale) => texts[locale];
}

function textsOf(part: Part, texts: object): object {
  const belongs = parts[part];
  return Object.fromEntries(Object.entries(texts).filter(([id]) => belongs(id)));
}

const moduleOf = (texts: object): string => `export default JSON.parse(${JSON.stringify(JSON.stringify(texts))});`;
