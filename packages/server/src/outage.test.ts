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

// Before, a call waited for as long as PostgreSQL stood still, whose own limits do not run then.
it('while PostgreSQL stands still, health says so and a call that is under way ends; afterwards all is as before', async () => {
  expect(await samspel.standstill()).toEqual({ health: 503, kari: '503 5', afterwards: 200 });
}, 120_000);
