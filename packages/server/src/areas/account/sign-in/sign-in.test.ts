import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { buildApp } from '../../../app.ts';
import { openDatabase } from '../../../core/database/pool.ts';
import { databaseUrl } from '../../../core/testing/database.ts';
import { newestPin, wrongPin } from '../../../core/testing/mailbox.ts';
import { makePerson, type TestPerson } from '../../../core/testing/people.ts';
import { solveCaptcha, type TestChallenge } from '../../../core/testing/solve-captcha.ts';
import { makeWorld, type World } from '../../../core/testing/world.ts';
import { areas } from '../../index.ts';

let world: World;
const logged: string[] = [];
let other: { app: FastifyInstance; close: () => Promise<void> };
let person: TestPerson;
let clock: number;

beforeAll(async () => {
  world = await makeWorld({ onLog: (line) => logged.push(line) });
  other = await anotherServer();
});
afterAll(async () => {
  await other.close();
  await world.close();
});
beforeEach(async () => {
  person = await makePerson(world.db, 'Kari Nes', world.fjordvik);
  clock = Date.now();
  world.setNow(new Date(clock).toISOString());
});

/** A second process on the same database, with connections of its own. */
async function anotherServer() {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(world.db);
  const { database } = openDatabase(databaseUrl(inject('postgres'), rows[0]!.name), 8);
  const app = await buildApp({ ...world.services, db: database }, areas);
  const close = async () => {
    await app.close();
    await database.destroy();
  };
  return { app, close };
}

const pass = (seconds: number) => {
  clock += seconds * 1_000;
  world.setNow(new Date(clock).toISOString());
};
const askForPin = async (email = person.email) => {
  await world.db.deleteFrom('rate_limit').execute(); // as if the last PIN had been mailed an hour ago
  await world.rest(null, 'POST', '/auth/email', { email });
  return newestPin(world.db, email);
};
const verify = (pinCode: unknown, more: object = {}) =>
  world.rest(null, 'POST', '/auth/verify-pin', { email: person.email, pinCode, ...more });
const onOther = async (pinCode: string, email = person.email) =>
  (await other.app.inject({ method: 'POST', url: '/api/auth/verify-pin', payload: { email, pinCode } })).statusCode;

describe('a PIN that is none', () => {
  it.each([
    ['five digits', '12345', 'auth.pinFormat'],
    ['seven digits', '1234567', 'auth.pinFormat'],
    ['letters', '12345a', 'auth.pinFormat'],
    ['digits of another script', '١٢٣٤٥٦', 'auth.pinFormat'],
    ['a number', 123_456, 'auth.pinFormat'],
    ['nothing', '', 'input.required'],
    ['absent', undefined, 'input.required'],
  ])('%s', async (_, pinCode, code) => {
    expect(await verify(pinCode)).toMatchObject({ status: 400, body: { code, field: 'pinCode' } });
  });

  it('costs no attempt', async () => {
    const pin = await askForPin();
    for (let time = 0; time < 6; time += 1) await verify('12345');
    expect((await verify(pin)).status).toBe(200);
  });
});

