import { termsVersion } from '@samspel/domain/account/terms';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf } from '../../core/testing/answers.ts';
import { makePerson, type TestPerson } from '../../core/testing/people.ts';
import { type Answer, makeWorld, type World } from '../../core/testing/world.ts';
import { hidden, open } from '../../subject/testing/things.ts';
import { makeCalendar, makeEvent } from '../calendar/testing/wheels.ts';
import { create as ask } from '../discussion/testing/discussions.ts';

let world: World;
/** Admin of the people and groups of Fjordvik. */
let oda: TestPerson;
beforeAll(async () => {
  world = await makeWorld();
  oda = await makePerson(world.db, 'Oda Berg', world.fjordvik, { isOrganizationAdmin: true });
});
afterAll(() => world.close());

const refused = ({ errors }: Answer<unknown>) => errors![0]!.extensions;
const change = (as: TestPerson, name: string, input: object, selection = '{ id status role }') => {
  const type = `${name[0]!.toUpperCase()}${name.slice(1)}Input`;
  return world.graphql<Record<string, never>>(
    as,
    `mutation ($input: ${type}!) { done: ${name}(input: $input) ${selection} }`,
    { input },
  );
};
const people = async (as: TestPerson, input: object) => {
  const answer = await world.graphql<{ adminPersons: { nodes: { name: string }[] } }>(
    as,
    'query ($input: AdminPersonsInput!) { adminPersons(input: $input) { nodes { name } } }',
    { input },
  );
  return dataOf(answer).adminPersons.nodes.map(({ name }) => name);
};
const actions = async (about: number) => {
  const answer = await world.graphql<{ auditLog: { nodes: { action: string; by: { name: string } | null }[] } }>(
    world.astrid,
    '{ auditLog(input: { person: ID }) { nodes { action by { name } } } }'.replace('ID', String(about)),
  );
  return dataOf(answer).auditLog.nodes.map(({ action, by }) => `${by?.name} ${action}`);
};
const newcomer = (name: string, where = world.fjordvik) => makePerson(world.db, name, where);

describe('people', () => {
  it('are not listed to those who administer nobody, and to an organization’s admin are its own only', async () => {
    const asked = await world.graphql(world.kari, '{ adminPersons(input: {}) { totalCount } }');
    expect(refused(asked)).toMatchObject({ code: 'notFound' });
    expect(await people(oda, { organization: world.lundvik.id })).toEqual([]);
    expect(await people(oda, {})).not.toContain('Per Lund');
    expect(await people(world.astrid, {})).toContain('Per Lund');
  });

  it('are found by a name, the beginning of an address, a standing and a role', async () => {
    expect(await people(world.astrid, { text: 'ka ne' })).toEqual(['Kari Nes']);
    expect(await people(world.astrid, { text: world.per.email.slice(0, 12) })).toEqual(['Per Lund']);
    expect(await people(world.astrid, { text: '%' })).toEqual([]);
    expect(await people(world.astrid, { role: 'ADMIN' })).toEqual(['Astrid Berg']);
    expect(await people(world.astrid, { role: 'ORGANIZATION_ADMIN' })).toEqual(['Oda Berg']);
    expect(await people(world.astrid, { status: 'DEACTIVATED' })).toEqual([]);
  });

  it('get another role from admins only, and nobody gives it to themselves', async () => {
    expect(refused(await change(oda, 'setRole', { id: world.ola.id, role: 'ORGANIZATION_ADMIN' }))).toMatchObject({
      code: 'notFound',
    });
    expect(refused(await change(world.astrid, 'setRole', { id: world.astrid.id, role: null }))).toMatchObject({
      code: 'admin.self',
    });
    const liv = await newcomer('Liv Moe');
    dataOf(await change(world.astrid, 'setRole', { id: liv.id, role: 'ORGANIZATION_ADMIN' }));
    expect(await people(liv, { text: 'Kari' })).toEqual(['Kari Nes']);
    dataOf(await change(world.astrid, 'setRole', { id: liv.id, role: null }));
    expect(refused(await world.graphql(liv, '{ adminPersons(input: {}) { totalCount } }'))).toMatchObject({
      code: 'notFound',
    });
    expect(await actions(liv.id)).toEqual(['Astrid Berg role', 'Astrid Berg role']);
  });

  it('who come to another organization are no admins there', async () => {
    const liv = await makePerson(world.db, 'Liv Flytt', world.fjordvik, { isOrganizationAdmin: true });
    await world.db.updateTable('person').set({ organization_id: world.lundvik.id }).where('id', '=', liv.id).execute();
    expect(refused(await world.graphql(liv, '{ adminPersons(input: {}) { totalCount } }'))).toMatchObject({
      code: 'notFound',
    });
  });
});

