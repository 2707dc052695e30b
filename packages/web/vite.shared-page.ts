import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { browsers } from './vite.build-worker.ts';
import { compiledAhead } from './vite.compile-ahead.ts';
import { compressed } from './vite.compress.ts';
import { wallWorker } from './vite.service-worker.ts';
import { compiledTexts } from './vite.texts.ts';

/** Messages are compiled when the app is built, so the parser of ICU messages is left out. */
export const withoutParser = {
  find: /^@formatjs\/icu-messageformat-parser$/,
  replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
};

/**
 * Builds the public page of a share link beside the app, from its own entry: no code of the app's sign-in or storage can come along in a shared file.
 * In development, its addresses lead to the same page.
 */
export function sharedPage(base: string): Plugin {
  let outDir = 'dist';
  return {
    name: 'samspel:shared-page',
    configResolved: (config) => {
      outDir = config.build.outDir;
    },
    configureServer: ({ middlewares }) => {
      middlewares.use((request, _response, next) => {
        if (request.url?.startsWith(`${base}shared/`)) request.url = `${base}shared.html`;
        next();
      });
    },
    async closeBundle() {
      if (this.environment.mode === 'build') await buildPage(base, outDir);
    },
  };
}

/** What only a wall or a timeline has. */
const isApart = /\/page\/wall\/|\/wheel\/src\/timeline\/|\/board\/timeline\/|\/page\/shared-timeline\.tsx/;

/** The texts of each language are a file of their own. */
const isTexts = (id: string) => id.includes('virtual:');

async function buildPage(base: string, outDir: string): Promise<void> {
  await build({
    configFile: false,
    root: fileURLToPath(new URL('.', import.meta.url)),
    base,
    plugins: [react(), compiledTexts({ waits: false }), compiledAhead(['whole']), compressed(), wallWorker(base)],
    resolve: { alias: [withoutParser] },
    logLevel: 'error',
    build: {
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      target: [...browsers],
      sourcemap: true,
      manifest: '.vite/shared-page.json',
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: fileURLToPath(new URL('shared.html', import.meta.url)),
        // All templates come whole in one file; what only a wall or a timeline has is beside it.
        output: {
          codeSplitting: {
            groups: [{ name: 'whole', test: (id) => !isApart.test(id) && !isTexts(id) }],
          },
        },
      },
    },
  });
}
