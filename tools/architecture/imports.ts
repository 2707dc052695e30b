import { posix } from 'node:path';
import type { Source } from './source.ts';

/** One import of a file: what it names, resolved to a path of the repository where it is ours, and the line it stands on. */
export type Import = { to: string; line: number };

const name = `['"]([^'"\\n]+)['"]`;
const clause = '[\\w$*{},\\s]+?\\bfrom\\s*';
/** Comments, templates, regular expressions and strings are passed over, so that what looks like an import inside them is none. */
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

/** The imports, re-exports and dynamic imports of a file, types included: what a file names it depends on. */
export function importsOf({ path, text }: Source): Import[] {
  return [...text.matchAll(scan)].flatMap((match) => {
    const specifier = match[1] ?? match[2] ?? match[3];
    if (specifier === undefined) return [];
    return [{ to: resolve(path, specifier), line: text.slice(0, match.index).split('\n').length }];
  });
}

/** A path of the repository; `node:fs` and names of npm packages stay as they are. */
function resolve(from: string, specifier: string): string {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier);
  const own = /^@samspel\/(\w+)(?:\/(.+))?$/.exec(specifier);
  return own ? `packages/${own[1]}/src/${own[2] ?? 'index'}` : specifier;
}

/** The text of a file with everything between backticks blanked, line by line: code that code writes is not its own. */
export const withoutTemplates = (text: string) =>
  text.replace(scan, (match) => (match.startsWith('`') ? match.replace(/[^\n]/g, ' ') : match));
