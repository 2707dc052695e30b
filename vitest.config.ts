import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** One project a kind of test: `pure` needs neither database nor browser. */
export default defineConfig({
  test: {
    projects: [
      // properties are tried hundreds of times, which takes seconds on a busy machine
      {
        test: {
          name: 'pure',
          include: ['packages/{desktop,domain,i18n,wheel,web}/src/**/*.test.{ts,tsx}'],
          testTimeout: 30_000,
        },
      },
      {
        // graphql as Node itself resolves it, so that its tools and we hold the same one
        resolve: { alias: [{ find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve('graphql')) }] },
        test: {
          name: 'server',
          include: ['packages/server/src/**/*.test.ts'],
          globalSetup: 'packages/server/src/core/testing/global-setup.ts',
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'journeys',
          include: ['e2e/journeys/**/*.test.ts'],
          globalSetup: 'e2e/global-setup.ts',
          setupFiles: 'e2e/samspel.ts',
          expect: { poll: { timeout: 30_000 } },
          testTimeout: 400_000,
          hookTimeout: 240_000,
          maxWorkers: 2,
        },
      },
      // the wheel alone on a page in a browser: what it takes to draw it, to reach it and to read it
      { test: { name: 'wheel', include: ['e2e/wheel/**/*.test.ts'], testTimeout: 120_000, hookTimeout: 60_000 } },
      { test: { name: 'tools', include: ['tools/**/*.test.ts'], testTimeout: 120_000 } },
    ],
  },
});
