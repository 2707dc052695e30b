import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newestPin } from '../../../core/testing/mailbox.ts';
import { type OidcServer, oidcServer } from '../../../core/testing/oidc-server.ts';
import { makeOrganization, makePerson } from '../../../core/testing/people.ts';
import { makeWorld, type World } from '../../../core/testing/world.ts';

let provider: OidcServer;
let world: World;

const baseUrl = 'http://localhost:3000';

beforeAll(async () => {
  provider = await oidcServer();
  provider.knowApp(baseUrl);
  world = await makeWorld({
    env: { ...provider.env, OIDC_TENANTS: 'felles=0001,felles=0002,ukjend=9999,heile=0003' },
  });
  await world.db.updateTable('organization').set({ number: '0003' }).where('id', '=', world.fjordvik.id).execute();
});
afterAll(async () => {
  await world.close();
  provider.close();
});

type Answer = { status: number; location: string; cookie: string };

/** The part `name=value` of every cookie that was set. */
const cookiesOf = (set: string[]) => set.map((one) => one.split(';')[0]).join('; ');

async function ours(path: string, cookie = ''): Promise<Answer> {
  const { statusCode, headers } = await world.app.inject({ method: 'GET', url: path, headers: { cookie } });
  const set = [headers['set-cookie'] ?? []].flat();
  return { status: statusCode, location: String(headers.location), cookie: cookiesOf(set) };
}

