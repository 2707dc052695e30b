import { millisecondsADay } from '@samspel/domain/time/moment';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailsTo, newestPin } from '../../../core/testing/mailbox.ts';
import { makeOrganization } from '../../../core/testing/people.ts';
import { solveCaptcha, type TestChallenge } from '../../../core/testing/solve-captcha.ts';
import { makeWorld, type World } from '../../../core/testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld({ env: { ADMIN_EMAILS: 'sjef@nyvik.example' } });
  await makeOrganization(world.db, 'Nyvik kommune', []);
  await world.db
    .updateTable('organization')
    .set({ is_subscribed: false })
    .where('name', '=', 'Nyvik kommune')
    .execute();
});
afterAll(() => world.close());

const challenge = async () => (await world.rest(null, 'GET', '/auth/captcha')).body as TestChallenge;
const captcha = async () => solveCaptcha(await challenge());
const register = async (email: unknown, more: object = {}, headers = {}) =>
  world.rest(null, 'POST', '/auth/register', { email, captcha: await captcha(), ...more }, headers);
const confirm = (email: string, pinCode: string) => world.rest(null, 'POST', '/auth/confirm-user', { email, pinCode });
const personAt = (email: string) =>
  world.db.selectFrom('person').selectAll().where('email', '=', email).executeTakeFirst();
const nyvik = () =>
  world.db.selectFrom('organization').selectAll().where('name', '=', 'Nyvik kommune').executeTakeFirstOrThrow();

describe('a captcha that does not hold', () => {
  const refused = { status: 400, body: { code: 'auth.captcha', field: 'captcha' } };
  const altered = async (change: (payload: Record<string, unknown>) => object) => {
    const payload = JSON.parse(Buffer.from(await captcha(), 'base64').toString());
    return Buffer.from(JSON.stringify({ ...payload, ...change(payload) })).toString('base64');
  };

  it.each([
    ['is missing', async () => undefined],
    ['is empty', async () => ''],
    ['is no captcha', async () => 'robot'],
    ['is JSON of something else', async () => Buffer.from('null').toString('base64')],
    ['is of another number', () => altered(({ number }) => ({ number: Number(number) + 1 }))],
    ['is signed by somebody else', () => altered(() => ({ signature: 'f'.repeat(64) }))],
    [
      'has been given a longer life',
      () => altered(({ salt }) => ({ salt: String(salt).replace(/expires=\d+/, 'expires=9999999999') })),
    ],
    ['uses another algorithm', () => altered(() => ({ algorithm: 'SHA-1' }))],
    ['has a salt that is no text', () => altered(() => ({ salt: 7 }))],
  ])('one that %s', async (_, made) => {
    expect(await register('ny@fjordvik.example', { captcha: await made() })).toMatchObject(refused);
    expect(await personAt('ny@fjordvik.example')).toBeUndefined();
  });

  it('one that was used', async () => {
    const once = await captcha();
    expect((await register('brukt@fjordvik.example', { captcha: once })).status).toBe(200);
    expect(await register('brukt@fjordvik.example', { captcha: once })).toMatchObject(refused);
    expect(await mailsTo(world.db, 'brukt@fjordvik.example')).toHaveLength(1);
  });

  it('one that was refused something else: whether many addresses are taken cannot be asked with it', async () => {
    const taken = { status: 409, body: { code: 'auth.emailTaken' } };
    const once = await captcha();
    expect(await register(world.kari.email, { captcha: once })).toMatchObject(taken);
    expect(await register(world.ola.email, { captcha: once })).toMatchObject(refused);
    expect(await register('ny@fjordvik.example', { captcha: once })).toMatchObject(refused);
    const strange = await captcha();
    expect((await register('kari@gmail.com', { captcha: strange })).body).toMatchObject({ code: 'auth.notMunicipal' });
    expect(await register('ny@fjordvik.example', { captcha: strange })).toMatchObject(refused);
  });

  it('one that is older than ten minutes', async () => {
    const old = await captcha();
    world.setNow(new Date(Date.now() + 601_000).toISOString());
    expect(await register('ny@fjordvik.example', { captcha: old })).toMatchObject(refused);
  });
});

