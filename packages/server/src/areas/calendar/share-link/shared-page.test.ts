import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeWorld, type World } from '../../../core/testing/world.ts';
import { isSharedPage } from './shared-page.ts';

/** Who may frame which page. The pages exist only once the web is built; without them, only the addresses are checked. */
const isBuilt = existsSync(new URL('../../../../../web/dist/shared.html', import.meta.url));
let world: World;

beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

const ask = (url: string) => world.app.inject({ method: 'GET', url });
const framedBy = (headers: Record<string, unknown>) =>
  /frame-ancestors ([^;]*)/.exec(String(headers['content-security-policy']))?.[1];

it('the page of a share link is what stands below /app/shared/, and nothing else', () => {
  for (const url of ['/app/shared/', '/app/shared', '/app/sharedx/y', '/api/shared/x', '/app/calendar/shared/x'])
    expect(isSharedPage(url), url).toBe(false);
  expect(isSharedPage('/app/shared/budsjett?template=embed')).toBe(true);
});

describe.runIf(isBuilt)('anybody may frame', () => {
  it.each([
    '/app/',
    '/app/home?template=embed',
    '/app/login?template=embed',
    '/app/shared?template=embed',
    '/app/calendar/shared/x?template=embed',
    '/app/shared/budsjett',
    '/app/shared/budsjett?template=samspel',
    '/app/shared/budsjett?template=simple',
    '/app/shared/budsjett?template=EMBED',
    '/app/shared/budsjett?template=embed&template=simple',
    '/app/shared/budsjett?x=template=embed',
  ])('not %s', async (url) => {
    const { headers } = await ask(url);
    expect(framedBy(headers)).toMatch(/^'self' https:\/\/teams\.microsoft\.com /);
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
  });

  it('not an answer of the API, what it shares neither', async () => {
    for (const url of ['/api', '/api/shared/budsjett?template=embed', '/api/shared/budsjett'])
      expect(framedBy((await ask(url)).headers), url).toMatch(/^'self' /);
  });

  it('the embed page alone; nothing else of its policy is looser, and no cookie is set', async () => {
    const plain = await ask('/app/shared/budsjett');
    const embed = await ask('/app/shared/budsjett?year=2027&template=embed');
    expect(embed.statusCode).toBe(200);
    expect(framedBy(embed.headers)).toBe('*');
    expect(embed.headers).not.toHaveProperty('x-frame-options');
    expect(embed.headers).not.toHaveProperty('set-cookie');
    expect(embed.headers['cross-origin-resource-policy']).toBe('cross-origin');
    const others = (headers: Record<string, unknown>) =>
      String(headers['content-security-policy']).replace(/frame-ancestors [^;]*/, '');
    expect(others(embed.headers)).toBe(others(plain.headers));
  });

  it('the embed page, which is another than the app: it loads nothing of the sign-in', async () => {
    const embed = (await ask('/app/shared/budsjett?template=embed')).body;
    const app = (await ask('/app/home')).body;
    const scripts = (html: string) => [...html.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, src]) => src!);
    expect(scripts(embed)).not.toEqual([]);
    expect(scripts(embed).filter((src) => scripts(app).includes(src))).toEqual([]);
    for (const src of scripts(embed))
      expect((await ask(src)).body, src).not.toMatch(
        /localStorage|sessionStorage|indexedDB|document\.cookie|samspel\.tokens/,
      );
  });
});
