import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  server: { port: Number(process.env.PORT ?? 5199), strictPort: true },
  build: { outDir: process.env.OUT_DIR ?? 'dist', emptyOutDir: true },
});
