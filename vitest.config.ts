import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Milliseconds after which a test counts as hanging: far more than any takes, even on a busy machine. */
const patience = 400_000;
/** What appears gradually is waited for as long as a busy machine may need. */
const expectation = { poll: { timeout: 60_000 } };

/**
 * One project for each kind of test: `pure` needs neither database nor browser, `components` a document without a browser. In these and `server` the
 * files of a worker share its modules, since loading them for each file took a third of the time, so a test must leave nothing in them.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'pure',
          include: ['packages/{desktop,domain,i18n,wheel,web}/src/**/*.test.ts'],
          isolate: false,
          setupFiles: 'packages/web/src/core/testing/own-modules.ts',
          expect: expectation,
          testTimeout: patience,
          hookTimeout: patience,
        },
      },
      {
        test: {
          name: 'components',
          include: ['packages/{web,wheel}/src/**/*.test.tsx'],
          environment: 'happy-dom',
          isolate: false,
          setupFiles: 'packages/web/src/core/testing/own-modules.ts',
          expect: expectation,
          testTimeout: patience,
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
          expect: expectation,
          testTimeout: patience,
          hookTimeout: patience,
        },
      },
      {
        test: {
          name: 'journeys',
          include: ['e2e/journeys/**/*.test.ts'],
          globalSetup: 'e2e/global-setup.ts',
          setupFiles: 'e2e/samspel.ts',
          expect: expectation,
          testTimeout: patience,
          hookTimeout: patience,
        },
      },
      // the wheel by itself on a page in a browser: that it can be drawn, reached and read
      {
        test: {
          name: 'wheel',
          include: ['e2e/wheel/**/*.test.ts'],
          expect: expectation,
          testTimeout: patience,
          hookTimeout: patience,
        },
      },
      { test: { name: 'tools', include: ['tools/**/*.test.ts'], expect: expectation, testTimeout: patience } },
    ],
  },
});
