import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeWorld, type World } from '../testing/world.ts';

/** Addresses that people type, and addresses that browsers ask for by themselves. */
let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

const ask = async (url: string, accept = 'text/html,application/xhtml+xml') => {
  const { statusCode, headers } = await world.app.inject({ method: 'GET', url, headers: { accept } });
  return { status: statusCode, to: headers.location };
};

it.each([
  ['/', '/app/'],
  ['/calendar/562?year=2027', '/app/calendar/562?year=2027'],
  ['/person/560/annual-cycle', '/app/person/560/annual-cycle'],
  ['//evil.example/x', '/app//evil.example/x'],
  ['/favicon.ico', '/app/icons/app-192.png'],
])('%s leads to %s', async (typed, page) => {
  expect(await ask(typed)).toEqual({ status: 302, to: page });
});

it('leads nobody from an address of the API, nor a script that asks for no page', async () => {
  expect(await ask('/api/nothing')).toMatchObject({ status: 404, to: undefined });
  expect(await ask('/calendar/562', 'application/json')).toMatchObject({ status: 404, to: undefined });
});
