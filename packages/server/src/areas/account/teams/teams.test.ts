import { existsSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { webFolder } from '../../../core/rest/serve-web.ts';
import { makeWorld, type World } from '../../../core/testing/world.ts';
import { unpack } from '../testing/unpack.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld({ env: { BASE_URL: 'https://samspel.example' } });
});
afterAll(() => world.close());

const fetched = (path: string) => world.app.inject({ method: 'GET', url: path });

it.runIf(existsSync(webFolder))('gives an IT department the app that it puts into Teams', async () => {
  const answer = await fetched('/api/teams/app-package');
  expect(answer.headers['content-disposition']).toBe('attachment; filename="samspel-teams.zip"');
  const files = await unpack(answer.rawPayload);
  expect([...files.keys()]).toEqual(['manifest.json', 'color.png', 'outline.png']);
  const manifest = JSON.parse(String(files.get('manifest.json')));
  expect(manifest).toMatchObject({
    staticTabs: [{ contentUrl: 'https://samspel.example/app/teams', scopes: ['personal'] }],
    validDomains: ['samspel.example'],
  });
  expect(manifest.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(manifest.description.short.length).toBeLessThanOrEqual(80);
  const size = async (name: string) => (await sharp(files.get(name)).metadata()).width;
  expect(await size('color.png')).toBe(192);
  expect(await size('outline.png')).toBe(32);
  const again = await unpack((await fetched('/api/teams/app-package')).rawPayload);
  expect(JSON.parse(String(again.get('manifest.json'))).id).toBe(manifest.id);
});

it('has none to give where Samspel is not served under https, in which Teams shows nothing', async () => {
  const plain = await makeWorld();
  expect((await plain.rest(null, 'GET', '/teams/app-package')).status).toBe(404);
  await plain.close();
});

it.runIf(existsSync(webFolder))(
  'stays known to the window that opened it on the page that signs in through Microsoft, and on no other',
  async () => {
    const opener = async (path: string) => (await fetched(path)).headers['cross-origin-opener-policy'];
    expect(await opener('/app/login/microsoft?isTeams=true')).toBe('unsafe-none');
    for (const path of ['/app/login', '/app/login/microsoftx', '/app/home', '/app/teams', '/api'])
      expect(await opener(path), path).toBe('same-origin');
  },
);
