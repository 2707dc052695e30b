import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { browsers } from './vite.shared-page.ts';

/** Files outside the bundle that the app starts with; their names have no hash, so their content is compared. */
const besides = ['index.html', 'early.js', 'unsupported.js', 'mark.svg', 'app.webmanifest'];

/** Alphabets that no text of the app uses, and files needed only with a network: they are fetched on demand. */
const leftOut = /cyrillic|greek|vietnamese|captcha|teams/;

/** Bytes of the largest file that is stored: a larger one belongs to a page that few people open. */
const mostBytes = 1_000_000;

type Kept = { url: string; revision: string | null };

/** Builds the app's service worker after the app, with the list of the files that it stores (product/shell#offline). */
export function serviceWorker(base: string): Plugin {
  let outDir = 'dist';
  let kept: Kept[] = [];
  return {
    name: 'samspel:service-worker',
    apply: 'build',
    configResolved: (config) => {
      outDir = config.build.outDir;
    },
    writeBundle: async ({ dir = outDir }, bundle) => {
      const assets = Object.values(bundle)
        .filter(({ fileName }) => /^assets\/.*\.(js|css|svg|woff2)$/.test(fileName) && !leftOut.test(fileName))
        .filter((file) => (file.type === 'chunk' ? file.code : file.source).length <= mostBytes)
        .map(({ fileName }) => ({ url: base + fileName, revision: null }));
      const named = besides.map(async (name) => ({ url: base + name, revision: await hashOf(join(dir, name)) }));
      kept = [...assets, ...(await Promise.all(named))];
    },
    closeBundle: () => buildWorker(base, outDir, kept),
  };
}

async function hashOf(path: string): Promise<string> {
  return createHash('sha256')
    .update(await readFile(path))
    .digest('hex')
    .slice(0, 16);
}

async function buildWorker(base: string, outDir: string, kept: readonly Kept[]): Promise<void> {
  await build({
    configFile: false,
    root: fileURLToPath(new URL('.', import.meta.url)),
    base,
    logLevel: 'error',
    define: { __FILES_OF_THE_VERSION__: JSON.stringify(kept), 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      target: [...browsers],
      rolldownOptions: {
        input: fileURLToPath(new URL('src/service-worker/service-worker.ts', import.meta.url)),
        output: { entryFileNames: 'service-worker.js', codeSplitting: false },
      },
    },
  });
}
