import { afterAll, beforeAll, expect, it } from 'vitest';
import { dataOf, refusalOf } from '../../../core/testing/answers.ts';
import { makePerson } from '../../../core/testing/people.ts';
import { makeWorld, type World } from '../../../core/testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

type Check = { refusal: string | null; organizations: { name: string }[] };
const ask = (email: string, as = world.astrid) =>
  world.graphql<{ invitationCheck: Check }>(
    as,
    'query ($email: String!) { invitationCheck(email: $email) { refusal organizations { name } } }',
    { email },
  );
const check = async (email: string) => dataOf(await ask(email)).invitationCheck;
const fjordvik = [{ name: 'Fjordvik kommune' }];

it('says of an address what inviting it would be refused with, and mails nobody', async () => {
  const sent = () => world.db.selectFrom('mail_outbox').select('id').execute();
  const before = (await sent()).length;
  expect(await check('ny@fjordvik.example')).toEqual({ refusal: null, organizations: fjordvik });
  expect(await check('NY@skule.fjordvik.example')).toEqual({ refusal: null, organizations: fjordvik });
  expect(await check('ny@ingen.example')).toEqual({ refusal: 'admin.foreignAddress', organizations: [] });
  expect(await check(world.kari.email)).toEqual({ refusal: 'auth.emailTaken', organizations: fjordvik });
  expect(refusalOf(await ask('ny'))).toEqual(['auth.emailInvalid', 'email']);
  expect((await sent()).length).toBe(before);
});

it('knows that an address is another one of somebody’s', async () => {
  const email = 'kari.nes@fjordvik.example';
  await world.db.insertInto('alternate_email').values({ email, person_id: world.kari.id }).execute();
  expect((await check(email)).refusal).toBe('auth.emailTaken');
});

it('knows that the trial of an organization is over', async () => {
  await world.db
    .updateTable('organization')
    .set({ is_subscribed: false, trial_ends: new Date(0) })
    .where('id', '=', world.lundvik.id)
    .execute();
  expect((await check('ny@lundvik.example')).refusal).toBe('noSubscription');
});

it('is for admins alone', async () => {
  const oda = await makePerson(world.db, 'Oda Berg', world.fjordvik, { isOrganizationAdmin: true });
  for (const nobody of [world.kari, oda])
    expect(refusalOf(await ask('ny@fjordvik.example', nobody))[0]).toBe('notFound');
});
