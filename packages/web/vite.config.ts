import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { browsers } from './vite.build-worker.ts';
import { compiledAhead } from './vite.compile-ahead.ts';
import { compressed } from './vite.compress.ts';
import { documentsApart } from './vite.documents.ts';
import { filesOfHome, filesOfLogin } from './vite.first-pages.ts';
import { serviceWorker } from './vite.service-worker.ts';
import { sharedPage, withoutParser } from './vite.shared-page.ts';
import { compiledTexts } from './vite.texts.ts';

/** Files that only the start needs, which no page shares. */
const ofTheStart = /\/(main|app|routes|[\w-]+\.routes)\.tsx?$/;
const [atLogin, atHome] = [filesOfLogin(), filesOfHome()];

/** Served under /app (product/wire#addresses); in development, calls are forwarded to the server of `npm run dev`, at PORT. */
export default defineConfig({
  base: '/app/',
  plugins: [
    react(),
    compiledTexts(),
    documentsApart(),
    compiledAhead(['react', 'intl', 'wheel']),
    compressed(),
    sharedPage('/app/'),
    serviceWorker('/app/'),
  ],
  resolve: {
    alias: [
      // Every browser that the app is built for has built-in popovers.
      {
        find: /^.*\/popover-polyfill\/dist\/popover-fn\.js$/,
        replacement: fileURLToPath(new URL('src/ui/no-polyfill.ts', import.meta.url)),
      },
      withoutParser,
      {
        find: /^@digdir\/designsystemet-web$/,
        replacement: fileURLToPath(new URL('src/ui/elements.ts', import.meta.url)),
      },
    ],
  },
  build: {
    outDir: 'dist',
    target: [...browsers],
    sourcemap: true,
    manifest: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Libraries that every page needs, and that only change with their version, are in separate files, so that browsers keep them.
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
            { name: 'intl', test: /node_modules\/(react-intl|intl-messageformat|@formatjs)\// },
            // Pages without a wheel use its colours.
            { name: 'ring-colours', test: /packages\/wheel\/src\/colour\// },
            {
              name: 'wheel',
              test: /packages\/wheel\/src\/(?!timeline\/|geometry\/clip|component\/WheelTable|data\/sort)/,
            },
            // Only pages that show a year on a line fetch this.
            { name: 'timeline', test: /packages\/wheel\/src\// },
            // Code that pages share comes in few files instead of forty of a kilobyte: what the sign-in page and home load, what the sign-in page
            // shares with others, what the frame and home load, and what most others share.
            { name: 'kit', test: (id) => atLogin.has(id) && atHome.has(id) && !ofTheStart.test(id) },
            { name: 'forms', test: (id) => atLogin.has(id) && !atHome.has(id), minShareCount: 2 },
            { name: 'frame', test: (id) => atHome.has(id) && !atLogin.has(id) && !id.includes('/areas/home/') },
            { name: 'signed-in', test: /packages\/web\/src\//, minShareCount: 8, maxModuleSize: 4_000 },
          ],
        },
      },
      // Components that no page uses are left out, and with them what only they need.
      treeshake: { moduleSideEffects: [{ test: /\/designsystemet-react\//, sideEffects: false }] },
    },
  },
  server: { port: 5173, proxy: { '/api': { target: `http://localhost:${process.env.PORT ?? 3000}`, ws: true } } },
});
