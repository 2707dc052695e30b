import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compiledTexts } from './vite.texts.ts';

/** Served under /app (decision 1); while developing, the calls go on to the server of `npm start`. */
export default defineConfig({
  base: '/app/',
  plugins: [react(), compiledTexts()],
  resolve: {
    // Messages are compiled when the app is built, so the parser of ICU messages stays at home.
    alias: { '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js' },
  },
  build: {
    outDir: 'dist',
    target: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
    sourcemap: true,
    manifest: true,
    assetsInlineLimit: 0,
  },
  server: { port: 5173, proxy: { '/api': { target: 'http://localhost:3000', ws: true } } },
});