describe('somebody who leaves', () => {
  it('is nobody of another organization, no admin to its own admins, and not oneself', async () => {
    const out = async (as: TestPerson, id: number) => refused(await change(as, 'deactivatePerson', { id })).code;
    expect(await out(oda, world.per.id)).toBe('notFound');
    expect(await out(oda, world.astrid.id)).toBe('notAllowed');
    expect(await out(oda, oda.id)).toBe('admin.self');
    expect(await out(world.kari, world.ola.id)).toBe('notFound');
  });

  it.each([
    ['who had accepted the terms', termsVersion, 'ACTIVATED'],
    ['who never ended the wizard', null, 'NEED_INFO'],
  ])(
    'is out at the next request, and in again by a sign-in of their own alone: one %s',
    async (_, accepted, status) => {
      const liv = await newcomer('Liv Ut');
      await world.db.updateTable('person').set({ accepted_terms: accepted }).where('id', '=', liv.id).execute();
      dataOf(await change(oda, 'deactivatePerson', { id: liv.id }));
      expect((await world.graphql(liv, '{ me { id } }')).status).toBe(401);
      const back = await world.graphql<{ reactivatePerson: object }>(
        oda,
        `mutation { reactivatePerson(id: ${liv.id}) { status } }`,
      );
      expect(dataOf(back).reactivatePerson).toEqual({ status });
      expect((await world.graphql(liv, '{ me { id } }')).status).toBe(401);
      expect(await actions(liv.id)).toEqual(['Oda Berg reactivate', 'Oda Berg deactivate']);
    },
  );

  it('hands over what they own and are responsible for; what the other may not read stays, and is listed', async () => {
    const [liv, mats] = [await newcomer('Liv Eig'), await newcomer('Mats Tek')];
    const own = await makeCalendar(world, liv, hidden);
    const shut = await makeCalendar(world, world.kari, {
      ...hidden,
      persons: [{ person: liv.id, access: 'WRITE' }],
    });
    const mine = await makeEvent(world, liv, own, { responsible: String(liv.id) });
    const theirs = await makeEvent(world, world.kari, shut, { title: 'Utan ansvarleg', responsible: String(liv.id) });
    const asked = await ask(world, liv, { title: 'Korleis gjer de det?' });
    const from = { from: liv.id, to: mats.id };
    const handed = '{ things activities grants groups left }';
    expect(refused(await change(oda, 'handOver', from, handed))).toMatchObject({ code: 'admin.stillHere' });
    expect(refused(await change(oda, 'deactivatePerson', { id: liv.id, handOverTo: world.per.id }))).toMatchObject({
      code: 'notFound',
      field: 'input.handOverTo',
    });
    dataOf(await change(world.astrid, 'deactivatePerson', { id: liv.id }));
    const done = dataOf(await change(world.astrid, 'handOver', from, handed));
    expect(done).toEqual({ done: { things: 1, activities: 1, grants: 0, groups: 0, left: 1 } });

    const responsible = await world.db
      .selectFrom('event_instance')
      .select(['responsible_id', 'event_id'])
      .where('event_id', 'in', [Number(mine.id), Number(theirs.id)])
      .orderBy('event_id')
      .execute();
    expect(responsible.map(({ responsible_id }) => responsible_id)).toEqual([mats.id, liv.id]);
    const read = await world.graphql(
      mats,
      `{ calendar(id: ${own}) { access { myAccess } } discussion(id: ${asked.id}) { mayEdit createdBy { name } } }`,
    );
    expect(dataOf(read)).toEqual({
      calendar: { access: { myAccess: 'WRITE' } },
      discussion: { mayEdit: false, createdBy: { name: 'Liv Eig' } },
    });
    const orphans = async (as: TestPerson, input = '') =>
      dataOf(
        await world.graphql<{ orphans: { totalCount: number; nodes: { title: string }[] } }>(
          as,
          `{ orphans(input: { ${input} }) { totalCount nodes { title } } }`,
        ),
      ).orphans;
    const one = { totalCount: 1, nodes: [{ title: 'Utan ansvarleg' }] };
    expect(await orphans(world.astrid)).toEqual(one);
    expect(await orphans(world.astrid, 'text: "ANSVARLEG"')).toEqual(one);
    expect(await orphans(world.astrid, 'text: "liv eig"')).toEqual(one);
    expect(await orphans(world.astrid, 'text: "skal ikkje finnast"')).toEqual({ totalCount: 0, nodes: [] });
    expect(await orphans(oda)).toEqual({ totalCount: 0, nodes: [] });
    expect(await actions(liv.id)).toContain('Astrid Berg handOver');
  });
});

