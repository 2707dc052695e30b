import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keyedHash } from '../../../core/session/derived-key.ts';
import { mailsTo, newestPin } from '../../../core/testing/mailbox.ts';
import { makeOrganization, makePerson } from '../../../core/testing/people.ts';
import { solveCaptcha, type TestChallenge } from '../../../core/testing/solve-captcha.ts';
import { makeWorld, type World } from '../../../core/testing/world.ts';
import { asksFromNetwork } from './check-email.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

const check = (email: unknown, headers = {}) => world.rest(null, 'POST', '/auth/email', { email }, headers);
const fjordvik = () => ({ id: world.fjordvik.id, name: 'Fjordvik kommune' });

describe('an address that cannot be asked about', () => {
  it.each([
    ['is none', 'kari', 'auth.emailInvalid'],
    ['has two @', 'kari@nes@fjordvik.example', 'auth.emailInvalid'],
    ['has a line break that would add a header to a mail', 'kari@fjordvik.example\nBcc: all@x.no', 'auth.emailInvalid'],
    ['is empty', '  ', 'input.required'],
    ['is missing', undefined, 'input.required'],
    ['is a number', 7, 'input.wrongType'],
  ])('one that %s', async (_, email, code) => {
    expect(await check(email)).toMatchObject({ status: 400, body: { code, field: 'email' } });
  });

  it('comes with a field that the call does not know', async () => {
    const answer = await world.rest(null, 'POST', '/auth/email', { email: world.kari.email, admin: true });
    expect(answer).toMatchObject({ status: 400, body: { code: 'input.unknownField', field: 'admin' } });
  });

  it('comes as no JSON', async () => {
    const payload = '{"email":';
    const headers = { 'content-type': 'application/json' };
    const answer = await world.app.inject({ method: 'POST', url: '/api/auth/email', payload, headers });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'badRequest']);
  });
});

