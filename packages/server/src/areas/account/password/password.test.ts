import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mailsTo, newestPin, wrongPin } from '../../../core/testing/mailbox.ts';
import { makePerson, type TestPerson } from '../../../core/testing/people.ts';
import { makeWorld, type World } from '../../../core/testing/world.ts';
import { forgetPerson } from '../../leaving/forget-person.ts';
import { asksFromNetwork } from '../sign-in/check-email.ts';
import { hashPassword, isHashOf } from './hash-password.ts';

let world: World;
let guest: TestPerson;
beforeAll(async () => {
  world = await makeWorld();
});
beforeEach(async () => {
  world.setNow(new Date().toISOString());
  await world.db.deleteFrom('rate_limit').execute();
  guest = await makePerson(world.db, 'Gry Gjest', world.fjordvik);
  await world.db.updateTable('person').set({ invited_at: new Date() }).where('id', '=', guest.id).execute();
});
afterAll(() => world.close());

const good = 'fem ulike ord på rad';
const askForPin = (as = guest) => world.rest(as, 'POST', '/auth/password-pin');
const set = (password: unknown, pinCode: string, as = guest) =>
  world.rest(as, 'POST', '/auth/set-password', { password, pinCode });
const login = (password: string, email = guest.email) => world.rest(null, 'POST', '/auth/login', { email, password });
async function choose(password = good, as = guest): Promise<void> {
  await world.db.deleteFrom('rate_limit').execute();
  await askForPin(as);
  expect((await set(password, await newestPin(world.db, as.email), as)).status).toBe(200);
}
const mine = async () =>
  (
    await world.graphql<{ me: { mayHavePassword: boolean; passwordSetAt: string | null } }>(
      guest,
      '{ me { mayHavePassword passwordSetAt } }',
    )
  ).data!.me;

describe('choosing', () => {
  it('is by the PIN that is mailed for it, and the password signs in from then on', async () => {
    expect(await mine()).toEqual({ mayHavePassword: true, passwordSetAt: null });
    expect((await askForPin()).headers['retry-after']).toBe('60');
    const pin = await newestPin(world.db, guest.email);
    expect((await mailsTo(world.db, guest.email))[0]!.subject).toBe('PIN-kode for å lage passord i Samspel');
    expect(await set(good, pin)).toMatchObject({ status: 200 });
    expect((await mine()).passwordSetAt).not.toBeNull();
    expect((await mailsTo(world.db, guest.email))[0]!.subject).toBe('Kontoen din i Samspel har fått nytt passord');
    const { status, body } = await login(good);
    expect(status).toBe(200);
    const me = await world.graphql(
      { ...guest, token: (body as { access_token: string }).access_token },
      '{ me { id } }',
    );
    expect(me.data).toEqual({ me: { id: String(guest.id) } });
    const actions = await world.db
      .selectFrom('audit_entry')
      .select('action')
      .where('about_person', '=', guest.id)
      .execute();
    expect(actions.map(({ action }) => action)).toContain('setPassword');
  });

  it('again puts the new one in place of the old', async () => {
    await choose();
    await choose('eit heilt anna passord');
    expect((await login(good)).body).toMatchObject({ code: 'auth.wrongPassword', field: 'password' });
    expect((await login('eit heilt anna passord')).status).toBe(200);
  });

  it.each([
    ['none', '', 'input.required'],
    ['a number', 123_456_789_012_345, 'input.wrongType'],
    ['14 characters', 'abcdefghijklmn', 'account.passwordShort'],
    ['14 characters of two units each', '😀😁😂🤣😃😄😅😆😉😊😋😎😍😘', 'account.passwordShort'],
    ['one letter held down', 'a'.repeat(15), 'account.passwordEasy'],
    ['marks without end above one letter', `a${'\u0301'.repeat(100_000)}`, 'input.tooLong'],
    ['201 characters', `${'abcdefghi '.repeat(20)}x`, 'input.tooLong'],
  ])('%s is refused', async (_, password, code) => {
    expect(await set(password, '123456')).toMatchObject({ status: 400, body: { code, field: 'password' } });
  });

  it('keeps spaces and every letter, and reads accents however they are put together', async () => {
    await choose(' Åse og Ærleg i éin båt ');
    expect((await login(' Åse og Ærleg i éin båt '.normalize('NFD'))).status).toBe(200);
    expect((await login('Åse og Ærleg i éin båt')).status).toBe(401);
    expect((await login(' åse og Ærleg i éin båt ')).status).toBe(401);
  });

  it('is for admins and the invited alone', async () => {
    for (const as of [world.ola, world.per]) {
      expect(await askForPin(as)).toMatchObject({ status: 403, body: { code: 'notAllowed' } });
      expect(await set(good, '123456', as)).toMatchObject({ status: 403, body: { code: 'notAllowed' } });
    }
    await choose(good, world.astrid);
    expect((await login(good, world.astrid.email)).status).toBe(200);
  });

  it('needs a PIN that was mailed, is right and is new; wrong ones lock', async () => {
    expect((await set(good, '123456')).body).toMatchObject({ code: 'account.noProof', field: 'pinCode' });
    await askForPin();
    const pin = await newestPin(world.db, guest.email);
    expect((await set(good, wrongPin(pin))).body).toMatchObject({ code: 'account.wrongPin', field: 'pinCode' });
    expect((await set(good, pin)).status).toBe(200);
    expect((await set('eit heilt anna passord', pin)).body).toMatchObject({ code: 'account.noProof' });
    expect((await login(good)).status).toBe(200);
    await world.db.deleteFrom('rate_limit').execute();
    await askForPin();
    const next = await newestPin(world.db, guest.email);
    for (let n = 0; n < 5; n += 1) await set(good, wrongPin(next));
    expect(await set(good, next)).toMatchObject({ status: 429, body: { code: 'auth.tooManyAttempts' } });
  });
});

