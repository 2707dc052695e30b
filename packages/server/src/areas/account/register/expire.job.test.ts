import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeWorld, type World } from '../../../core/testing/world.ts';
import { expire } from './expire.job.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

it('keeps what still holds', async () => {
  await expire.run(world.services);
  expect((await world.rest(world.ola, 'GET', '/person/me')).status).toBe(200);
});

it('a PIN and an access token that have run out work no more, also where the clock is set back an hour', async () => {
  const { email } = world.kari;
  await world.rest(null, 'POST', '/auth/email', { email });
  const mails = await world.db.selectFrom('mail_outbox').select('body').execute();
  const pinCode = /\b\d{6}\b/.exec(mails.at(-1)!.body!)![0];
  world.setNow(inMinutes(60));
  await expire.run(world.services);
  world.setNow(inMinutes(0));
  expect((await world.rest(world.kari, 'GET', '/person/me')).status).toBe(401);
  expect((await world.rest(null, 'POST', '/auth/verify-pin', { email, pinCode })).status).toBe(401);
});
