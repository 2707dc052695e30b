import { posix } from 'node:path';
import type { Source } from './source.ts';

/** One import of a file: its target, as a path of the repository if it is ours, and its line. */
export type Import = { to: string; line: number };

const name = `['"]([^'"\\n]+)['"]`;
const clause = '[\\w$*{},\\s]+?\\bfrom\\s*';
/** Skips comments, templates, regular expressions and strings, so that what looks like an import inside them does not count. */
const scan = new RegExp(
  [
    '\\/\\*[\\s\\S]*?\\*\\/',
    '\\/\\/.*',
    '`(?:\\\\[\\s\\S]|[^`\\\\])*`',
    `(?<![\\w.$])import\\s*(?:type\\s+)?(?:${clause})?${name}`,
    `(?<![\\w.$])export\\s+(?:type\\s+)?${clause}${name}`,
    `(?<![\\w.$])import\\s*\\(\\s*${name}`,
    '(?<=[(=,:!&|?{};\\[]\\s*)\\/(?![*/])(?:\\\\.|\\[(?:\\\\.|[^\\]\\\\\\n])*\\]|[^/\\\\\\n[])+\\/',
    `'(?:\\\\.|[^'\\\\\\n])*'`,
    '"(?:\\\\.|[^"\\\\\\n])*"',
  ].join('|'),
  'g',
);

/** Returns the imports, re-exports and dynamic imports of a file, types included: a file depends on all that it names. */
export function importsOf({ path, text }: Source): Import[] {
  return [...text.matchAll(scan)].flatMap((match) => {
    const specifier = match[1] ?? match[2] ?? match[3];
    if (specifier === undefined) return [];
    return [{ to: resolve(path, specifier), line: text.slice(0, match.index).split('\n').length }];
  });
}

/** Returns a path of the repository; `node:fs` and names of npm packages stay as they are. */
function resolve(from: string, specifier: string): string {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier);
  const own = /^@samspel\/(\w+)(?:\/(.+))?$/.exec(specifier);
  return own ? `packages/${own[1]}/src/${own[2] ?? 'index'}` : specifier;
}

/** Returns a text with everything between backticks blanked, line by line: code in a template is not the file's own. */
export const withoutTemplates = (text: string) =>
  text.replace(scan, (match) => (match.startsWith('`') ? match.replace(/[^\n]/g, ' ') : match));
