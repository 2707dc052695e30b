import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeWorld, type World } from '../testing/world.ts';
import { countAgainst, networkOf, type RateLimit } from './rate-limit.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld({ areas: [] });
});
afterAll(() => world.close());

const limit: RateLimit = { name: 'letters to', most: 3, minutes: 60 };
const start = Date.parse('2026-11-05T08:00:00Z');
const at = (minutes: number) => world.setNow(new Date(start + minutes * 60_000).toISOString());
const count = (who: string, of = limit) =>
  countAgainst(world.db, world.services, of, who).then(
    () => 'ok',
    ({ code, values }) => `${code} ${values.seconds}`,
  );

describe('a limit', () => {
  it('refuses the fourth of three, and says how many seconds to wait', async () => {
    at(0);
    expect([await count('kari'), await count('kari'), await count('kari')]).toEqual(['ok', 'ok', 'ok']);
    at(50);
    expect(await count('kari')).toBe('tooManyRequests 600');
    expect(await count('kari')).toBe('tooManyRequests 600');
  });

  it('counts each person, and each limit, alone', async () => {
    expect(await count('ola')).toBe('ok');
    expect(await count('kari', { ...limit, name: 'letters from' })).toBe('ok');
  });

  it('begins anew when the window is over', async () => {
    at(60);
    expect(await count('kari')).toBe('ok');
  });

  it('lets exactly three of twenty at once through', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => count('per')));
    expect(answers.filter((answer) => answer === 'ok')).toHaveLength(3);
  });
});

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  [undefined, 'gone'],
])('one client of %s counts as %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});
