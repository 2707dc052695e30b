import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('.', import.meta.url));

/** What `import` and `export … from` load at once; imports of types do not count. */
const atOnce = /^(?:import|export)(?! type\b)[^'"`;=(]*?['"]([^'"]+)['"]/gm;
/** What is loaded later, by `import()`. */
const later = /\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;
/** Files that name pages and parts of pages: what they load later belongs to those. */
const namesPages = /\.routes\.tsx?$|\/(routes|areas\/[\w-]+\/index)\.tsx?$/;

const login = ['src/main.tsx', 'src/areas/account/login-page.tsx'];
const home = ['src/main.tsx', 'src/shell/main-layout.tsx', 'src/areas/home/home-page.tsx'];
/** What areas show on the home page, a moment after it (`onHome`). */
const onHome = ['src/areas/calendar/year/home-year.tsx', 'src/areas/notification/home-news.tsx'];

/** Returns our own files that a page loads, with its dialogs. @param page its file, from `src/` */
export const filesOfPage = (page: string): ReadonlySet<string> => reached([page], true);
/** Returns our own files that the sign-in page loads. */
export const filesOfLogin = (): ReadonlySet<string> => reached(login, false);
/** Returns our own files that the home page loads, with the frame around every page. */
export const filesOfHome = (): ReadonlySet<string> => reached(home, false);
/** Returns those, what areas show on the home page, and the files of what opens over them: dialogs of the frame, loaded on demand. */
export const filesOverHome = (): ReadonlySet<string> => reached([...home, ...onHome], true);

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
