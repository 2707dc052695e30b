import { daysLater } from '@samspel/domain/time/moment';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makePerson } from '../../../core/testing/people.ts';
import { makeWorld, type World } from '../../../core/testing/world.ts';
import { expire } from '../register/expire.job.ts';
import { tidy } from './tidy.job.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

const tables = [
  'session',
  'access_token',
  'pin',
  'rate_limit',
  'mail_outbox',
  'sign_in_failure',
  'sign_in_lock',
] as const;
const counts = async () => {
  const counted = await Promise.all(
    tables.map(async (table) => {
      const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(world.db);
      return [table, rows[0]!.n];
    }),
  );
  return Object.fromEntries(counted);
};
const later = (days: number) => world.setNow(daysLater(new Date(), days).toISOString());

it('forgets nothing that still holds', async () => {
  const { email } = world.kari;
  await world.rest(null, 'POST', '/auth/email', { email });
  await world.rest(null, 'POST', '/auth/verify-pin', { email, pinCode: '000000' });
  const before = await counts();
  expect(before).toMatchObject({ pin: 1, mail_outbox: 1, session: 4 });
  await tidy.run(world.services);
  expect(await counts()).toEqual(before);
});

it('forgets counts, PINs and access tokens that have run out, but not a sign-in that can be renewed', async () => {
  later(2);
  await expire.run(world.services);
  await tidy.run(world.services);
  expect(await counts()).toEqual({
    session: 4,
    access_token: 0,
    pin: 0,
    rate_limit: 0,
    mail_outbox: 1,
    sign_in_failure: 0,
    sign_in_lock: 0,
  });
});

it('forgets after a month sign-ins, mails, and an address that nobody confirmed, and no person', async () => {
  const pending = await makePerson(world.db, 'Venta Pa', world.fjordvik);
  await world.db.updateTable('person').set({ user_status: 'PENDING' }).where('id', '=', pending.id).execute();
  later(31);
  await tidy.run(world.services);
  expect(await counts()).toMatchObject({ session: 0, mail_outbox: 0 });
  const people = await world.db.selectFrom('person').select('name').orderBy('name').execute();
  expect(people.map(({ name }) => name)).toEqual(['Astrid Berg', 'Kari Nes', 'Ola Vik', 'Per Lund']);
});
