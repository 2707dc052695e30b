import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { Finding, Source } from './source.ts';

/** A link of Markdown, or a picture of HTML. */
const link = /\]\(([^)\s]+)\)|\bsrc(?:set)?="([^"]+)"/g;

/** Finds links in prose that lead nowhere: to missing files, to headings that no page has, or beside a name that the linked file does not export. */
export function checkLinks(sources: readonly Source[], exists: (path: string) => boolean): Finding[] {
  const pages = sources.filter(({ path }) => path.endsWith('.md'));
  return pages.flatMap((page) =>
    withoutCode(page.text)
      .split('\n')
      .flatMap((line, index) =>
        [
          ...targetsOf(line).map((target) =>
            /^[a-z]+:/.test(target) ? undefined : problemOf(page, target, pages, exists),
          ),
          ...namesOf(line).map(([name, target]) => missingName(name, pathOf(page, target), sources)),
        ].flatMap((message) => (message ? [{ path: page.path, line: index + 1, message }] : [])),
      ),
  );
}

function problemOf(page: Source, target: string, pages: readonly Source[], exists: (path: string) => boolean) {
  const [file = '', heading] = target.split('#');
  const path = file === '' ? page.path : posix.join(posix.dirname(page.path), file);
  if (!exists(path)) return `links to ${target}, which is not there.`;
  const other = pages.find((candidate) => candidate.path === path);
  if (heading && other && !headingsOf(other.text).includes(heading))
    return `links to ${target}, a heading that ${path} does not have.`;
}

/** A name of code beside a link to a file of code: "`name` of [`file.ts`](file.ts)". */
const nameBeside = /`(\w+)`,? (?:of|in) \[`[^`\]]+`\]\(([^)\s]+\.tsx?)\)/g;
/** A name of code that is itself the link. */
const nameAsLink = /\[`(\w*[A-Z]\w*)`\]\(([^)\s]+\.tsx?)\)/g;

const namesOf = (line: string) =>
  [nameBeside, nameAsLink].flatMap((pattern) =>
    [...line.matchAll(pattern)].map(([, name = '', target = '']) => [name, target] as const),
  );

/** Says that a file of code neither exports a name nor has a member of it, so that a reader would look for it in vain. */
function missingName(name: string, path: string, sources: readonly Source[]): string | undefined {
  const text = sources.find((source) => source.path === path)?.text;
  const declared = new RegExp(`^export .*\\b${name}\\b|^\\s+(?:async )?${name}\\??[:(]`, 'm');
  if (text !== undefined && !declared.test(text)) return `names ${name}, which ${path} does not export.`;
}

/** Returns the anchors of a page's headings, as code hosts make them. */
export function headingsOf(text: string): string[] {
  return [...withoutCode(text).matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\p{Letter}\p{Number}\- _]/gu, '')
      .trim()
      .replaceAll(' ', '-'),
  );
}

/** Blanks fenced code but keeps its lines, so that line numbers stay true. */
const withoutCode = (text: string) => text.replace(/^```[\s\S]*?^```/gm, (block) => block.replace(/[^\n]/g, ''));

/** Finds pages of `docs` that no other page links to: nobody would find them. */
export function checkOrphans(sources: readonly Source[]): Finding[] {
  const pages = sources.filter(({ path }) => path.endsWith('.md'));
  const linked = new Set(pages.flatMap((page) => targetsOf(page.text).map((target) => pathOf(page, target))));
  return pages
    .filter(({ path }) => path.startsWith('docs/') && !linked.has(path))
    .map(({ path }) => ({ path, message: 'is a page that no other page links to: name it where people look for it.' }));
}

const targetsOf = (text: string) => [...text.matchAll(link)].map(([, target, picture]) => target ?? picture ?? '');
const pathOf = (page: Source, target: string) => posix.join(posix.dirname(page.path), target.split('#')[0] ?? '');

/** Returns a function that says whether a path of the repository exists, folders included. */
export const existsUnder = (root: string) => (path: string) => existsSync(join(root, path));
