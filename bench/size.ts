import { readFile, stat } from 'node:fs/promises';
import { report } from './report.ts';

const folder = new URL('../packages/web/dist/', import.meta.url);
const kilo = 1_000;

type Chunk = { file: string; isEntry?: boolean; imports?: string[]; css?: string[]; src?: string };
type Manifest = Record<string, Chunk>;

/** Measures the compressed JavaScript that a page loads before it can be used: its own chunks and all that they import at once. */
export async function run(): Promise<void> {
  const [manifest, shared] = await Promise.all([readManifest('manifest.json'), readManifest('shared-page.json')]);
  const entry = Object.keys(manifest).find((key) => manifest[key]!.isEntry)!;
  const page = (pattern: RegExp) => Object.keys(manifest).filter((key) => pattern.test(key));
  const texts = page(/virtual:texts\/nn/);
  const pages: [what: string, manifest: Manifest, keys: string[], aim: number][] = [
    ['/login', manifest, [entry, ...texts, ...page(/login-page/)], 160],
    [
      'a wheel page, before the editor',
      manifest,
      [entry, ...texts, ...page(/main-layout|permission-guard|calendar-page|virtual:(frame|more)-texts\/nn/)],
      260,
    ],
    ['/home', manifest, [entry, ...texts, ...page(/main-layout|home-page|virtual:frame-texts\/nn/)], 170],
    ['a shared page', shared, Object.keys(shared).filter((key) => /shared\.html|shared-texts\/nn/.test(key)), 100],
  ];
  const measures = await Promise.all(
    pages.map(async ([what, of, keys, aim]) => {
      const size = await compressed(of, keys);
      return {
        what: `JavaScript of ${what}`,
        figure: `${(size / kilo).toFixed(1)} kB as served, in Brotli`,
        ratio: size / kilo / aim,
        against: 'the aim',
        aim: `${aim} kB`,
      };
    }),
  );
  report('Size', measures);
}

async function readManifest(name: string): Promise<Manifest> {
  return JSON.parse(await readFile(new URL(`.vite/${name}`, folder), 'utf8')) as Manifest;
}

async function compressed(manifest: Manifest, keys: readonly string[]): Promise<number> {
  const files = new Set<string>();
  const walk = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(walk);
  };
  keys.forEach(walk);
  const sizes = await Promise.all(
    [...files]
      .filter((file) => file.endsWith('.js'))
      .map(async (file) => (await stat(new URL(`${file}.br`, folder))).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
