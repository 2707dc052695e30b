import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCalendar } from '../../areas/calendar/testing/wheels.ts';
import { open } from '../../subject/testing/things.ts';
import { serveWorld } from '../testing/live-server.ts';
import { sendRaw } from '../testing/raw-request.ts';
import { makeWorld, type World } from '../testing/world.ts';

/** The headers of an answer, whatever was asked. */
const isBuilt = existsSync(new URL('../../../../web/dist/index.html', import.meta.url));
let world: World;
let server: Awaited<ReturnType<typeof serveWorld>>;

beforeAll(async () => {
  world = await makeWorld();
  server = await serveWorld(world);
});
afterAll(async () => {
  await server.close();
  await world.close();
});

const lines = (...words: string[]) => [...words, '', ''].join('\r\n');
const get = (path: string, ...headers: string[]) =>
  lines(`GET ${path} HTTP/1.1`, 'Host: samspel.example', 'Connection: close', ...headers);

describe('policy, nosniff, referrer and robots are told', () => {
  it.each([
    ['the API', get('/api'), 200],
    ['what is not there', get('/api/nothing'), 404],
    ['who is not signed in', get('/api/person/me'), 401],
    ['half a letter in an address', get('/%zz'), 400],
    ['a name that is too long', get(`/api/shared/${'x'.repeat(400)}`), 400],
    ['no HTTP at all', 'hello\r\n\r\n', 400],
    ['headers that are too large', get('/api', `X-Large: ${'x'.repeat(40_000)}`), 431],
    ['two hosts', get('/api', 'Host: evil.example'), 400],
    ['a method that nobody knows', lines('BREW /api HTTP/1.1', 'Host: samspel.example'), 400],
    ['no host', lines('GET /api HTTP/1.1'), 400],
  ])('%s', async (_what, request, status) => {
    const answer = await sendRaw(server.url, request);
    expect(Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]), answer).toBe(status);
    for (const header of [
      /^content-security-policy: default-src/im,
      /^x-content-type-options: nosniff/im,
      /^referrer-policy: same-origin/im,
      /^x-robots-tag: noindex/im,
    ])
      expect(answer).toMatch(header);
  });
});

it('no page asks a browser for its devices', async () => {
  expect((await world.app.inject('/api')).headers['permissions-policy']).toContain('camera=(), ');
});

it('nothing of a person is kept by a browser or a proxy', async () => {
  const id = await makeCalendar(world, world.kari, open);
  for (const path of ['/person/me', '/person/my-tokens'])
    expect((await world.rest(world.kari, 'GET', path)).headers['cache-control'], path).toBe('no-store');
  const graphql = await world.rest(world.kari, 'POST', '/graphql', { query: `{ calendar(id: "${id}") { title } }` });
  expect(graphql.headers['cache-control']).toBe('no-store');
});

describe.runIf(isBuilt)('what only pages heed', () => {
  it('is told with pages, and with no script or style sheet of theirs; what all files heed is', async () => {
    const page = await world.app.inject('/app/');
    const parts = [...page.body.matchAll(/ (?:src|href)="(\/app\/assets\/[^"]+\.(?:js|css))"/g)].map(([, url]) => url!);
    expect(parts.length).toBeGreaterThan(1);
    expect(Object.keys(page.headers)).toEqual(
      expect.arrayContaining(['content-security-policy', 'permissions-policy']),
    );
    for (const url of parts) {
      const { headers } = await world.app.inject({ url, headers: { 'accept-encoding': 'br' } });
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
      });
      expect(Object.keys(headers).filter((name) => /policy$|^x-(dns|xss|down)|cluster/.test(name))).toEqual([
        'cross-origin-resource-policy',
      ]);
    }
  });

  it('is told with a picture and the service worker, which have rules of their own', async () => {
    for (const url of ['/app/mark.svg', '/app/service-worker.js'])
      expect((await world.app.inject(url)).headers).toHaveProperty('content-security-policy');
  });
});

describe.runIf(isBuilt)('what the build leaves for itself is not served', () => {
  it.each(['/app/.sources', '/app/.vite/manifest.json'])('%s', async (url) => {
    expect((await world.app.inject(url)).headers['content-type']).toContain('text/html');
  });

  it('the sources of a script', async () => {
    const page = (await world.app.inject('/app/')).body;
    const [, script] = / src="(\/app\/assets\/[^"]+\.js)"/.exec(page)!;
    for (const ending of ['.map', '.map.br', '.map.gz'])
      expect((await world.app.inject(`${script}${ending}`)).statusCode, ending).toBe(404);
  });
});