describe('who gets no PIN', () => {
  it('is somebody outside the municipalities: the address is not valid', async () => {
    expect((await check('kari@gmail.com')).body).toEqual({
      valid: false,
      newUser: true,
      organization: null,
      isMunicipality: false,
      tooManyAttempts: false,
    });
    expect(await mailsTo(world.db, 'kari@gmail.com')).toEqual([]);
  });

  it('is somebody whose domain only ends like that of a municipality', async () => {
    expect((await check('kari@notfjordvik.example')).body).toMatchObject({ valid: false, organization: null });
  });

  it('is somebody new: the way goes by signing up', async () => {
    const answer = await check('ny@fjordvik.example');
    expect(answer.body).toEqual({
      valid: true,
      newUser: true,
      organization: fjordvik(),
      isMunicipality: true,
      tooManyAttempts: false,
    });
    expect(await mailsTo(world.db, 'ny@fjordvik.example')).toEqual([]);
  });

  it('is somebody who has not confirmed the address', async () => {
    await world.db.updateTable('person').set({ user_status: 'PENDING' }).where('id', '=', world.per.id).execute();
    expect((await check(world.per.email)).body).toMatchObject({ newUser: true });
    expect(await mailsTo(world.db, world.per.email)).toEqual([]);
  });

  it('is somebody deactivated, of whom the answer tells nothing', async () => {
    await world.db.deleteFrom('rate_limit').execute(); // as if the last PIN had been asked for an hour ago
    await world.db.updateTable('person').set({ user_status: 'DEACTIVATED' }).where('id', '=', world.per.id).execute();
    expect((await check(world.per.email)).body).toEqual({
      valid: true,
      newUser: false,
      organization: { id: world.lundvik.id, name: 'Lundvik kommune' },
      isMunicipality: true,
      tooManyAttempts: false,
    });
  });

  it('is somebody deactivated, whose mail alone tells that the account is closed, without a PIN', async () => {
    const mails = await mailsTo(world.db, world.per.email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Kontoen din i Samspel er stengd']);
    expect(mails[0]!.body).not.toMatch(/\d{6}/);
  });

  it('is somebody whose municipality has had its trial and does not subscribe', async () => {
    const ended = { is_subscribed: false, trial_ends: new Date(Date.now() - 1_000) };
    await world.db.updateTable('organization').set(ended).where('id', '=', world.lundvik.id).execute();
    expect(await check(world.per.email)).toMatchObject({ status: 403, body: { code: 'noSubscription' } });
    expect(await check('ny@lundvik.example')).toMatchObject({ status: 403, body: { code: 'noSubscription' } });
  });
});

describe('who gets a PIN', () => {
  it('is Kari, whatever letters she writes her address with', async () => {
    const answer = await check(` ${world.kari.email.toUpperCase()} `);
    expect(answer).toMatchObject({ status: 200, body: { valid: true, newUser: false, organization: fjordvik() } });
    expect(await newestPin(world.db, world.kari.email)).toMatch(/^\d{6}$/);
  });

  it('gets it in her own language, with the PIN alone on a line and no secret in the subject', async () => {
    await world.db.updateTable('person').set({ language: 'en' }).where('id', '=', world.ola.id).execute();
    await check(world.ola.email, { 'accept-language': 'nb' });
    const [mail] = await mailsTo(world.db, world.ola.email);
    expect(mail?.subject).toBe('Your PIN code for Samspel');
    expect(mail?.body).toContain('\nThe code is valid for 10 minutes and can be used once.\n');
    expect(mail?.body?.split('\n').filter((line) => /^\d{6}$/.test(line))).toHaveLength(1);
  });

  it('works at a school of the municipality, whose domain lies below', async () => {
    expect((await check('ny@skule.fjordvik.example')).body).toMatchObject({ valid: true, organization: fjordvik() });
  });

  it('belongs to the municipality whose domain is nearest, where one lies inside another', async () => {
    const inner = await makeOrganization(world.db, 'Indre kommune');
    const domain = 'indre.fjordvik.example';
    await world.db.insertInto('organization_domain').values({ organization_id: inner.id, domain }).execute();
    const answer = await check(`ny@${domain}`);
    expect(answer.body).toMatchObject({ organization: { name: 'Indre kommune' } });
  });

  it('is shown the organizations to choose from where several share a domain', async () => {
    const twin = await makeOrganization(world.db, 'Tvilling kommune');
    const shared = [world.fjordvik.id, twin.id].map((organization_id) => ({ organization_id, domain: 'delt.example' }));
    await world.db.insertInto('organization_domain').values(shared).execute();
    expect((await check('ny@delt.example')).body).toMatchObject({
      valid: true,
      organization: null,
      organizations: [fjordvik(), { id: twin.id, name: 'Tvilling kommune' }],
    });
  });

  it('is an admin even when the subscription is over, since somebody must renew it', async () => {
    const ended = { is_subscribed: false, trial_ends: new Date(Date.now() - 1_000) };
    await world.db.updateTable('organization').set(ended).where('id', '=', world.fjordvik.id).execute();
    expect((await check(world.astrid.email)).status).toBe(200);
    await world.db
      .updateTable('organization')
      .set({ is_subscribed: true })
      .where('id', '=', world.fjordvik.id)
      .execute();
  });
});

describe('how much is too much', () => {
  const start = Date.parse('2027-01-05T08:00:00Z');
  let asked: string;
  beforeAll(async () => {
    asked = (await makePerson(world.db, 'Ola Vik', world.fjordvik)).email;
  });
  const at = (seconds: number) => world.setNow(new Date(start + seconds * 1_000).toISOString());
  const mails = async (email: string) => (await mailsTo(world.db, email)).length;

  it('is a second PIN mail in a minute: the answer is the same, and says when one may ask again', async () => {
    at(0);
    const first = await check(asked);
    expect(first).toMatchObject({ status: 200, headers: { 'retry-after': '60' } });
    at(20);
    const second = await check(asked);
    expect([second.status, second.body]).toEqual([200, first.body]);
    expect(second.headers['retry-after']).toBe('40');
    expect(await mails(asked)).toBe(1);
    at(60);
    await check(asked);
    expect(await mails(asked)).toBe(2);
  });

  it('is a sixth in an hour, and the PIN that was mailed last stays good', async () => {
    for (let minute = 2; minute < 30; minute += 1) {
      at(minute * 60);
      expect((await check(asked)).status).toBe(200);
    }
    expect(await mails(asked)).toBe(5);
    expect((await check(asked)).headers['retry-after']).toBe(String(31 * 60));
    at(3_600);
    await check(asked);
    expect(await mails(asked)).toBe(6);
  });

  it('is answered for an address that nobody has as for one that somebody has', async () => {
    const waits = async (email: string) =>
      [await check(email), await check(email)].map(({ headers }) => headers['retry-after']);
    at(10_000);
    expect(await waits('ingen@fjordvik.example')).toEqual(await waits(asked));
  });

  it('is 300 checks of one network that lead to no sign-in: it is asked for the captcha, and no other one is', async () => {
    const ask = (captcha?: string, remoteAddress = '192.0.2.7') =>
      world.app.inject({
        method: 'POST',
        url: '/api/auth/email',
        payload: { email: 'ny@fjordvik.example', captcha },
        remoteAddress,
      });
    for (let time = 0; time < 300; time += 1) expect((await ask()).statusCode).toBe(200);
    const refused = await ask();
    expect([refused.statusCode, refused.json().code, refused.json().field]).toEqual([400, 'auth.captcha', 'captcha']);
    const once = await solveCaptcha((await world.rest(null, 'GET', '/auth/captcha')).body as TestChallenge);
    expect((await ask(once)).statusCode).toBe(200);
    expect((await ask(once)).statusCode).toBe(400);
    expect((await ask(undefined, '192.0.2.8')).statusCode).toBe(200);
  });

  it('is never a town hall behind one address whose people sign in: what led to a sign-in is not counted', async () => {
    const remoteAddress = '192.0.2.9';
    const post = (url: string, payload: object) =>
      world.app.inject({ method: 'POST', url: `/api${url}`, payload, remoteAddress });
    await post('/auth/email', { email: 'ny@fjordvik.example' });
    const key = keyedHash(world.services.secretKey, 'rate limit', `${asksFromNetwork.name} ${remoteAddress}`);
    await world.db
      .updateTable('rate_limit')
      .set({ count: asksFromNetwork.most - 1 })
      .where('key', '=', key)
      .execute();
    for (let colleague = 0; colleague < 5; colleague += 1) {
      const { email } = await makePerson(world.db, 'Ola Vik', world.fjordvik);
      expect((await post('/auth/email', { email })).statusCode).toBe(200);
      const pinCode = await newestPin(world.db, email);
      expect((await post('/auth/verify-pin', { email, pinCode })).statusCode).toBe(200);
    }
  });
});
