import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';

/** The oldest browsers that everything is built for. */
export const browsers = ['chrome123', 'edge123', 'firefox128', 'safari17.5'] as const;

/** A service worker, and what it stores. */
interface Worker {
  /** The path of its source, and the name of the built script. */
  source: string;
  script: string;
  /** Files outside the bundle; their names have no hash, so their content is compared. */
  besides: readonly string[];
  isKept: (file: Rolldown.OutputAsset | Rolldown.OutputChunk) => boolean;
}

type Kept = { url: string; revision: string | null };

/** Builds a service worker after the page that it belongs to, with the list of the files that it stores. */
export function buildsWorker(base: string, worker: Worker): Plugin {
  let outDir = 'dist';
  let kept: Kept[] = [];
  return {
    name: `samspel:${worker.script}`,
    apply: 'build',
    configResolved: (config) => {
      outDir = config.build.outDir;
    },
    writeBundle: async ({ dir = outDir }, bundle) => {
      const assets = Object.values(bundle)
        .filter(worker.isKept)
        .map(({ fileName }) => ({ url: base + fileName, revision: null }));
      const named = worker.besides.map(async (name) => ({ url: base + name, revision: await hashOf(join(dir, name)) }));
      kept = [...assets, ...(await Promise.all(named))];
    },
    closeBundle: () => buildWorker(base, outDir, worker, kept),
  };
}

async function hashOf(path: string): Promise<string> {
  return createHash('sha256')
    .update(await readFile(path))
    .digest('hex')
    .slice(0, 16);
}

async function buildWorker(base: string, outDir: string, { source, script }: Worker, kept: readonly Kept[]) {
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
        input: source,
        output: { entryFileNames: script, codeSplitting: false },
      },
    },
  });
}
