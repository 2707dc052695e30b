import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { buildsWorker } from './vite.build-worker.ts';

/** Alphabets that no text of the app uses, and files needed only with a network: they are fetched on demand. */
const leftOut = /cyrillic|greek|vietnamese|captcha|teams/;

/** Bytes of the largest file that is stored: a larger one belongs to a page that few people open. */
const mostBytes = 1_000_000;

/** Builds the app's service worker after the app, with the list of the files that it stores (product/shell#offline). */
export const serviceWorker = (base: string): Plugin =>
  buildsWorker(base, {
    source: fileURLToPath(new URL('src/service-worker/service-worker.ts', import.meta.url)),
    script: 'service-worker.js',
    besides: ['index.html', 'early.js', 'unsupported.js', 'mark.svg', 'app.webmanifest'],
    isKept: (file) =>
      /^assets\/.*\.(js|css|svg|woff2)$/.test(file.fileName) &&
      !leftOut.test(file.fileName) &&
      (file.type === 'chunk' ? file.code : file.source).length <= mostBytes,
  });

/** Builds the service worker of a wall after the public page (product/sharing#the-wall). */
export const wallWorker = (base: string): Plugin =>
  buildsWorker(base, {
    source: fileURLToPath(new URL('src/service-worker/wall-worker.ts', import.meta.url)),
    script: 'wall-worker.js',
    besides: ['shared.html', 'shared-early.js', 'mark.svg'],
    isKept: ({ fileName }) => /^assets\/.*\.(js|css|woff2)$/.test(fileName) && !leftOut.test(fileName),
  });