describe('an address that cannot sign up', () => {
  it('one of no municipality, in words that say what to use', async () => {
    const answer = await register('kari@gmail.com', {}, { 'accept-language': 'en' });
    expect(answer).toMatchObject({ status: 400, body: { code: 'auth.notMunicipal', field: 'email' } });
    expect((answer.body as { message: string }).message).toBe(
      'kari@gmail.com is not a valid municipality email, please use your municipality email ending with @your.municipality.no',
    );
  });

  it('one that has a user', async () => {
    expect(await register(world.kari.email)).toMatchObject({
      status: 409,
      body: { code: 'auth.emailTaken', field: 'email' },
    });
    expect(await mailsTo(world.db, world.kari.email)).toEqual([]);
  });

  it('one of a municipality whose trial is over', async () => {
    const ended = { is_subscribed: false, trial_ends: new Date(Date.now() - 1_000) };
    await world.db.updateTable('organization').set(ended).where('id', '=', world.lundvik.id).execute();
    expect(await register('ny@lundvik.example')).toMatchObject({ status: 403, body: { code: 'noSubscription' } });
  });

  it('one of several organizations, without saying which', async () => {
    const twin = await makeOrganization(world.db, 'Tvilling kommune');
    const shared = [world.fjordvik.id, twin.id].map((organization_id) => ({ organization_id, domain: 'delt.example' }));
    await world.db.insertInto('organization_domain').values(shared).execute();
    const refused = { status: 400, body: { code: 'auth.chooseOrganization', field: 'organization' } };
    expect(await register('val@delt.example')).toMatchObject(refused);
    expect(await register('val@delt.example', { organization: world.lundvik.id })).toMatchObject({
      body: { code: 'input.notAChoice', field: 'organization' },
    });
    expect(await personAt('val@delt.example')).toBeUndefined();
    const answer = await register('val@delt.example', { organization: String(twin.id) });
    expect(answer).toMatchObject({ status: 200, body: { organization: { id: twin.id, name: 'Tvilling kommune' } } });
    expect(await personAt('val@delt.example')).toMatchObject({ organization_id: twin.id });
  });
});

describe('a new person', () => {
  const email = 'anne.mo-li+test@nyvik.example';

  it('waits as PENDING with a name made from the address, and cannot sign in', async () => {
    const answer = await register(email, {}, { 'accept-language': 'nb-NO' });
    expect(answer).toMatchObject({ status: 200, body: { organization: { name: 'Nyvik kommune' } } });
    const person = await personAt(email);
    expect(person).toMatchObject({ name: 'Anne Mo-Li', user_status: 'PENDING', language: 'nb', is_admin: false });
    const [mail] = await mailsTo(world.db, email);
    expect(mail).toMatchObject({ subject: 'Velkommen til Samspel' });
    const verify = { email, pinCode: await newestPin(world.db, email) };
    expect(await world.rest(null, 'POST', '/auth/verify-pin', verify)).toMatchObject({ status: 401 });
  });

  it('starts no trial of the municipality before the address is theirs', async () => {
    expect((await nyvik()).trial_ends).toBeNull();
  });

  it('gets a new PIN when signing up again, and only that one counts', async () => {
    const first = await newestPin(world.db, email);
    expect((await register(email)).status).toBe(200);
    const second = await newestPin(world.db, email);
    if (first !== second) expect((await confirm(email, first)).status).toBe(401);
    const answer = await confirm(email, second);
    expect(answer).toMatchObject({ status: 200, body: { expires_in: 900 }, headers: { 'cache-control': 'no-store' } });
  });

  it('is somebody then, who still has to say who they are, and the trial of 30 days runs with all permissions', async () => {
    expect(await personAt(email)).toMatchObject({ user_status: 'NEED_INFO', is_admin: false });
    const { trial_ends, permissions } = await nyvik();
    expect((trial_ends!.getTime() - Date.now()) / millisecondsADay).toBeCloseTo(30, 2);
    expect(permissions).toBe('{CALENDAR,CALENDAR_TIMELINE,TOPIC,DISCUSSION,ACTION_VALUE}');
  });

  it('is not made twice: the address is taken now', async () => {
    expect(await register(email)).toMatchObject({ status: 409, body: { code: 'auth.emailTaken' } });
  });

  it('does not start the trial again as the second of the municipality', async () => {
    const before = (await nyvik()).trial_ends;
    await register('to@nyvik.example');
    expect((await confirm('to@nyvik.example', await newestPin(world.db, 'to@nyvik.example'))).status).toBe(200);
    expect((await nyvik()).trial_ends).toEqual(before);
  });

  it('is an admin where the operator has named the address', async () => {
    await register('sjef@nyvik.example');
    expect(await personAt('sjef@nyvik.example')).toMatchObject({ is_admin: false });
    await confirm('sjef@nyvik.example', await newestPin(world.db, 'sjef@nyvik.example'));
    expect(await personAt('sjef@nyvik.example')).toMatchObject({ is_admin: true });
  });

  it('cannot confirm once the trial has ended meanwhile', async () => {
    await register('sein@nyvik.example');
    await world.db
      .updateTable('organization')
      .set({ trial_ends: new Date(0) })
      .where('name', '=', 'Nyvik kommune')
      .execute();
    const answer = await confirm('sein@nyvik.example', await newestPin(world.db, 'sein@nyvik.example'));
    expect(answer).toMatchObject({ status: 403, body: { code: 'noSubscription' } });
    expect(await personAt('sein@nyvik.example')).toMatchObject({ user_status: 'PENDING' });
  });
});