describe('groups and reports', () => {
  it('hands over a series whose activities are all done too: those of later years are not for who left', async () => {
    const [liv, mats] = [await newcomer('Liv Ferdig'), await newcomer('Mats Vidare')];
    const wheel = await makeCalendar(world, world.kari, open);
    const series = await makeEvent(world, world.kari, wheel, { responsible: String(liv.id) });
    await world.db
      .updateTable('event_instance')
      .set({ is_done: true })
      .where('event_id', '=', Number(series.id))
      .execute();
    const done = await change(world.astrid, 'deactivatePerson', { id: liv.id, handOverTo: mats.id });
    expect(done.errors).toBeUndefined();
    const event = world.db.selectFrom('event').select('responsible_id').where('id', '=', Number(series.id));
    expect(await event.executeTakeFirst()).toEqual({ responsible_id: mats.id });
  });

  it('are those of the own organization to its own admin, who maintains them', async () => {
    const make = 'mutation ($title: String!) { createGroup(input: { title: $title, members: [] }) { id version } }';
    const group = async (as: TestPerson, title: string) =>
      dataOf(await world.graphql<{ createGroup: { id: string } }>(as, make, { title })).createGroup.id;
    const [ours, others] = [await group(world.kari, 'Vårt nettverk'), await group(world.per, 'Andre sitt')];
    const listed = await world.graphql<{ adminGroups: { nodes: object[] } }>(
      oda,
      '{ adminGroups(input: {}) { nodes { title mayMaintain } } }',
    );
    expect(dataOf(listed).adminGroups.nodes).toEqual([{ title: 'Vårt nettverk', mayMaintain: true }]);
    expect(refused(await world.graphql(oda, `mutation { removeGroup(id: ${others}) }`))).toMatchObject({
      code: 'notAllowed',
    });
    dataOf(await world.graphql(oda, `mutation { removeGroup(id: ${ours}) }`));
  });

  it('count what is hidden to nobody who may not know of it', async () => {
    const report = async (as: TestPerson) =>
      dataOf(
        await world.graphql<{ organizationReport: { calendars: number } }>(as, '{ organizationReport { calendars } }'),
      ).organizationReport.calendars;
    const before = await report(oda);
    await makeCalendar(world, world.kari, hidden);
    expect(await report(oda)).toBe(before);
    await makeCalendar(world, world.kari, open);
    expect(await report(oda)).toBe(before + 1);
    const elsewhere = `{ organizationReport(organization: ${world.lundvik.id}) { calendars } }`;
    expect(refused(await world.graphql(oda, elsewhere))).toMatchObject({ code: 'notFound' });
  });
});

