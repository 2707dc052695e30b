import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mailsTo, newestPin, wrongPin } from '../../../core/testing/mailbox.ts';
import { makePerson, type TestPerson } from '../../../core/testing/people.ts';
import { makeWorld, type World } from '../../../core/testing/world.ts';
import { forgetPerson } from '../../leaving/forget-person.ts';
import { tidy } from '../session/tidy.job.ts';

let world: World;
let kari: TestPerson;
let count = 0;
beforeAll(async () => {
  world = await makeWorld();
});
beforeEach(async () => {
  world.setNow(new Date().toISOString());
  await world.db.deleteFrom('rate_limit').execute();
  kari = await makePerson(world.db, `Kari Nummer ${count++}`, world.fjordvik);
});
afterAll(() => world.close());

const domain = () => kari.email.split('@')[1]!;
const another = (name = `kari.${count++}`) => `${name}@${domain()}`;
const ask = (email: string, as = kari) => world.rest(as, 'POST', '/person/alternate-email', { email });
const prove = (email: string, pinCode: string, as = kari) =>
  world.rest(as, 'POST', '/person/confirm-email', { email, pinCode });
const change = (mutation: string, email: string, as = kari) =>
  world.graphql(
    as,
    `mutation ($input: AlternateEmailInput!) { ${mutation}(input: $input) { email alternateEmails } }`,
    {
      input: { email },
    },
  );
const mine = async (as = kari) =>
  (await world.graphql<{ me: { email: string; alternateEmails: string[] } }>(as, '{ me { email alternateEmails } }'))
    .data?.me;
async function add(email = another(), as = kari): Promise<string> {
  await world.db.deleteFrom('rate_limit').execute();
  await ask(email, as);
  expect((await prove(email, await newestPin(world.db, email), as)).status).toBe(200);
  return email;
}
const signInBy = async (email: string) => {
  await world.rest(null, 'POST', '/auth/email', { email });
  return world.rest(null, 'POST', '/auth/verify-pin', { email, pinCode: await newestPin(world.db, email) });
};
const actionsOf = async (person: TestPerson) => {
  const rows = await world.db
    .selectFrom('audit_entry')
    .select(['action', 'detail'])
    .where('about_person', '=', person.id)
    .orderBy('id')
    .execute();
  return rows.map(({ action, detail }) => `${action} ${JSON.stringify(detail)}`);
};

describe('another address', () => {
  it('is mine once the PIN that was mailed to it is given, signs me in, and is told to the main one', async () => {
    const email = another();
    expect((await ask(email)).headers['retry-after']).toBe('60');
    expect(await mine()).toEqual({ email: kari.email, alternateEmails: [] });
    const pin = await newestPin(world.db, email);
    expect((await mailsTo(world.db, email))[0]!.body).toContain(kari.email);
    expect((await prove(email, pin)).status).toBe(200);
    expect(await mine()).toEqual({ email: kari.email, alternateEmails: [email] });
    expect((await mailsTo(world.db, kari.email))[0]!.body).toContain(email);
    expect((await prove(email, pin)).body).toMatchObject({ code: 'account.noProof', field: 'pinCode' });
    const { status, body } = await signInBy(email);
    expect(status).toBe(200);
    const me = await world.graphql(
      { ...kari, token: (body as { access_token: string }).access_token },
      '{ me { id } }',
    );
    expect(me.data).toEqual({ me: { id: String(kari.id) } });
    expect(await actionsOf(kari)).toContain('addEmail {}');
  });

  it('is written in small letters, however it is typed', async () => {
    const email = another();
    await ask(email.toUpperCase());
    expect((await prove(` ${email.toUpperCase()} `, await newestPin(world.db, email))).status).toBe(200);
    expect((await mine())?.alternateEmails).toEqual([email]);
  });

  it.each([
    ['none', 'kari', 'auth.emailInvalid'],
    ['empty', '', 'input.required'],
    ['a private one', 'kari.nes@example.org', 'account.otherOrganization'],
  ])('%s is refused', async (_, email, code) => {
    expect(await ask(email)).toMatchObject({ status: 400, body: { code, field: 'email' } });
  });

  it('of another municipality is refused', async () => {
    expect((await ask(world.per.email)).body).toMatchObject({ code: 'account.otherOrganization', field: 'email' });
  });

  it('that I have already is refused', async () => {
    const email = await add();
    for (const mine of [kari.email, email]) expect((await ask(mine)).body).toMatchObject({ code: 'account.ownEmail' });
  });

  it('is the sixth: refused, and again when an earlier question is answered', async () => {
    const late = another();
    await ask(late);
    const pin = await newestPin(world.db, late);
    for (let n = 0; n < 5; n += 1) await add();
    expect((await ask(another())).body).toMatchObject({ code: 'account.tooManyEmails', field: 'email' });
    expect((await prove(late, pin)).body).toMatchObject({ code: 'account.tooManyEmails' });
    expect((await mine())?.alternateEmails).toHaveLength(5);
  });
});