describe('a PIN that does not sign in', () => {
  const refused = { status: 401, body: { code: 'auth.wrongPin', field: 'pinCode' } };
  const old = { status: 401, body: { code: 'auth.oldPin', field: 'pinCode' } };

  it('is wrong, and Kari reads so in her language', async () => {
    const pin = await askForPin();
    const body = { email: person.email, pinCode: wrongPin(pin) };
    const answer = await world.rest(null, 'POST', '/auth/verify-pin', body, { 'accept-language': 'en' });
    expect(answer).toMatchObject({ ...refused, body: { message: 'Could not log in, incorrect PIN' } });
  });

  it('was never asked for', async () => {
    expect(await verify('123456')).toMatchObject(refused);
  });

  it('is ten minutes old: it is called old, and is no guess, however often it is sent', async () => {
    const pin = await askForPin();
    pass(600);
    for (let time = 0; time < 6; time += 1) expect(await verify(pin)).toMatchObject(old);
    expect(await verify(wrongPin(pin))).toMatchObject(refused);
  });

  it('was replaced by a newer one', async () => {
    const first = await askForPin();
    const second = await askForPin();
    if (first !== second) expect(await verify(first)).toMatchObject(refused);
    expect((await verify(second)).status).toBe(200);
  });

  it('was used', async () => {
    const pin = await askForPin();
    expect((await verify(pin)).status).toBe(200);
    expect(await verify(pin)).toMatchObject(old);
  });

  it('is somebody else’s', async () => {
    const ola = await makePerson(world.db, 'Ola Vik', world.fjordvik);
    const pin = await askForPin(ola.email);
    while ((await askForPin()) === pin);
    expect(await verify(pin)).toMatchObject(refused);
  });

  it('is of an address that nobody has: the same answer', async () => {
    const body = { email: 'ingen@fjordvik.example', pinCode: '123456' };
    expect(await world.rest(null, 'POST', '/auth/verify-pin', body)).toMatchObject(refused);
  });

  it('is of somebody who was deactivated after it was mailed', async () => {
    const pin = await askForPin();
    await world.db.updateTable('person').set({ user_status: 'DEACTIVATED' }).where('id', '=', person.id).execute();
    expect(await verify(pin)).toMatchObject(refused);
  });

  it('is right, but confirms nothing: Kari has done that long ago', async () => {
    const pin = await askForPin();
    const body = { email: person.email, pinCode: pin };
    expect(await world.rest(null, 'POST', '/auth/confirm-user', body)).toMatchObject(refused);
  });

  it('is right, but the subscription has run out since: it is used up', async () => {
    const pin = await askForPin();
    const fjordvik = world.db.updateTable('organization').where('id', '=', world.fjordvik.id);
    await fjordvik.set({ is_subscribed: false, trial_ends: new Date(0) }).execute();
    expect(await verify(pin)).toMatchObject({ status: 403, body: { code: 'noSubscription' } });
    await fjordvik.set({ is_subscribed: true }).execute();
    expect(await verify(pin)).toMatchObject(old);
  });
});