describe('the log', () => {
  const parties = async (action: string) =>
    dataOf(
      await world.graphql<{ auditLog: { nodes: { subject: string; party: object | null }[] } }>(
        world.astrid,
        `{ auditLog(input: { action: "${action}" }) { nodes { subject party { kind name } } } }`,
      ),
    ).auditLog.nodes;

  it('names organizations and groups as they are called today; of a group that is gone it has the number alone', async () => {
    const group = async (mutation: string) =>
      dataOf(
        await world.graphql<{ group: { id: string; version: number } }>(
          world.astrid,
          `mutation { group: ${mutation} { id version } }`,
        ),
      ).group;
    const [kari, vik] = [world.kari.id, world.lundvik.id];
    const people = await group('createGroup(input: { title: "Gammalt namn", members: [] })');
    await group(`updateGroup(input: { id: ${people.id}, version: ${people.version}, members: [${kari}] })`);
    await group(`updateGroup(input: { id: ${people.id}, version: ${people.version + 1}, title: "Nytt namn" })`);
    const region = await group(`createOrganizationGroup(input: { title: "Regionen", members: [${vik}] })`);
    const both = async () =>
      (await parties('members')).filter(({ subject }) => [people.id, region.id].includes(subject));
    expect(await both()).toEqual([
      { subject: region.id, party: { kind: 'ORGANIZATION_GROUP', name: 'Regionen' } },
      { subject: people.id, party: { kind: 'GROUP', name: 'Nytt namn' } },
    ]);
    dataOf(await world.graphql(world.astrid, `mutation { removeGroup(id: ${people.id}) }`));
    expect(await both()).toEqual([
      { subject: people.id, party: null },
      { subject: region.id, party: { kind: 'ORGANIZATION_GROUP', name: 'Regionen' } },
      { subject: people.id, party: null },
    ]);
  });

  it('names the organization that somebody was invited to', async () => {
    const input = '{ email: "gjest@fjordvik.example" }';
    dataOf(await world.graphql(world.astrid, `mutation { invitePerson(input: ${input}) }`));
    const invited = { subject: String(world.fjordvik.id), party: { kind: 'ORGANIZATION', name: 'Fjordvik kommune' } };
    expect((await parties('invite'))[0]).toEqual(invited);
  });
});

describe('an organization', () => {
  const read = async (id: number) =>
    dataOf(
      await world.graphql<{
        adminOrganization: { version: number; state: string; trialEnds: string | null; domains: string[] };
      }>(world.astrid, `{ adminOrganization(id: ${id}) { version state trialEnds domains permissions } }`),
    ).adminOrganization;
  const save = (as: TestPerson, input: object) => change(as, 'updateOrganization', input, '{ id version }');

  it('is changed by admins alone, once a version, and with domains that are some', async () => {
    const { version } = await read(world.lundvik.id);
    const input = { id: world.lundvik.id, version };
    expect(refused(await save(oda, { ...input, isSubscribed: false })).code).toBe('notFound');
    expect(refused(await save(world.astrid, { ...input, version: version + 1 })).code).toBe('conflict');
    expect(refused(await save(world.astrid, { ...input, domains: ['lundvik.example', 'ikkje'] }))).toMatchObject({
      code: 'organization.domain',
      field: 'input.domains.1',
    });
  });

  it('gives its people at the next request what it may, on trial through the last day', async () => {
    const { version } = await read(world.lundvik.id);
    const asked = () => world.graphql(world.per, '{ allCalendars { totalCount } }');
    dataOf(await asked());
    const input = { id: world.lundvik.id, permissions: ['TOPIC'], isSubscribed: false, trialEnds: '2026-12-31' };
    dataOf(await save(world.astrid, { ...input, version, trialEnds: '2099-12-31' }));
    expect(refused(await asked()).code).toBe('noPermission');
    expect(await read(world.lundvik.id)).toMatchObject({ state: 'TRIAL', trialEnds: '2099-12-31' });
    const again = {
      id: world.lundvik.id,
      version: version + 1,
      permissions: ['CALENDAR', 'TOPIC'],
      isSubscribed: true,
    };
    dataOf(await save(world.astrid, again));
    dataOf(await asked());
    expect(await read(world.lundvik.id)).toMatchObject({ state: 'SUBSCRIBED', domains: ['lundvik.example'] });
  });
});