/** Goes to the provider, signs in there as the account, agrees, and returns the address that it leads back to. */
async function atProvider(start: string, account: string): Promise<string> {
  const jar = new Map<string, string>();
  const go = async (address: string, body?: string) => {
    const answer = await fetch(new URL(address, provider.issuer), {
      method: body === undefined ? 'GET' : 'POST',
      redirect: 'manual',
      headers: {
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(body !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(body !== undefined && { body }),
    });
    for (const set of answer.headers.getSetCookie()) {
      const [name, value] = set.split(';')[0]!.split('=');
      jar.set(name!, value!);
    }
    return answer.headers.get('location') ?? '';
  };
  let at = await go(start);
  for (const prompt of [`prompt=login&login=${account}&password=x`, 'prompt=consent']) {
    at = await go(at, prompt);
    at = await go(at);
  }
  return at;
}

async function signIn(account: Record<string, unknown>, query = '') {
  const id = `account-${provider.accounts.size}`;
  provider.accounts.set(id, account);
  const begun = await ours(`/api/auth/login-with-microsoft${query}`);
  const back = (await atProvider(begun.location, id)).slice(baseUrl.length);
  return { ...begun, back, page: new URL((await ours(back, begun.cookie)).location) };
}

const hashOf = (page: URL) => Object.fromEntries(new URLSearchParams(page.hash.slice(1)));

const trade = (cookie: string, token: string | undefined, more = {}) =>
  world.rest(null, 'POST', '/auth/microsoft-token', { token, ...more }, { cookie });

/** Ola's account, of which the object id in the tenant stays the same. */
const olas = { tid: 'fjordvik', oid: 'ola' };

const personAt = (email: string) =>
  world.db.selectFrom('person').selectAll().where('email', '=', email).executeTakeFirst();

describe('nobody gets in', () => {
  it('where no provider is set', async () => {
    const plain = await makeWorld();
    const url = '/api/auth/login-with-microsoft?redirect=%2Ftopic%2F7';
    const { statusCode, headers } = await plain.app.inject({ method: 'GET', url });
    expect(statusCode).toBe(302);
    expect(headers.location).toBe(`${baseUrl}/app/login/microsoft?redirect=%2Ftopic%2F7#error=auth.noProvider`);
    expect((await plain.rest(null, 'GET', '')).body).toMatchObject({ hasMicrosoft: false });
    await plain.close();
    expect((await world.rest(null, 'GET', '')).body).toMatchObject({ hasMicrosoft: true });
  });

  it('with a code and a state that were used before', async () => {
    const { back, cookie, page } = await signIn({ email: world.kari.email, email_verified: true });
    const again = new URL((await ours(back, cookie)).location);
    expect(hashOf(again)).toEqual({ error: 'auth.providerFailed' });
    const { access_token } = hashOf(page);
    expect((await trade(cookie, access_token)).status).toBe(200);
    expect(await trade(cookie, access_token)).toMatchObject({ status: 403, body: { code: 'auth.unauthorized' } });
  });

  it('from another browser than the one that began, with the state or with the ticket', async () => {
    const theirs = await ours('/api/auth/login-with-microsoft');
    const { back, page, cookie } = await signIn({ email: world.kari.email, email_verified: true });
    expect(await trade(theirs.cookie, hashOf(page).access_token)).toMatchObject({ status: 403 });
    expect(await trade('', hashOf(page).access_token)).toMatchObject({ status: 403 });
    expect((await trade(cookie, hashOf(page).access_token)).status).toBe(200);
    const begun = await ours('/api/auth/login-with-microsoft');
    const address = (await atProvider(begun.location, 'account-0')).slice(baseUrl.length);
    expect(hashOf(new URL((await ours(address, theirs.cookie)).location))).toEqual({ error: 'auth.providerFailed' });
    expect(back).toContain('state=');
  });

  it('with a code that another issuer has given', async () => {
    const { location, cookie } = await ours('/api/auth/login-with-microsoft');
    const back = new URL(await atProvider(location, 'account-0'));
    back.searchParams.set('iss', 'https://login.evil.example');
    const page = new URL((await ours(back.pathname + back.search, cookie)).location);
    expect(hashOf(page)).toEqual({ error: 'auth.providerFailed' });
  });

  it.each([
    ['of another issuer', { iss: 'https://login.evil.example' }],
    ['for another app', { aud: 'another' }],
    ['of another sign-in', { nonce: 'another' }],
    ['of yesterday', { exp: Math.floor(Date.now() / 1_000) - 86_400 }],
    ['of the next hour', { iat: Math.floor(Date.now() / 1_000) + 3_600 }],
    ['that somebody else has signed', {}, 'stranger' as const],
  ])('with an ID token %s', async (_whose, claims: object, by: 'provider' | 'stranger' = 'provider') => {
    provider.forge(claims, by);
    const { page } = await signIn({ email: world.ola.email, email_verified: true });
    provider.forge({});
    expect(hashOf(page)).toEqual({ error: 'auth.providerFailed' });
  });

  it.each(['x', 'eyJhbGciOiJub25lIn0.eyJpc3MiOiJodHRwczovL2V2aWwuZXhhbXBsZSJ9.', ''])(
    'with the token %o',
    async (token) => {
      const { cookie } = await ours('/api/auth/login-with-microsoft');
      expect((await trade(cookie, token)).status).toBe(token === '' ? 400 : 403);
    },
  );

  it('whose account belongs to no organization that is known, by domain or by tenant', async () => {
    for (const account of [{ email: 'ola@ukjend.example' }, { email: world.kari.email, tid: 'ukjend' }]) {
      expect(hashOf((await signIn(account)).page)).toEqual({ error: 'auth.unknownOrganization' });
    }
    expect(await personAt('ola@ukjend.example')).toBeUndefined();
  });

  it('whose provider does not vouch for the address, or gives none', async () => {
    const unproven = { email: world.kari.email, email_verified: false };
    expect(hashOf((await signIn(unproven)).page)).toEqual({ error: 'auth.unknownOrganization' });
    expect(hashOf((await signIn({ preferred_username: 'kari' })).page)).toEqual({ error: 'auth.unauthorized' });
  });

  it('who is deactivated, or whose organization has no subscription', async () => {
    const [closed, ended] = ['stengd@fjordvik.example', 'slutt@lundvik.example'];
    const values = [
      {
        email: closed,
        hash: closed,
        name: 'Stengd',
        organization_id: world.fjordvik.id,
        user_status: 'DEACTIVATED' as const,
      },
      {
        email: ended,
        hash: ended,
        name: 'Slutt',
        organization_id: world.lundvik.id,
        user_status: 'ACTIVATED' as const,
      },
    ];
    await world.db.insertInto('person').values(values).execute();
    const subscribe = (is_subscribed: boolean) =>
      world.db.updateTable('organization').set({ is_subscribed }).where('id', '=', world.lundvik.id).execute();
    await subscribe(false);
    for (const [email, code] of [
      [closed, 'auth.unauthorized'],
      [ended, 'noSubscription'],
    ] as const) {
      const { page, cookie } = await signIn({ email, email_verified: true });
      if (email === ended)
        await world.db
          .updateTable('organization')
          .set({ trial_ends: new Date(0) })
          .where('id', '=', world.lundvik.id)
          .execute();
      expect(await trade(cookie, hashOf(page).access_token)).toMatchObject({ status: 403, body: { code } });
    }
    await subscribe(true);
  });

  it('while the clock of this machine is an hour wrong', async () => {
    const late = await makeWorld({ env: provider.env });
    late.setNow(new Date(Date.now() + 2 * 3_600_000).toISOString());
    const begun = await late.app.inject({ method: 'GET', url: '/api/auth/login-with-microsoft' });
    const back = (await atProvider(String(begun.headers.location), 'account-0')).slice(baseUrl.length);
    const cookie = cookiesOf([begun.headers['set-cookie'] ?? []].flat());
    const came = await late.app.inject({ method: 'GET', url: back, headers: { cookie } });
    expect(hashOf(new URL(String(came.headers.location)))).toEqual({ error: 'auth.providerFailed' });
    await late.close();
  });
});

describe('somebody gets in', () => {
  it('who has signed up before, where they wanted to go, and nowhere else', async () => {
    const { page, cookie } = await signIn(
      { email: world.ola.email.toUpperCase(), email_verified: true, ...olas },
      '?redirect=/app/calendar?sort=0&isTeams=true',
    );
    expect(page.pathname).toBe('/app/login/microsoft');
    expect(Object.fromEntries(page.searchParams)).toEqual({ redirect: '/calendar?sort=0', isTeams: 'true' });
    const { status, body } = await trade(cookie, hashOf(page).access_token);
    expect({ status, body }).toMatchObject({ status: 200, body: { expires_in: 900 } });
    const { access_token } = body as { access_token: string };
    expect(await world.graphql({ ...world.ola, token: access_token }, '{ me { id } }')).toMatchObject({
      data: { me: { id: String(world.ola.id) } },
    });
    for (const evil of ['//evil.example', '/%5cevil.example', 'https://evil.example', '/app/../api']) {
      const away = await signIn(
        { email: world.ola.email, email_verified: true, ...olas },
        `?redirect=${encodeURIComponent(evil)}`,
      );
      expect(away.page.searchParams.get('redirect')).toBe('/home');
    }
  });

  it('by another address of theirs than the main one', async () => {
    const email = 'ola.vik.privat@fjordvik.example';
    await world.db.insertInto('alternate_email').values({ email, person_id: world.ola.id }).execute();
    const { page, cookie } = await signIn({ email, email_verified: true, ...olas });
    const { body } = await trade(cookie, hashOf(page).access_token);
    const { access_token } = body as { access_token: string };
    expect(await world.graphql({ ...world.ola, token: access_token }, '{ me { id } }')).toMatchObject({
      data: { me: { id: String(world.ola.id) } },
    });
    expect(await personAt(email)).toBeUndefined();
  });

  it('who is new: a person of the domain’s organization, whom the welcome waits for', async () => {
    const email = 'nils.ny@fjordvik.example';
    const { page, cookie } = await signIn({ email, email_verified: true, name: 'Nils Ny Nilsen' });
    expect((await trade(cookie, hashOf(page).access_token)).status).toBe(200);
    expect(await personAt(email)).toMatchObject({
      name: 'Nils Ny Nilsen',
      user_status: 'NEED_INFO',
      organization_id: world.fjordvik.id,
    });
  });

  it('who chooses, where the tenant is that of two organizations', async () => {
    const both = [await makeOrganization(world.db, 'Aust kommune'), await makeOrganization(world.db, 'Vest kommune')];
    for (const [index, { id }] of both.entries()) {
      const number = `000${index + 1}`;
      await world.db.updateTable('organization').set({ number }).where('id', '=', id).execute();
    }
    const { page, cookie } = await signIn({
      email: 'ida@ikt-felles.example',
      email_verified: true,
      tid: 'felles',
    });
    const { access_token } = hashOf(page);
    const organizations = both.map(({ id, name }) => ({ id, name }));
    expect(await trade(cookie, access_token)).toMatchObject({ status: 200, body: { organizations } });
    expect(await trade(cookie, access_token, { organization: world.lundvik.id })).toMatchObject({
      status: 400,
      body: { code: 'input.notAChoice', field: 'organization' },
    });
    expect(await personAt('ida@ikt-felles.example')).toBeUndefined();
    expect((await trade(cookie, access_token, { organization: both[1]!.id })).status).toBe(200);
    expect(await personAt('ida@ikt-felles.example')).toMatchObject({ organization_id: both[1]!.id });
  });
});

describe('an account', () => {
  const enters = async (account: Record<string, unknown>, more = {}) => {
    const { page, cookie } = await signIn(account);
    const hash = hashOf(page);
    if (hash.error) return { refused: hash.error };
    const { status, body } = await trade(cookie, hash.access_token, more);
    const { access_token, pin, code } = body as { access_token?: string; pin?: object; code?: string };
    const again = (pinCode: string) => trade(cookie, hash.access_token, { pinCode });
    if (status !== 200) return { refused: code };
    return pin ? { pin, again } : { as: await meOf(access_token!) };
  };
  const meOf = async (token: string) =>
    (await world.graphql<{ me: { id: string } }>({ ...world.ola, token }, '{ me { id } }')).data?.me.id;
  const of = ({ id }: { id: number | string }) => ({ as: String(id) });
  const verified = { email_verified: true };

  it('is the person to whom it was tied, whatever address it has later, and none of that address', async () => {
    const mine = { tid: 'fjordvik', oid: 'per-ny' };
    const person = await makePerson(world.db, 'Siv Vik', world.fjordvik);
    expect(await enters({ email: person.email, ...verified, ...mine })).toEqual(of(person));
    expect(await enters({ email: world.per.email, ...verified, ...mine, sub: 'another' })).toEqual(of(person));
    expect(await enters({ ...mine, preferred_username: world.astrid.email })).toEqual(of(person));
  });

  it.each([
    ['an address that the provider says nothing of', {}],
    ['an address of a known tenant that nobody has verified', { tid: 'heile' }],
  ])('with %s signs nobody in before a PIN has proven it', async (_what, more) => {
    const person = await makePerson(world.db, 'Siv Vik', world.fjordvik);
    const account = { email: person.email, oid: crypto.randomUUID(), tid: 'x', ...more };
    const asked = await enters(account);
    expect(asked).toMatchObject({ pin: { email: person.email } });
    expect(await asked.again!('000000')).toMatchObject({ status: 401, body: { code: 'auth.wrongPin' } });
    const { status, body } = await asked.again!(await newestPin(world.db, person.email));
    expect([status, await meOf((body as { access_token: string }).access_token)]).toEqual([200, String(person.id)]);
    expect(await enters({ ...account, email: 'x@y.no' })).toEqual(of(person));
  });

  it('of an admin is tied by a PIN once, not by its address alone', async () => {
    const account = { email: world.astrid.email, ...verified, tid: 'x', oid: 'astrid' };
    const asked = await enters(account);
    expect(asked).toMatchObject({ pin: { email: world.astrid.email } });
    expect((await asked.again!(await newestPin(world.db, world.astrid.email))).status).toBe(200);
    expect(await enters(account)).toEqual(of(world.astrid));
  });

  it('of a tenant that gets the address of somebody who has another account there, too', async () => {
    const person = await makePerson(world.db, 'Siv Vik', world.fjordvik);
    const account = { email: person.email, ...verified, tid: 'x' };
    expect(await enters({ ...account, oid: 'siv' })).toEqual(of(person));
    expect(await enters({ ...account, oid: 'a thief' })).toMatchObject({ pin: {} });
  });

  it('of the tenant of one municipality is nobody of another', async () => {
    const account = { email: world.per.email, ...verified, tid: 'heile', oid: 'a guest' };
    expect(await enters(account)).toEqual({ refused: 'auth.unauthorized' });
  });

  it('with a user name instead of an address is nobody', async () => {
    expect(await enters({ preferred_username: world.per.email })).toEqual({ refused: 'auth.unauthorized' });
  });

  it('is untied when its person goes to another organization', async () => {
    const person = await makePerson(world.db, 'Siv Vik', world.fjordvik);
    const account = { email: person.email, ...verified, tid: 'x', oid: 'moves' };
    expect(await enters(account)).toEqual(of(person));
    await world.db
      .updateTable('person')
      .set({ organization_id: world.lundvik.id })
      .where('id', '=', person.id)
      .execute();
    expect(await enters({ ...account, email: 'x@fjordvik.example', email_verified: undefined })).toMatchObject({
      pin: { email: 'x@fjordvik.example' },
    });
  });
});
