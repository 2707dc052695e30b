import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { endingToken } from './areas/calendar/export/ending-paper-mails.ts';
import { unsubscribeToken } from './areas/notification/unsubscribing.ts';
import { createTestDatabase, type TestDatabase } from './core/testing/database.ts';
import { newestPin, wrongPin } from './core/testing/mailbox.ts';
import { makeOrganization, makePerson, type TestPerson, testSecretKey } from './core/testing/people.ts';
import { type ServerProcess, startProcess } from './core/testing/process.ts';
import { solveCaptcha, type TestChallenge } from './core/testing/solve-captcha.ts';

/** What people and programs hold goes on when an operator gives the installation a new SECRET_KEY, on real servers, one after the other. */
let database: TestDatabase;
let kari: TestPerson;
let ola: TestPerson;
let per: TestPerson;
let server: ServerProcess;
let held: Awaited<ReturnType<typeof collect>>;

const newKey = 'a new secret key of the tests, also long enough';
const start = async (env: Record<string, string>) => {
  server = await startProcess({
    DATABASE_URL: database.url,
    SMTP_URL: 'smtp://127.0.0.1:1',
    LOG_LEVEL: 'error',
    ...env,
  });
};

beforeAll(async () => {
  database = await createTestDatabase(inject('postgres'));
  const fjordvik = await makeOrganization(database.db, 'Fjordvik kommune');
  kari = await makePerson(database.db, 'Kari Nes', fjordvik);
  ola = await makePerson(database.db, 'Ola Vik', fjordvik);
  per = await makePerson(database.db, 'Per Lund', fjordvik);
  await start({ SECRET_KEY: testSecretKey });
  held = await collect();
  await server.stop();
});
afterAll(async () => {
  await server.stop();
  await database.close();
});

const askForPin = async ({ email }: TestPerson) => {
  await server.rest(null, '/auth/email', { email });
  return newestPin(database.db, email);
};
const verify = ({ email }: TestPerson, pinCode: string) => server.rest(null, '/auth/verify-pin', { email, pinCode });
const feed = async (code: string) => (await server.rest(null, `/meta/calendar?calendarCode=${code}`)).status;
const ownCode = async (as: TestPerson) => {
  const { data } = await server.graphql<{ me: { calendarCode: string } }>(as, '{ me { calendarCode } }');
  return data.me.calendarCode;
};
const feedCode = async (as: TestPerson) => {
  const { data } = await server.graphql<{ myFeedLinks: { code: string | null }[] }>(as, '{ myFeedLinks { code } }');
  return data.myFeedLinks[0]?.code;
};

/** What Kari, Ola and Per have got from the server with the old key. */
async function collect() {
  const { body } = await verify(kari, await askForPin(kari));
  await server.graphql(kari, 'mutation { createFeedLink(input: {}) { id } }');
  const olasPin = await askForPin(ola);
  const persPin = await askForPin(per);
  for (let time = 0; time < 5; time += 1) await verify(per, wrongPin(persPin));
  const key = { secretKey: testSecretKey };
  return {
    refresh: (body as { refresh_token: string }).refresh_token,
    code: await ownCode(kari),
    part: (await feedCode(kari))!,
    olasPin,
    persPin,
    captcha: solveCaptcha((await server.rest(null, '/auth/captcha')).body as TestChallenge),
    unsubscribe: unsubscribeToken(key, kari.id),
    endPaper: endingToken(key, kari.id, null),
  };
}

const register = (captcha: string) =>
  server.rest(null, '/auth/register', { email: `ny.${randomUUID()}@${ola.email.split('@')[1]}`, captcha });
const end = (path: string, token: string) =>
  fetch(`${server.url}/api${path}?token=${token}`, { method: 'POST' }).then(({ status }) => status);

describe('with a new key, and the old one as the previous', () => {
  beforeAll(() => start({ SECRET_KEY: newKey, SECRET_KEY_PREVIOUS: testSecretKey }));

  it('an address that was locked stays locked', async () => {
    expect((await verify(per, held.persPin)).status).toBe(429);
  });

  it('nobody is signed out, and a PIN that is on its way signs in', async () => {
    expect((await server.graphql<{ me: { id: string } }>(kari, '{ me { id } }')).data.me.id).toBe(String(kari.id));
    expect((await server.rest(null, '/auth/access-token', { token: held.refresh })).status).toBe(200);
    expect((await verify(ola, held.olasPin)).status).toBe(200);
  });

  it('links to calendars lead where they led, and are told to their person as before', async () => {
    expect([await feed(held.code), await feed(held.part)]).toEqual([200, 200]);
    expect([await ownCode(kari), await feedCode(kari)]).toEqual([held.code, held.part]);
  });

  it('a captcha that was solved is taken, once', async () => {
    expect((await register(held.captcha)).status).toBe(200);
    expect((await register(held.captcha)).status).toBe(400);
  });

  it('the links that end mails work', async () => {
    expect(await end('/notification/unsubscribe', held.unsubscribe)).toBe(200);
    expect(await end('/calendar/paper-mail/end', held.endPaper)).toBe(200);
  });
});

describe('afterwards, with the new key alone', () => {
  beforeAll(async () => {
    await server.stop();
    await start({ SECRET_KEY: newKey });
  });

  it('links to calendars still lead where they led, since the start before has sealed them anew', async () => {
    expect([await feed(held.code), await feed(held.part)]).toEqual([200, 200]);
    expect([await ownCode(kari), await feedCode(kari)]).toEqual([held.code, held.part]);
  });

  it('what was made with the old key alone is refused', async () => {
    expect(await end('/notification/unsubscribe', held.unsubscribe)).toBe(400);
    expect(await end('/calendar/paper-mail/end', held.endPaper)).toBe(400);
  });
});
