import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mailsTo, newestPin, wrongPin } from '../../../core/testing/mailbox.ts';
import { makePerson, type TestPerson } from '../../../core/testing/people.ts';
import { makeWorld, type World } from '../../../core/testing/world.ts';

/** Guessing PINs for an address locks its owner out only in browsers that are not known. */
let world: World;
let person: TestPerson;
let clock = Date.parse('2026-11-05T08:00:00Z');
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  person = await makePerson(world.db, 'Kari Nes', world.fjordvik);
  pass(3_600);
});

function pass(seconds: number): void {
  clock += seconds * 1_000;
  world.setNow(new Date(clock).toISOString());
}

const check = (cookie = '') => world.rest(null, 'POST', '/auth/email', { email: person.email }, { cookie });
const verify = (pinCode: string, cookie = '', email = person.email) =>
  world.rest(null, 'POST', '/auth/verify-pin', { email, pinCode }, { cookie });
const pin = () => newestPin(world.db, person.email);

/** Signs the person in, and returns the cookie that the browser keeps. */
async function browser(): Promise<string> {
  await check();
  const { status, headers } = await verify(await pin());
  expect(status).toBe(200);
  return String(headers['set-cookie']).split(';')[0]!;
}
async function guess(times: number, cookie = '') {
  for (let time = 0; time < times; time += 1) expect((await verify(wrongPin(await pin()), cookie)).status).toBe(401);
}

describe('the mark of a browser', () => {
  it('cannot be read by a script, goes to signing in alone, and is not what the database has', async () => {
    await check();
    const { headers } = await verify(await pin());
    const [cookie = '', ...rules] = String(headers['set-cookie']).split('; ');
    expect(rules).toEqual(['Path=/api/auth', 'Max-Age=15552000', 'HttpOnly', 'SameSite=Strict']);
    const known = await world.db.selectFrom('known_browser').selectAll().execute();
    expect(known.map(({ mark_hash }) => mark_hash.toString())).not.toContain(cookie.split('=')[1]);
  });

  it('is given by nothing but signing in, and signs nobody in', async () => {
    expect((await check()).headers['set-cookie']).toBeUndefined();
    expect((await verify(wrongPin(await pin()))).headers['set-cookie']).toBeUndefined();
    const cookie = await browser().catch(() => '');
    expect((await world.rest(null, 'GET', '/person/me', undefined, { cookie })).status).toBe(401);
  });
});

describe('wrong PINs of a stranger', () => {
  it('lock the address, and not the browser that the person has signed in in before, which still gets its mail', async () => {
    const mine = await browser();
    pass(3_600);
    await check();
    await guess(5);
    pass(60);
    expect((await verify(await pin())).status).toBe(429);
    expect((await check()).body).toMatchObject({ tooManyAttempts: true });
    expect((await check(mine)).body).toMatchObject({ tooManyAttempts: false });
    expect((await verify(await pin(), mine)).status).toBe(200);
    expect((await check()).body).toMatchObject({ tooManyAttempts: true });
  });

  it('lock a browser in which somebody else has signed in', async () => {
    const mine = await browser();
    person = await makePerson(world.db, 'Ola Vik', world.fjordvik);
    await check(mine);
    await guess(5, mine);
    expect((await verify(await pin(), mine)).status).toBe(429);
  });

  it('lock whoever brings a mark of their own making', async () => {
    const made = `samspel_browser=${'x'.repeat(43)}`;
    await check(made);
    await guess(5, made);
    expect((await verify(await pin(), made)).status).toBe(429);
  });

  it('use up none of the mails of a known browser', async () => {
    const mine = await browser();
    for (let time = 0; time < 8; time += 1) {
      pass(60);
      await check();
    }
    const before = (await mailsTo(world.db, person.email)).length;
    await check(mine);
    expect(await mailsTo(world.db, person.email)).toHaveLength(before + 1);
  });
});

describe('a known browser', () => {
  it('has five wrong PINs of its own, and leaves the others alone', async () => {
    const mine = await browser();
    pass(3_600);
    await check(mine);
    await guess(5, mine);
    expect((await verify(await pin(), mine)).status).toBe(429);
    expect((await verify(await pin())).status).toBe(200);
  });
});

describe('a PIN that is sent several times at once', () => {
  it.each([2, 6])('by %i clicks signs in once, and what is too late is no guess', async (times) => {
    await check();
    const right = await pin();
    const statuses = (await Promise.all(Array.from({ length: times }, () => verify(right)))).map(
      ({ status }) => status,
    );
    expect(statuses.toSorted()).toEqual([200, ...Array(times - 1).fill(401)]);
    for (let time = 0; time < 6; time += 1) expect((await verify(right)).status).toBe(401);
    pass(60);
    await check();
    expect((await verify(await pin())).status).toBe(200);
  });
});