describe('the invited', () => {
  const invite = (as: TestPerson, email: string, more: object = {}) =>
    change(as, 'invitePerson', { email, ...more }, '');
  const mailTo = async (to: string) =>
    (
      await world.db
        .selectFrom('mail_outbox')
        .select('body')
        .where('to_address', '=', to)
        .orderBy('id', 'desc')
        .execute()
    ).map(({ body }) => body);

  it('have an address that nobody uses, of the own domains where an organization’s admin asks', async () => {
    expect(refused(await invite(world.kari, 'ny@fjordvik.example')).code).toBe('notFound');
    for (const body of [{ email: 'ny@fjordvik.example' }, { odd: true }])
      expect((await world.rest(world.kari, 'POST', '/auth/invite', body)).status).toBe(403);
    expect(refused(await invite(oda, 'ny@lundvik.example')).code).toBe('admin.otherDomain');
    expect(refused(await invite(oda, 'ny@notfjordvik.example')).code).toBe('admin.otherDomain');
    expect(refused(await invite(world.astrid, 'ny@ingen.example')).code).toBe('admin.foreignAddress');
    expect(refused(await invite(world.astrid, world.kari.email)).code).toBe('auth.emailTaken');
    expect(refused(await invite(world.astrid, 'ny')).code).toBe('auth.emailInvalid');
  });

  it('get a link by mail, at most one a minute, and sign in by PIN without signing up', async () => {
    const email = 'nils@fjordvik.example';
    dataOf(await invite(oda, email, { name: 'Nils Ny' }));
    expect((await mailTo(email))[0]).toContain(`/app/login?email=${encodeURIComponent(email)}`);
    expect(refused(await invite(oda, email)).code).toBe('tooManyRequests');
    const { body } = await world.rest(null, 'POST', '/auth/email', { email });
    expect(body).toMatchObject({ valid: true, newUser: false });
    const pinCode = /^\d{6}$/m.exec((await mailTo(email))[0]!)![0];
    const { body: tokens } = await world.rest(null, 'POST', '/auth/verify-pin', { email, pinCode });
    const { access_token: token } = tokens as { access_token: string };
    const me = await world.graphql<{ me: object }>(
      { ...oda, token },
      '{ me { name userStatus organization { name } } }',
    );
    expect(dataOf(me).me).toEqual({ name: 'Nils Ny', userStatus: 3, organization: { name: 'Fjordvik kommune' } });
  });

  it('count as signed in, and are last seen then', async () => {
    const [nils] = dataOf(
      await world.graphql<{ adminPersons: { nodes: { lastUsed: string | null }[] } }>(
        oda,
        '{ adminPersons(input: { text: "Nils" }) { nodes { lastUsed } } }',
      ),
    ).adminPersons.nodes;
    expect(nils!.lastUsed).not.toBeNull();
    const report = await world.graphql<{ organizationReport: { lately: number } }>(
      oda,
      '{ organizationReport { lately } }',
    );
    expect(dataOf(report).organizationReport.lately).toBe(1);
  });

  it('may be of no municipal domain where an admin says the organization', async () => {
    dataOf(await invite(world.astrid, 'styrar@ks.example', { organization: world.lundvik.id }));
    expect(await people(world.astrid, { status: 'PENDING', organization: world.lundvik.id })).toEqual(['Styrar']);
  });
});
