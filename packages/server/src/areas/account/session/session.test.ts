import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newestPin } from '../../../core/testing/mailbox.ts';
import { makePerson, type TestPerson } from '../../../core/testing/people.ts';
import { makeWorld, type World } from '../../../core/testing/world.ts';

type Tokens = { access_token: string; refresh_token: string; expires_in: number };
type Entry = { id: number; isCurrent: boolean; userAgent: string | null; lastUsed: string; dateCreated: string };

let world: World;
let kari: TestPerson;
let clock: number;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  kari = await makePerson(world.db, 'Kari Nes', world.fjordvik);
  clock = Date.now() + 1_000; // after the sign-in that made Kari, to the microsecond
  pass(0);
});

const day = 86_400;
const pass = (seconds: number) => {
  clock += seconds * 1_000;
  world.setNow(new Date(clock).toISOString());
};

async function signIn(userAgent = 'Firefox'): Promise<Tokens> {
  await world.db.deleteFrom('rate_limit').execute(); // as if the last PIN had been mailed an hour ago
  await world.rest(null, 'POST', '/auth/email', { email: kari.email });
  const body = { email: kari.email, pinCode: await newestPin(world.db, kari.email) };
  return (await world.rest(null, 'POST', '/auth/verify-pin', body, { 'user-agent': userAgent })).body;
}
const renew = (token: unknown) => world.rest(null, 'POST', '/auth/access-token', { token });
const renewed = async (token: string): Promise<Tokens> => {
  const answer = await renew(token);
  expect(answer.status).toBe(200);
  return answer.body;
};
const as = ({ access_token }: Pick<Tokens, 'access_token'>) => ({ ...kari, token: access_token });
const meWith = async (tokens: Tokens) => (await world.rest(as(tokens), 'GET', '/person/me')).status;
const dead = { status: 401, body: { code: 'auth.deadToken', field: 'token' } };

describe('a refresh token that is dead', () => {
  it('is missing, empty, too long, unknown, or an access token', async () => {
    const { access_token } = await signIn();
    expect(await renew(undefined)).toMatchObject({ status: 400, body: { code: 'input.required', field: 'token' } });
    expect(await renew('')).toMatchObject({
      status: 400,
      body: { code: 'input.required', message: 'refresh_token er eit obligatorisk felt' },
    });
    expect(await renew('x'.repeat(201))).toMatchObject({ status: 400, body: { code: 'input.tooLong' } });
    expect(await renew('unknown')).toMatchObject(dead);
    expect(await renew(access_token)).toMatchObject(dead);
  });

  it('has lain unused for 14 days', async () => {
    const tokens = await signIn();
    pass(14 * day);
    expect(await renew(tokens.refresh_token)).toMatchObject(dead);
  });

  it('belongs to a sign-in of 30 days ago, however much it was used', async () => {
    let tokens = await signIn();
    for (const days of [13, 13]) {
      pass(days * day);
      tokens = await renewed(tokens.refresh_token);
    }
    pass(4 * day - 60);
    tokens = await renewed(tokens.refresh_token);
    expect(tokens.expires_in).toBe(60);
    pass(60);
    expect(await renew(tokens.refresh_token)).toMatchObject(dead);
    expect(await meWith(tokens)).toBe(401);
  });

  it('is sent again more than ten seconds after it was traded: it was copied, and the whole sign-in ends', async () => {
    const stolen = await signIn();
    const tokens = await renewed(stolen.refresh_token);
    pass(11);
    expect(await renew(stolen.refresh_token)).toMatchObject(dead);
    expect(await renew(tokens.refresh_token)).toMatchObject(dead);
    expect(await meWith(tokens)).toBe(401);
  });

  it('came out of the ten seconds and was not the one that was used', async () => {
    const first = await signIn();
    const one = await renewed(first.refresh_token);
    const two = await renewed(first.refresh_token);
    await renewed(one.refresh_token);
    pass(11);
    expect(await renew(two.refresh_token)).toMatchObject(dead);
  });

  it('is of somebody who was deactivated, whose access token is dead at once too', async () => {
    const tokens = await signIn();
    await world.db.updateTable('person').set({ user_status: 'DEACTIVATED' }).where('id', '=', kari.id).execute();
    expect(await meWith(tokens)).toBe(401);
    expect(await renew(tokens.refresh_token)).toMatchObject(dead);
  });

  it('is good again when the subscription that had run out is renewed', async () => {
    const tokens = await signIn();
    const fjordvik = world.db.updateTable('organization').where('id', '=', world.fjordvik.id);
    await fjordvik.set({ is_subscribed: false }).execute();
    expect(await renew(tokens.refresh_token)).toMatchObject({ status: 403, body: { code: 'noSubscription' } });
    await fjordvik.set({ is_subscribed: true }).execute();
    await renewed(tokens.refresh_token);
  });

  it('is not waited for when the trial ends: the access token is dead at the next call, but an admin’s', async () => {
    const tokens = await signIn();
    const fjordvik = world.db.updateTable('organization').where('id', '=', world.fjordvik.id);
    await fjordvik.set({ is_subscribed: false, trial_ends: new Date(Date.now() - 1_000) }).execute();
    const answers = ['{ findPersons(query: "Ola Vik") { id } }', '{ myGroups { nodes { id } } }'].map((query) =>
      world.graphql(as(tokens), query),
    );
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([401, 401]);
    expect(await meWith(tokens)).toBe(401);
    expect((await world.rest(as(tokens), 'POST', '/auth/live-ticket')).status).toBe(401);
    expect((await world.rest(world.astrid, 'GET', '/person/me')).status).toBe(200);
    await fjordvik.set({ is_subscribed: true }).execute();
    expect(await meWith(tokens)).toBe(200);
  });
});

