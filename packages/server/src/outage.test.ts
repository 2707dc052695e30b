import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Stoppable, startStoppable } from './core/testing/outage.ts';

/** PostgreSQL stops under load and comes back. For longer outages, run `npm run bench -- outage`. */
let samspel: Stoppable;
beforeAll(async () => {
  samspel = await startStoppable();
});
afterAll(() => samspel.close(), 60_000);

it.each([1, 6])(
  'without the database for %i s everybody is told to come back, then is served at once, still signed in, over two listening connections',
  async (seconds) => {
    const { during, backAfter, listening } = await samspel.outage(seconds);
    expect(during).toEqual(['503 5']);
    expect(backAfter).toBeLessThan(10);
    expect(listening).toBe(2);
    expect((await samspel.server.rest(null, '/health')).status).toBe(200);
    expect(samspel.server.child.exitCode).toBeNull();
  },
  120_000,
);
