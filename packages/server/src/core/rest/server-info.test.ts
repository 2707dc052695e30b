import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeWorld, type World } from '../testing/world.ts';

let named: World;
let silent: World;
beforeAll(async () => {
  named = await makeWorld({ env: { SUPPORT_EMAIL: 'hjelp@samspel.example', SUPPORT_PHONE: '55 12 34 56' }, areas: [] });
  silent = await makeWorld({ areas: [] });
});
afterAll(() => Promise.all([named.close(), silent.close()]));

it('names the support of this installation to anybody, and none where there is none', async () => {
  expect((await silent.rest(null, 'GET', '')).body).toEqual({
    name: 'samspel',
    supportEmail: null,
    supportPhone: null,
    hasMicrosoft: false,
  });
  expect((await named.rest(null, 'GET', '')).body).toEqual({
    name: 'samspel',
    supportEmail: 'hjelp@samspel.example',
    supportPhone: '55 12 34 56',
    hasMicrosoft: false,
  });
});