describe('signing in', () => {
  it('by another address of one’s own is the same', async () => {
    await choose();
    const email = `gry@${guest.email.split('@')[1]}`;
    await world.db.insertInto('alternate_email').values({ email, person_id: guest.id }).execute();
    expect((await login(good, email.toUpperCase())).status).toBe(200);
  });

  it('says the same of a wrong password, an unknown address, and somebody without one', async () => {
    await choose();
    const answers = [
      await login('ikkje dette passordet'),
      await login(good, 'nobody@fjordvik.kommune.no'),
      await login(good, world.ola.email),
    ];
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 401, body: { code: 'auth.wrongPassword', field: 'password' } });
  });

  it('five wrong ones lock the address for an hour, a right one too, and at once count five', async () => {
    await choose();
    const wrong = await Promise.all(Array.from({ length: 8 }, () => login('ikkje dette passordet')));
    expect(wrong.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(await login(good)).toMatchObject({ status: 429, body: { code: 'auth.tooManyAttempts' } });
    world.setNow(new Date(Date.now() + 61 * 60_000).toISOString());
    expect((await login(good)).status).toBe(200);
  });

  it('asks a network for the captcha that tries far too often', async () => {
    const stranger = () => login('ikkje dette passordet', 'nobody@fjordvik.kommune.no');
    expect((await stranger()).status).toBe(401);
    await world.db.updateTable('rate_limit').set({ count: asksFromNetwork.most }).execute();
    expect((await stranger()).body).toMatchObject({ code: 'auth.captcha' });
  });

  it('ends where the person is kept out, or is no admin any more', async () => {
    const admin = await makePerson(world.db, 'Arne Admin', world.fjordvik, { isAdmin: true });
    await choose(good, admin);
    await world.db.updateTable('person').set({ is_admin: false }).where('id', '=', admin.id).execute();
    expect((await login(good, admin.email)).body).toMatchObject({ code: 'auth.wrongPassword' });
    await choose();
    await world.db.updateTable('person').set({ user_status: 'DEACTIVATED' }).where('id', '=', guest.id).execute();
    expect((await login(good)).body).toMatchObject({ code: 'auth.wrongPassword' });
  });
});

describe('taking it away', () => {
  it('signs nobody in by it any more, and the PIN does as before', async () => {
    await choose();
    const { data } = await world.graphql(guest, 'mutation { removePassword { passwordSetAt } }');
    expect(data).toEqual({ removePassword: { passwordSetAt: null } });
    expect((await login(good)).status).toBe(401);
  });

  it('happens with the account', async () => {
    await choose();
    await world.db.transaction().execute((tx) => forgetPerson(tx, guest.id, new Date()));
    expect(await world.db.selectFrom('password').select('set_at').where('person_id', '=', guest.id).execute()).toEqual(
      [],
    );
  });
});

describe('a hash', () => {
  it('is another each time, of that password alone, and of none where there is none', async () => {
    const [one, other] = await Promise.all([hashPassword(good), hashPassword(good)]);
    expect(one).not.toBe(other);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await isHashOf(one, good)).toBe(true);
    expect(await isHashOf(one, `${good}!`)).toBe(false);
    expect(await isHashOf(null, good)).toBe(false);
  });
});