describe('an address that somebody else has', () => {
  it('is answered as a free one; only whoever reads its mail is told', async () => {
    const free = await ask(another());
    const taken = await ask(world.ola.email);
    expect({ status: taken.status, body: taken.body }).toEqual({ status: free.status, body: free.body });
    expect(taken.headers['retry-after']).toBe(free.headers['retry-after']);
    const [mail] = await mailsTo(world.db, world.ola.email);
    expect(mail?.subject).toBe('Nokon prøvde å leggje til adressa di i Samspel');
    expect(mail?.body).not.toMatch(/^\d{6}$/m);
    expect(mail?.body).not.toContain(kari.email);
    expect((await prove(world.ola.email, '123456')).body).toMatchObject({ code: 'account.wrongPin' });
  });

  it('is another’s alternate one: alike, and neither can be had twice', async () => {
    const email = await add();
    await world.db.deleteFrom('rate_limit').execute();
    expect((await ask(email, world.ola)).status).toBe(200);
    expect((await mailsTo(world.db, email))[0]!.subject).toBe('Nokon prøvde å leggje til adressa di i Samspel');
    await expect(
      world.db.insertInto('alternate_email').values({ email: world.ola.email, person_id: kari.id }).execute(),
    ).rejects.toThrow('the main one of somebody');
    await expect(
      world.db.updateTable('person').set({ email }).where('id', '=', world.ola.id).execute(),
    ).rejects.toThrow('an alternate one of somebody');
  });

  it('taken while the PIN was underway is refused', async () => {
    const email = another();
    await ask(email);
    const pin = await newestPin(world.db, email);
    await add(email, world.ola);
    expect((await prove(email, pin)).body).toMatchObject({ code: 'auth.emailTaken', field: 'pinCode' });
    await change('removeAlternateEmail', email, world.ola);
  });

  it('asked for by two who both have its PIN goes to one', async () => {
    const email = another();
    await ask(email);
    const first = await newestPin(world.db, email);
    await world.db.deleteFrom('rate_limit').execute();
    await ask(email, world.ola);
    const second = await newestPin(world.db, email);
    const answers = await Promise.all([prove(email, first), prove(email, second, world.ola)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    await world.db.deleteFrom('alternate_email').where('email', '=', email).execute();
  });

  it('signed up by somebody who never confirmed it goes to whoever proves it, but not one that was invited', async () => {
    const [stray, invited] = [another('stray'), another('invited')];
    for (const email of [stray, invited]) {
      const { id } = await makePerson(world.db, 'Venta Pa', world.fjordvik);
      const invited_at = email === invited ? new Date() : null;
      await world.db
        .updateTable('person')
        .set({ email, user_status: 'PENDING', invited_at })
        .where('id', '=', id)
        .execute();
    }
    await add(stray);
    await ask(invited);
    expect((await mailsTo(world.db, invited))[0]!.subject).toBe('Nokon prøvde å leggje til adressa di i Samspel');
  });

  it('cannot be signed up or invited while it is an alternate one', async () => {
    const email = await add();
    expect((await world.rest(null, 'POST', '/auth/email', { email })).body).toMatchObject({ newUser: false });
    const invitation = await world.rest(world.astrid, 'POST', '/auth/invite', { email });
    expect(invitation.body).toMatchObject({ code: 'auth.emailTaken', field: 'input.email' });
  });
});

describe('a wrong PIN', () => {
  it('is counted, and the fifth makes the right one worthless', async () => {
    const email = another();
    await ask(email);
    const pin = await newestPin(world.db, email);
    for (let n = 0; n < 4; n += 1)
      expect((await prove(email, wrongPin(pin))).body).toMatchObject({ code: 'account.wrongPin', field: 'pinCode' });
    for (const given of [wrongPin(pin), pin])
      expect((await prove(email, given)).body).toMatchObject({ code: 'account.noProof', field: 'pinCode' });
    expect((await mine())?.alternateEmails).toEqual([]);
  });

  it('is that of somebody else’s question, of another address, and one after ten minutes', async () => {
    const [one, other] = [another(), another()];
    await ask(one);
    await ask(other);
    const [pin, otherPin] = [await newestPin(world.db, one), await newestPin(world.db, other)];
    if (pin !== otherPin) expect((await prove(one, otherPin)).body).toMatchObject({ code: 'account.wrongPin' });
    expect((await prove(one, pin, world.ola)).body).toMatchObject({ code: 'account.noProof' });
    world.setNow(new Date(Date.now() + 10 * 60_000 + 1_000).toISOString());
    expect((await prove(one, pin)).body).toMatchObject({ code: 'account.noProof' });
    await tidy.run(world.services);
    expect(
      await world.db.selectFrom('address_proof').select('email').where('person_id', '=', kari.id).execute(),
    ).toEqual([]);
  });
});

describe('asking', () => {
  it('again within a minute mails nothing more, and the PIN of before counts', async () => {
    const email = another();
    await ask(email);
    const again = await ask(email);
    expect(Number(again.headers['retry-after'])).toBeGreaterThan(0);
    expect(await mailsTo(world.db, email)).toHaveLength(1);
    expect((await prove(email, await newestPin(world.db, email))).status).toBe(200);
  });

  it('more than twenty times a day is too often', async () => {
    for (let n = 0; n < 20; n += 1) await ask(another());
    expect(await ask(another())).toMatchObject({ status: 429, body: { code: 'tooManyRequests' } });
  });
});

describe('the main address', () => {
  it('changes with one of the others, both still sign in, and the one before is told', async () => {
    const email = await add();
    expect((await change('useAsMainEmail', email)).data).toEqual({
      useAsMainEmail: { email, alternateEmails: [kari.email] },
    });
    expect((await mailsTo(world.db, kari.email))[0]!.body).toContain(email);
    for (const way of [email, kari.email]) expect((await signInBy(way)).status).toBe(200);
    expect(await actionsOf(kari)).toContain('mainEmail {}');
  });

  it('changes once of two at once', async () => {
    const email = await add();
    const answers = await Promise.all([change('useAsMainEmail', email), change('useAsMainEmail', email)]);
    expect(answers.map(({ errors }) => errors?.[0]?.extensions.code ?? 'done').sort()).toEqual(['done', 'notFound']);
    expect(await mine()).toEqual({ email, alternateEmails: [kari.email] });
  });
});

describe('an address taken away', () => {
  it('signs nobody in any more, and is free', async () => {
    const email = await add();
    expect((await change('removeAlternateEmail', email)).data).toEqual({
      removeAlternateEmail: { email: kari.email, alternateEmails: [] },
    });
    expect((await world.rest(null, 'POST', '/auth/email', { email })).body).toMatchObject({ newUser: true });
    expect(await actionsOf(kari)).toContain('removeEmail {}');
  });

  it.each(['removeAlternateEmail', 'useAsMainEmail'])(
    'that is not one of mine, my main one too: %s finds nothing',
    async (mutation) => {
      const olas = await add(another(), world.ola);
      for (const email of [olas, kari.email, 'nobody@fjordvik.kommune.no'])
        expect((await change(mutation, email)).errors?.[0]?.extensions).toMatchObject({
          code: 'notFound',
          field: 'input.email',
        });
      await change('removeAlternateEmail', olas, world.ola);
    },
  );

  it('goes with the account', async () => {
    const email = await add();
    await ask(another());
    await world.db.transaction().execute((tx) => forgetPerson(tx, kari.id, new Date()));
    expect((await world.rest(null, 'POST', '/auth/email', { email })).body).toMatchObject({ newUser: true });
  });
});
