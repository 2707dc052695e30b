import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { browsers } from './vite.build-worker.ts';
import { compiledAhead } from './vite.compile-ahead.ts';
import { compressed } from './vite.compress.ts';
import { documentsApart } from './vite.documents.ts';
import { filesOfHome, filesOfLogin, iconsIn, readersOfFiles } from './vite.first-pages.ts';
import { serviceWorker } from './vite.service-worker.ts';
import { sharedPage, withoutParser } from './vite.shared-page.ts';
import { compiledTexts } from './vite.texts.ts';

/** Files that only the start needs, which no page shares. */
const ofTheStart = /\/(main|app|routes|[\w-]+\.routes)\.tsx?$/;
const [atLogin, atHome, readers] = [filesOfLogin(), filesOfHome(), readersOfFiles()];
/** Pages of which a person who reads one reads another: those with a year, those with a list, and those of one thing with the parts on it. */
const familyOf = (page: string): string => {
  if (/\/(calendar-page|year-page|related-year)\.tsx$/.test(page)) return 'year';
  return /\/(explore|list)\/[\w-]+\.tsx$/.test(page) ? 'list' : 'thing';
};
/** The name of the file of an icon. */
const iconOf = (id: string) => /\/aksel-icons\/.*\/(\w+)\.js$/.exec(id)?.[1];
const homeIcons = new Set([...atHome].flatMap(iconsIn));
/** Whether home and other pages use an icon. */
const isIconOfHome = (id: string) => homeIcons.has(iconOf(id) ?? '') && readersOf(id).length > 0;
/** The pages that are read most and load a file, or an icon. */
const readersOf = (id: string) => readers.get(iconOf(id) ?? id) ?? [];
const familiesOf = (id: string): string[] => [...new Set(readersOf(id).map(familyOf))];

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
        replacement: fileURLToPath(new URL('src/ui/base/no-polyfill.ts', import.meta.url)),
      },
      withoutParser,
      {
        find: /^@digdir\/designsystemet-web$/,
        replacement: fileURLToPath(new URL('src/ui/base/elements.ts', import.meta.url)),
      },
    ],
  },
  // A worker has rules of its own, which come with it (`serve-web.ts` of the server).
  worker: { rolldownOptions: { output: { entryFileNames: 'assets/worker-[name]-[hash].js' } } },
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
            // Pages without a wheel use its colours, and small ones.
            { name: 'small-wheel', test: /packages\/wheel\/src\/(colour|small)\// },
            {
              name: 'wheel',
              test: /packages\/wheel\/src\/(?!timeline\/|geometry\/clip|component\/WheelTable)/,
            },
            // Only pages that show a year on a line fetch this.
            { name: 'timeline', test: /packages\/wheel\/src\// },
            // Code that pages share comes in few files instead of forty of a kilobyte: what the sign-in page and home load, what the sign-in page
            // shares with others, what the frame and home load, what the
            // pages that are read most share, and what most others share.
            { name: 'kit', test: (id) => atLogin.has(id) && atHome.has(id) && !ofTheStart.test(id) },
            { name: 'fields', test: (id) => atLogin.has(id) && !atHome.has(id) && readers.has(id) },
            { name: 'forms', test: (id) => atLogin.has(id) && !atHome.has(id), minShareCount: 2 },
            {
              name: 'frame',
              test: (id) => (atHome.has(id) && !atLogin.has(id) && !id.includes('/areas/home/')) || isIconOfHome(id),
            },
            { name: 'home', test: (id) => atHome.has(id) && !atLogin.has(id) },
            // Forms fetch it when somebody writes in them.
            { name: 'zod', test: /node_modules\/zod\// },
            { name: 'pages', test: (id) => familiesOf(id).length > 1 },
            { name: (id) => `${familiesOf(id)[0]}-pages`, test: (id) => readersOf(id).length > 1 },
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
