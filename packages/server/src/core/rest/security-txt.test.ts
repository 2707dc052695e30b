import { expect, it } from 'vitest';
import { makeWorld } from '../testing/world.ts';

/** What a world with these settings answers at the address of RFC 9116. */
async function ask(env: Record<string, string>) {
  const world = await makeWorld({ areas: [], env: { BASE_URL: 'https://samspel.example', ...env } });
  world.setNow('2026-11-26T12:00:00Z');
  const { statusCode, headers, body } = await world.app.inject('/.well-known/security.txt');
  await world.close();
  return { statusCode, type: headers['content-type'], lines: body.split('\n') };
}

it('says to whom a fault in the security is reported, and until when that holds', async () => {
  const { statusCode, type, lines } = await ask({
    SECURITY_CONTACT: 'https://samspel.example/fault, trygg@fjordvik.example',
  });
  expect([statusCode, type]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(lines).toEqual([
    'Contact: https://samspel.example/fault',
    'Contact: mailto:trygg@fjordvik.example',
    'Expires: 2027-02-24T12:00:00.000Z',
    'Preferred-Languages: nn, nb, en',
    'Canonical: https://samspel.example/.well-known/security.txt',
    '',
  ]);
});

it('names the support where there is no other contact', async () => {
  const { lines } = await ask({ SUPPORT_EMAIL: 'hjelp@fjordvik.example' });
  expect(lines[0]).toBe('Contact: mailto:hjelp@fjordvik.example');
});

it('is not there where there is nobody to write to', async () => {
  expect((await ask({})).statusCode).toBe(404);
});
