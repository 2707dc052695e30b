import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dataOf } from '../../../core/testing/answers.ts';
import { newestPin } from '../../../core/testing/mailbox.ts';
import { makePerson, type TestPerson } from '../../../core/testing/people.ts';
import { makeWorld, type World } from '../../../core/testing/world.ts';

/** A server whose clock is an hour wrong for a while, as after a machine was moved or its time server was lost. */
type Tokens = { access_token: string; refresh_token: string };
let world: World;
let kari: TestPerson;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  setClock(0);
  kari = await makePerson(world.db, 'Kari Nes', world.fjordvik);
});

const began = Date.now() + 1_000;
const setClock = (minutes: number) => world.setNow(new Date(began + minutes * 60_000).toISOString());

async function signIn(): Promise<Tokens> {
  await world.rest(null, 'POST', '/auth/email', { email: kari.email });
  const body = { email: kari.email, pinCode: await newestPin(world.db, kari.email) };
  return (await world.rest(null, 'POST', '/auth/verify-pin', body)).body;
}
async function renewed({ refresh_token: token }: Tokens): Promise<Tokens> {
  const { status, body } = await world.rest(null, 'POST', '/auth/access-token', { token });
  expect(status).toBe(200);
  return body;
}
const as = ({ access_token: token }: Tokens) => ({ ...kari, token });
const meWith = async (tokens: Tokens) => (await world.rest(as(tokens), 'GET', '/person/me')).status;

async function makeWheel(tokens: Tokens): Promise<{ id: string; version: number }> {
  const create = 'mutation ($input: CreateCalendarInput!) { createCalendar(input: $input) { id version } }';
  const input = { title: 'Årshjul', color: '#1f6f8b' };
  const made = await world.graphql<{ createCalendar: { id: string; version: number } }>(as(tokens), create, { input });
  return dataOf(made).createCalendar;
}
async function rename(tokens: Tokens, { id, version }: { id: string; version: number }, title: string) {
  const update = 'mutation ($input: UpdateCalendarInput!) { updateCalendar(input: $input) { title version } }';
  const input = { id, version, title };
  return dataOf(
    await world.graphql<{ updateCalendar: { title: string; version: number } }>(as(tokens), update, { input }),
  ).updateCalendar;
}

describe('a clock that goes an hour ahead, and is set back', () => {
  it('signs nobody out, and what is written goes on', async () => {
    const before = await signIn();
    const wheel = await makeWheel(before);
    setClock(60);
    expect(await meWith(before)).toBe(401);
    const ahead = await renewed(before);
    expect(await meWith(ahead)).toBe(200);
    const first = await rename(ahead, wheel, 'Ein time fram');
    setClock(1);
    expect(await meWith(ahead)).toBe(200);
    const back = await renewed(ahead);
    const second = await rename(back, { id: wheel.id, version: first.version }, 'Attende igjen');
    expect(second).toEqual({ title: 'Attende igjen', version: first.version + 1 });
  });

  it('lets whoever asks for a PIN meanwhile sign in, also after it', async () => {
    setClock(60);
    expect(await meWith(await signIn())).toBe(200);
    setClock(1);
    await world.db.deleteFrom('rate_limit').execute(); // a mail a minute
    expect(await meWith(await signIn())).toBe(200);
  });
});

describe('a clock that goes an hour back, and is set right', () => {
  it('signs nobody out, and gives no more time to what had run out', async () => {
    const before = await signIn();
    setClock(-60);
    expect(await meWith(before)).toBe(200);
    const behind = await renewed(before);
    setClock(20);
    for (const tokens of [before, behind]) expect(await meWith(tokens)).toBe(401);
    expect(await meWith(await renewed(behind))).toBe(200);
  });
});
