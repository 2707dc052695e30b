import { readdirSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('.', import.meta.url));

/** What `import` and `export … from` load at once; imports of types do not count. */
const atOnce = /^(?:import|export)(?! type\b)[^'"`;=(]*?['"]([^'"]+)['"]/gm;
/** What is loaded later, by `import()`. */
const later = /\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;
/** Files that name pages and parts of pages: what they load later belongs to those. */
export const namesPages = /\.routes\.tsx?$|\/(routes|areas\/[\w-]+\/index)\.tsx?$/;

/** A page in the routes of an area, and one that is read most (`subject/page/page-handle.ts`). */
const mostReadPage = /handle: mostRead(?:Of\([^)]*\))?,\s*lazy: \(\) => import\('([^']+)'\)/g;
/** A part that an area shows on things of others. */
const hangingPart = /\bload: \(\) => import\('([^']+)'\)/g;

const login = ['src/main.tsx', 'src/areas/account/login-page.tsx'];
const home = ['src/main.tsx', 'src/shell/frame/main-layout.tsx', 'src/areas/home/home-page.tsx'];
/** Returns our own files that a page loads, with its dialogs. @param page its file, from `src/` */
export const filesOfPage = (page: string): ReadonlySet<string> => reached([page], true);
/** Returns our own files that the sign-in page loads. */
export const filesOfLogin = (): ReadonlySet<string> => reached(login, false);
/** Returns our own files that the home page loads, with the frame around every page. */
export const filesOfHome = (): ReadonlySet<string> => reached(home, false);
/** Returns those, what areas show on the home page, and the files of what opens over them: dialogs of the frame, loaded on demand. */
export const filesOverHome = (): ReadonlySet<string> => {
  overHome ??= reached([...home, ...partsOfHome()], true);
  return overHome;
};
let overHome: ReadonlySet<string> | undefined;

/** A part that an area shows on the home page, a moment after it; one that waits for all texts by itself is not counted. */
const homePart = /\bplace: '\w+',(?: permission,)? load: \(\) => import\('([^']+)'\)/g;

/** Returns the files that the routes and the index of areas name by these patterns. */
function namedByAreas(...patterns: readonly RegExp[]): string[] {
  const areas = resolve(here, 'src/areas');
  const scripts = readdirSync(areas, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.routes\.tsx?$|^[^/\\]+[/\\]index\.tsx?$/.test(file))
    .map((file) => resolve(areas, file));
  return scripts.flatMap((file) => {
    const script = readFileSync(file, 'utf8');
    const found = patterns.flatMap((pattern) => [...script.matchAll(pattern)]);
    return found.map(([, name]) => resolve(dirname(file), name!));
  });
}

const partsOfHome = (): string[] => namedByAreas(homePart);
/** The pages that are read most, and the parts of other areas on them. */
const pagesMostRead = (): string[] => namedByAreas(mostReadPage, hangingPart);

const guard = 'src/subject/page/permission-guard.tsx';

/**
 * Returns our own files that the pages which are read most load, with the frame around them and the parts of other areas on them, but without what opens
 * over them.
 */
export const filesOfMostRead = (): ReadonlySet<string> => reached([...home, guard, ...pagesMostRead()], false);

/** Icons come by name from one package, each from a file of its own. */
const icons = /import \{([^}]*)\} from '@navikt\/aksel-icons'/g;

/** Returns the name of the file of each icon that a script uses: `Bell` for `BellIcon`. */
export function iconsIn(file: string): string[] {
  if (!/\.tsx?$/.test(file)) return [];
  const names = [...readFileSync(file, 'utf8').matchAll(icons)].flatMap(([, some]) => some!.split(','));
  return names.map((name) => name.trim().replace(/Icon$/, '')).filter((name) => name !== '');
}

/** Returns which of those pages and parts load each of our own files, and each icon by the name of its file. */
export function readersOfFiles(): ReadonlyMap<string, readonly string[]> {
  const readers = new Map<string, string[]>();
  for (const page of pagesMostRead()) {
    const files = [...reached([guard, page], false)];
    for (const file of new Set([...files, ...files.flatMap(iconsIn)]))
      readers.set(file, [...(readers.get(file) ?? []), page]);
  }
  return readers;
}

function reached(entries: readonly string[], withDialogs: boolean): Set<string> {
  const files = new Set<string>();
  const walk = (file: string) => {
    if (files.has(file)) return;
    files.add(file);
    const script = readFileSync(file, 'utf8');
    const patterns = withDialogs && !namesPages.test(file) ? [atOnce, later] : [atOnce];
    for (const pattern of patterns) {
      for (const [, name] of script.matchAll(pattern)) {
        const found = fileOf(name!, file);
        if (found) walk(found);
      }
    }
  };
  for (const entry of entries) walk(resolve(here, entry));
  return files;
}

/** Returns the script that an import names; undefined for style sheets, and for packages that are not ours. */
function fileOf(name: string, from: string): string | undefined {
  if (/^\.{1,2}\/.*\.tsx?$/.test(name)) return resolve(dirname(from), name);
  const [, part, path] = /^@samspel\/(domain|i18n)\/(.+)$/.exec(name) ?? [];
  return part && resolve(here, '..', part, 'src', `${path}.ts`);
}