describe('a session', () => {
  it('goes on with a new pair, and an access token lives 15 minutes', async () => {
    const first = await signIn();
    pass(899);
    expect(await meWith(first)).toBe(200);
    pass(1);
    expect(await meWith(first)).toBe(401);
    const second = await renewed(first.refresh_token);
    expect(second.refresh_token).not.toBe(first.refresh_token);
    expect(await meWith(second)).toBe(200);
  });

  it('survives an answer that was lost: within ten seconds the same token gets a pair that works', async () => {
    const first = await signIn();
    await renewed(first.refresh_token);
    pass(10);
    const second = await renewed(first.refresh_token);
    expect(await meWith(second)).toBe(200);
    pass(60);
    expect(await meWith(await renewed(second.refresh_token))).toBe(200);
  });

  it('survives eight tabs that renew at once', async () => {
    const { refresh_token } = await signIn();
    const answers = await Promise.all(Array.from({ length: 8 }, () => renew(refresh_token)));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(await meWith(answers[3]!.body)).toBe(200);
  });
});

describe('signing out', () => {
  it('kills access token, refresh token and tickets at once, of this sign-in alone', async () => {
    const [here, there] = [await signIn(), await signIn()];
    const answer = await world.rest(null, 'POST', '/auth/sign-out', { token: here.refresh_token });
    expect(answer).toMatchObject({ status: 200, body: { signedOut: true } });
    expect(await meWith(here)).toBe(401);
    expect(await renew(here.refresh_token)).toMatchObject(dead);
    expect(await meWith(there)).toBe(200);
  });

  it('works with a token that was traded already, and again, and with one that nobody knows', async () => {
    const first = await signIn();
    const second = await renewed(first.refresh_token);
    const signOut = (token: string) => world.rest(null, 'POST', '/auth/sign-out', { token });
    expect((await signOut(first.refresh_token)).status).toBe(200);
    expect(await meWith(second)).toBe(401);
    expect((await signOut(first.refresh_token)).status).toBe(200);
    expect((await signOut('unknown')).status).toBe(200);
  });
});

describe('my sign-ins', () => {
  const list = async (tokens: Tokens): Promise<Entry[]> =>
    (await world.rest(as(tokens), 'GET', '/person/my-tokens')).body;

  it('are not for nobody', async () => {
    expect((await world.rest(null, 'GET', '/person/my-tokens')).status).toBe(401);
    expect((await world.rest(null, 'POST', '/person/revoke-token', { id: 1 })).status).toBe(401);
  });

  it('cannot be ended by somebody else, nor twice', async () => {
    const mine = await signIn();
    const { id } = (await list(mine)).find(({ isCurrent }) => isCurrent)!;
    const notFound = { status: 404, body: { code: 'notFound', field: 'id' } };
    expect(await world.rest(world.per, 'POST', '/person/revoke-token', { id })).toMatchObject(notFound);
    expect(await world.rest(world.astrid, 'POST', '/person/revoke-token', { id })).toMatchObject(notFound);
    expect(await world.rest(as(mine), 'POST', '/person/revoke-token', { id: 'all' })).toMatchObject({
      status: 400,
      body: { code: 'input.id' },
    });
    expect(await meWith(mine)).toBe(200);
    expect(await world.rest(as(mine), 'POST', '/person/revoke-token', { id })).toMatchObject({
      status: 200,
      body: { id },
    });
    expect(await world.rest(kari, 'POST', '/person/revoke-token', { id })).toMatchObject(notFound);
  });

  it('are all ended at once, the one that asks too, and nobody else’s', async () => {
    const [phone, desk] = [await signIn('Safari on a phone'), await signIn('Firefox')];
    const end = (body: object) => world.rest(as(desk), 'POST', '/person/revoke-token', body);
    expect(await end({})).toMatchObject({ status: 400, body: { code: 'input.required', field: 'id' } });
    expect(await end({ all: false })).toMatchObject({ status: 400, body: { field: 'all' } });
    expect(await meWith(phone)).toBe(200);
    expect(await end({ all: true })).toMatchObject({ status: 200, body: { all: true } });
    for (const tokens of [phone, desk]) {
      expect(await meWith(tokens)).toBe(401);
      expect(await renew(tokens.refresh_token)).toMatchObject(dead);
    }
    expect((await world.rest(world.ola, 'GET', '/person/me')).status).toBe(200);
  });

  it('are listed with the one used last first, and one that is revoked is dead at its next request', async () => {
    const phone = await signIn('Safari on a phone');
    pass(60);
    const desk = await signIn('Firefox');
    const [current, before] = await list(desk);
    expect(current).toMatchObject({ isCurrent: true, userAgent: 'Firefox', lastUsed: new Date(clock).toISOString() });
    expect(before).toMatchObject({ isCurrent: false, userAgent: 'Safari on a phone' });
    await world.rest(as(desk), 'POST', '/person/revoke-token', { id: before!.id });
    expect(await meWith(phone)).toBe(401);
    expect(await renew(phone.refresh_token)).toMatchObject(dead);
    expect((await list(desk)).map(({ id }) => id)).not.toContain(before!.id);
  });

  it('show when each was used last', async () => {
    const first = await signIn();
    pass(day);
    const tokens = await renewed(first.refresh_token);
    const [entry] = await list(tokens);
    expect(Date.parse(entry!.lastUsed) - Date.parse(entry!.dateCreated)).toBe(day * 1_000);
  });
});
