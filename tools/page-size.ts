import { readFile, stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const folder = new URL('../packages/web/dist/', import.meta.url);

type Chunk = { file: string; isEntry?: boolean; imports?: string[] };
type Manifest = Record<string, Chunk>;

/** What is read before a page can be used: the JavaScript of its own chunks and of all that they import at once. */
export interface PageSize {
  what: string;
  files: number;
  /** As served, in Brotli. */
  bytes: number;
}

const start = ['index.html', 'virtual:texts/nn'];
const frame = [...start, 'virtual:frame-texts/nn', 'src/shell/frame/main-layout.tsx'];
const page = [...frame, 'virtual:page-texts/nn', 'src/subject/page/permission-guard.tsx'];
const parts = ['tag/tags-part', 'relation/related-part'].map(inAreas);

/** The pages, each with the modules that it is read by, in Nynorsk. */
const pages = {
  '/login': [...start, 'virtual:public-texts/nn', inAreas('account/login-page')],
  '/home': [...frame, inAreas('home/home-page')],
  'the list of year wheels': [...page, inAreas('calendar/explore/explore-page')],
  'a wheel page, before the editor': [...page, inAreas('calendar/calendar/calendar-page')],
  'my year': [...page, inAreas('calendar/year/year-page')],
  'a discussion with its answers': [
    ...page,
    ...parts,
    ...['discussion/page/discussion-page', 'comment/comments-part', 'file/files'].map(inAreas),
  ],
};

function inAreas(path: string): string {
  return `src/areas/${path}.tsx`;
}

/** Measures the pages of the built web app. Throws if one of their modules is no chunk. */
export async function pageSizes(): Promise<PageSize[]> {
  const [manifest, shared] = await Promise.all([readManifest('manifest.json'), readManifest('shared-page.json')]);
  return [
    ...(await Promise.all(Object.entries(pages).map(([what, modules]) => sizeOf(what, manifest, modules)))),
    await sizeOf('a shared page', shared, [...wholeOf(shared), 'virtual:shared-texts/nn']),
  ];
}

/** The chunk with the whole of a shared page but its texts. */
const wholeOf = (manifest: Manifest): string[] => Object.keys(manifest).filter((key) => key.startsWith('_whole-'));

/** The file by which the build says what it made. */
export const manifestFile = fileURLToPath(new URL('.vite/manifest.json', folder));

async function readManifest(name: string): Promise<Manifest> {
  return JSON.parse(await readFile(new URL(`.vite/${name}`, folder), 'utf8')) as Manifest;
}

async function sizeOf(what: string, manifest: Manifest, modules: readonly string[]): Promise<PageSize> {
  const files = new Set<string>();
  const walk = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`${key}, which ${what} is read by, is no chunk of the build.`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(walk);
  };
  modules.forEach(walk);
  const scripts = [...files].filter((file) => file.endsWith('.js'));
  const sizes = await Promise.all(scripts.map(async (file) => (await stat(new URL(`${file}.br`, folder))).size));
  return { what, files: scripts.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}