describe('guessing', () => {
  const guess = async (pin: string, times: number) => {
    for (let time = 0; time < times; time += 1) expect((await verify(wrongPin(pin))).status).toBe(401);
  };

  it('locks the account for an hour at the fifth wrong PIN, for the right one too, on every server', async () => {
    const pin = await askForPin();
    await guess(pin, 5);
    const answer = await verify(pin);
    expect(answer).toMatchObject({ status: 429, body: { code: 'auth.tooManyAttempts' } });
    expect(Number(answer.headers['retry-after'])).toBe(3_600);
    expect(await onOther(pin)).toBe(429);
  });

  it('stays locked when all servers are started anew', async () => {
    const pin = await askForPin();
    await guess(pin, 5);
    const restarted = await anotherServer();
    const payload = { email: person.email, pinCode: pin };
    const answer = await restarted.app.inject({ method: 'POST', url: '/api/auth/verify-pin', payload });
    expect(answer.statusCode).toBe(429);
    await restarted.close();
  });

  it('gets no new PIN while locked, and the e-mail step says so', async () => {
    const pin = await askForPin();
    await guess(pin, 5);
    const answer = await world.rest(null, 'POST', '/auth/email', { email: person.email });
    expect(answer).toMatchObject({ status: 200, body: { tooManyAttempts: true } });
    expect(await newestPin(world.db, person.email)).toBe(pin);
  });

  it('may go on after the hour, and five more tries lock again', async () => {
    await guess(await askForPin(), 5);
    pass(3_599);
    expect((await verify('123456')).status).toBe(429);
    pass(1);
    const pin = await askForPin();
    await guess(pin, 4);
    expect((await verify(pin)).status).toBe(200);
  });

  it('is not helped by asking for new PINs between the tries', async () => {
    for (let time = 0; time < 5; time += 1) await guess(await askForPin(), 1);
    expect((await verify('123456')).status).toBe(429);
  });

  it('is forgotten once the right PIN comes', async () => {
    const pin = await askForPin();
    await guess(pin, 4);
    expect((await verify(pin)).status).toBe(200);
    await guess(await askForPin(), 4);
    expect((await verify(await newestPin(world.db, person.email))).status).toBe(200);
  });

  it('locks an address that nobody has just the same, so that a lock tells nothing', async () => {
    const body = { email: 'gjett@fjordvik.example', pinCode: '123456' };
    const statuses = [];
    for (let time = 0; time < 6; time += 1)
      statuses.push((await world.rest(null, 'POST', '/auth/verify-pin', body)).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });

  it('at once on two servers gets no more than five tries', async () => {
    const pin = wrongPin(await askForPin());
    const tries = Array.from({ length: 16 }, (_, index) =>
      index % 2 ? onOther(pin) : verify(pin).then(({ status }) => status),
    );
    const statuses = await Promise.all(tries);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(11);
  });
});

describe('signing in', () => {
  it('gives tokens that work, and keeps neither PIN nor tokens as they are', async () => {
    const pin = await askForPin();
    const answer = await verify(` ${pin.slice(0, 3)} ${pin.slice(3)} `);
    expect(answer).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } });
    expect(Object.keys(answer.body).sort()).toEqual(['access_token', 'expires_in', 'refresh_token']);
    const tokens = answer.body as { access_token: string; refresh_token: string };
    expect(Buffer.from(tokens.access_token, 'base64url')).toHaveLength(32);
    const me = await world.graphql<{ me: { name: string } }>(
      { ...person, token: tokens.access_token },
      '{ me { name } }',
    );
    expect(me.data.me.name).toBe('Kari Nes');
    const { rows } = await sql<{
      all: string;
    }>`select (select json_agg(t) from refresh_token t)::text || (select json_agg(t) from access_token t)::text as all`.execute(
      world.db,
    );
    expect(rows[0]!.all).not.toContain(tokens.refresh_token);
  });

  it('keeps of a PIN only what nobody without the secret key can try out', async () => {
    const pin = await askForPin();
    const { rows } = await sql<{ known: boolean }>`
      select hash = sha256(${Buffer.from(pin)}) or hash = sha256(${Buffer.from(`${person.id} ${pin}`)}) as known from pin
      where person_id = ${person.id}`.execute(world.db);
    expect(rows).toEqual([{ known: false }]);
  });

  it('twice at once with one PIN, on two servers: one wins', async () => {
    for (let round = 0; round < 12; round += 1) {
      const pin = await askForPin();
      const both = await Promise.all([verify(pin).then(({ status }) => status), onOther(pin)]);
      expect(both.sort()).toEqual([200, 401]);
    }
  });
});

describe('200 wrong PINs of everybody in an hour', () => {
  const captcha = async () => solveCaptcha((await world.rest(null, 'GET', '/auth/captcha')).body as TestChallenge);

  it('make signing in ask for the captcha, until the hour is over', async () => {
    await world.db.deleteFrom('sign_in_failure').execute();
    const moment = new Date(clock - 60_000);
    await world.db
      .insertInto('sign_in_failure')
      .values(Array.from({ length: 199 }, () => ({ at: moment })))
      .execute();
    const pin = await askForPin();
    expect((await verify(wrongPin(pin))).status).toBe(401);
    expect(logged.filter((line) => line.includes('200 wrong PINs'))).toHaveLength(1);

    expect(await verify(pin)).toMatchObject({ status: 400, body: { code: 'auth.captcha', field: 'captcha' } });
    const once = await captcha();
    expect((await verify(pin, { captcha: once })).status).toBe(200);
    const again = { captcha: once };
    expect(await verify(await askForPin(), again)).toMatchObject({ body: { code: 'auth.captcha' } });
    pass(3_600);
    expect((await verify(await askForPin())).status).toBe(200);
  });
});
