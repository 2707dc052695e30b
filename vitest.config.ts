import { defineConfig } from 'vitest/config';

/** One project a kind of test: `pure` needs neither database nor browser. */
export default defineConfig({
  test: {
    projects: [{ test: { name: 'pure', include: ['packages/{domain,i18n,wheel}/src/**/*.test.{ts,tsx}'] } }],
  },
});
