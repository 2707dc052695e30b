import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import SlowestFirst from './tools/slowest-first.mjs';

/** Milliseconds after which a test counts as hanging: far more than any takes, even on a busy machine. */
const patience = 400_000;
/** How long tests, their setup, and what appears gradually are waited for, alike for all projects. */
const limits = { testTimeout: patience, hookTimeout: patience, expect: { poll: { timeout: 60_000 } } };

/**
 * One project for each kind of test: `pure` needs neither database nor browser, `components` a document without a browser. In these and `server` the
 * files of a worker share its modules, since loading them for each file took a third of the time, so a test must leave nothing in them.
 */
export default defineConfig({
  test: {
    sequence: { sequencer: SlowestFirst },
    projects: [
      {
        test: {
          name: 'pure',
          include: ['packages/{desktop,domain,i18n,wheel,web}/src/**/*.test.ts'],
          isolate: false,
          setupFiles: 'packages/web/src/core/testing/own-modules.ts',
          ...limits,
        },
      },
      {
        test: {
          name: 'components',
          include: ['packages/{web,wheel}/src/**/*.test.tsx'],
          environment: 'happy-dom',
          isolate: false,
          setupFiles: 'packages/web/src/core/testing/own-modules.ts',
          ...limits,
        },
      },
      {
        // graphql as Node itself resolves it, so that its tools and we use the same one
        resolve: { alias: [{ find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve('graphql')) }] },
        test: {
          name: 'server',
          include: ['packages/server/src/**/*.test.ts'],
          isolate: false,
          globalSetup: 'packages/server/src/core/testing/global-setup.ts',
          ...limits,
        },
      },
      {
        test: {
          name: 'journeys',
          include: ['e2e/journeys/**/*.test.ts'],
          globalSetup: 'e2e/global-setup.ts',
          setupFiles: 'e2e/samspel.ts',
          ...limits,
        },
      },
      // the wheel by itself on a page in a browser: that it can be drawn, reached and read
      {
        test: {
          name: 'wheel',
          include: ['e2e/wheel/**/*.test.ts'],
          ...limits,
        },
      },
      { test: { name: 'tools', include: ['tools/**/*.test.ts'], ...limits } },
    ],
  },
});
