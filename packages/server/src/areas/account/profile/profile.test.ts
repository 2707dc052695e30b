import { type Permission, permissions } from '@samspel/domain/subject/access';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeWorld, type World } from '../../../core/testing/world.ts';
import { createSubject } from '../../../subject/create.ts';

let world: World;
let functions: number[];
beforeAll(async () => {
  world = await makeWorld();
  const titles = { title_nn: 'Skule', title_nb: 'Skole', title_en: 'School' };
  const group = { kid: '2', identifier: 'school', ...titles };
  const { id: group_id } = await world.db
    .insertInto('kostra_group')
    .values(group)
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows = ['215', '202'].map((kid) => ({ kid, group_id, ...titles, title_nb: `Skole ${kid}` }));
  functions = (await world.db.insertInto('kostra_function').values(rows).returning('id').execute()).map(({ id }) => id);
});
afterAll(() => world.close());

const updateMe = (as: World['kari'], input: object, fields = 'id') =>
  world.graphql<{ updateMe: object }>(
    as,
    `mutation ($input: UpdateMeInput!) { updateMe(input: $input) { ${fields} } }`,
    { input },
  );
const updateSettings = (as: World['kari'], input: object, fields: string) =>
  world.graphql<{ updateSettings: { settings: object } }>(
    as,
    `mutation ($input: UpdateSettingsInput!) { updateSettings(input: $input) { settings { ${fields} } } }`,
    { input },
  );
const refusalOf = async (answer: Promise<{ errors?: { extensions: { code: string; field?: string } }[] }>) => {
  const { code, field } = (await answer).errors![0]!.extensions;
  return `${code} ${field}`;
};

/** A person as others see them, as the author of a year wheel. */
async function personSeenBy(as: World['kari'], author: World['kari']) {
  const id = await world.db.transaction().execute(async (tx) => {
    const made = await createSubject(tx, { kind: 'CALENDAR', title: 'Budsjett', createdBy: author });
    await tx.insertInto('calendar').values({ id: made, category: 'TOPIC', color: '#1f6f8b' }).execute();
    return made;
  });
  const fields =
    'id name hash role jobTitle isAdmin email phoneNumber calendarCode userRoles permissions settings { isSidebarExpanded } organization { name }';
  const query = `query ($id: ID!) { calendar(id: $id) { createdBy { ${fields} } } }`;
  const answer = await world.graphql<{ calendar: { createdBy: Record<string, unknown> } }>(as, query, { id });
  return answer.data.calendar.createdBy;
}

describe('what nobody may change of themselves', () => {
  it.each([
    [{ isAdmin: true }, 'input.unknownField input.isAdmin'],
    [{ email: 'per@lundvik.example' }, 'input.unknownField input.email'],
    [{ name: ' ' }, 'input.required input.name'],
    [{ name: 'x'.repeat(256) }, 'input.tooLong input.name'],
    [{ language: 'da' }, 'input.notAChoice input.language'],
    [{ kostraFunctions: ['x'] }, 'input.id input.kostraFunctions.0'],
  ])('%j', async (input, refusal) => {
    expect(await refusalOf(updateMe(world.kari, input))).toBe(refusal);
  });

  it('follows a service area that is not there, and then nothing else of it is saved either', async () => {
    const input = { jobTitle: 'Sjef', kostraFunctions: [functions[0], 999_999] };
    expect(await refusalOf(updateMe(world.per, input))).toBe('notFound input.kostraFunctions.1');
    const { data } = await world.graphql<{ me: object }>(world.per, '{ me { jobTitle kostraFunctions { id } } }');
    expect(data.me).toEqual({ jobTitle: null, kostraFunctions: [] });
  });

  it('chooses a month that the year does not have', async () => {
    const refusal = await refusalOf(updateSettings(world.kari, { calendarStartMonth: 13 }, 'theme'));
    expect(refusal).toBe('input.outOfRange input.calendarStartMonth');
  });
});

describe('what a person keeps for themselves (product/access#own-data)', () => {
  const hidden = ['email', 'phoneNumber', 'calendarCode', 'settings', 'userRoles', 'permissions'];

  it('is null for a colleague and for a stranger', async () => {
    for (const as of [world.ola, world.per]) {
      const seen = await personSeenBy(as, world.kari);
      expect(hidden.map((field) => seen[field])).toEqual(hidden.map(() => null));
      expect(seen).toMatchObject({
        name: 'Kari Nes',
        hash: world.kari.hash,
        isAdmin: false,
        organization: { name: 'Fjordvik kommune' },
      });
    }
  });

  it('is there for that person, and for an admin, but for the calendar code: it is nobody’s but its person’s', async () => {
    for (const as of [world.kari, world.astrid]) {
      expect(await personSeenBy(as, world.kari)).toMatchObject({
        email: world.kari.email,
        calendarCode: as === world.kari ? world.kari.calendarCode : null,
        settings: { isSidebarExpanded: true },
        userRoles: [],
        permissions: ['CALENDAR', 'CALENDAR_TIMELINE', 'TOPIC', 'DISCUSSION', 'ACTION_VALUE'],
      });
    }
  });
});

describe('me', () => {
  it('is nobody without a token', async () => {
    expect((await world.graphql(null, '{ me { id } }')).status).toBe(401);
    expect((await world.rest(null, 'GET', '/person/me')).status).toBe(401);
  });

  it('gets mails at one time alone: to choose one ends the other', async () => {
    const fields = 'sendInstantNotificationMail sendDailyNotificationMail sendWeeklyNotificationMail';
    const chosen = async (input: object) =>
      Object.values((await updateSettings(world.kari, input, fields)).data.updateSettings.settings);
    expect(await chosen({ sendInstantNotificationMail: true })).toEqual([true, false, false]);
    expect(await chosen({ sendWeeklyNotificationMail: true })).toEqual([false, false, true]);
    expect(await chosen({ sendDailyNotificationMail: true, sendWeeklyNotificationMail: true })).toEqual([
      false,
      true,
      false,
    ]);
    expect(await chosen({ sendDailyNotificationMail: false })).toEqual([false, false, false]);
  });

  it('has the defaults until Ola chooses, and then his choices alone change', async () => {
    const fields = 'theme isSidebarExpanded calendarStartMonth acceptedUserTerms sendDailyNotificationMail';
    const { data } = await world.graphql<{ me: { settings: object } }>(world.ola, `{ me { settings { ${fields} } } }`);
    const defaults = {
      theme: null,
      isSidebarExpanded: true,
      calendarStartMonth: null,
      acceptedUserTerms: true,
      sendDailyNotificationMail: true,
    };
    expect(data.me.settings).toEqual(defaults);
    const chosen = { theme: 'DARK', isSidebarExpanded: false, calendarStartMonth: 8 };
    expect((await updateSettings(world.ola, chosen, fields)).data.updateSettings).toEqual({
      settings: { ...defaults, ...chosen },
    });
    const back = await updateSettings(world.ola, { theme: null, calendarStartMonth: null }, fields);
    expect(back.data.updateSettings).toEqual({ settings: { ...defaults, isSidebarExpanded: false } });
  });

  it('keeps one of five views of a year; the timeline only while the municipality has it', async () => {
    const choose = (calendarSelectedView: string) =>
      updateSettings(world.per, { calendarSelectedView }, 'calendarSelectedView');
    const allow = (permissions: Permission[]) =>
      world.db.updateTable('organization').set({ permissions }).where('id', '=', world.lundvik.id).execute();
    await allow(['CALENDAR']);
    expect(await refusalOf(choose('timeline'))).toBe('noPermission undefined');
    expect(await refusalOf(choose('TIMELINE'))).toBe('noPermission undefined');
    expect(await refusalOf(choose('gantt'))).toBe('input.notAChoice input.calendarSelectedView');
    for (const view of ['wheel', 'months', 'list', 'table']) {
      expect((await choose(view)).data.updateSettings.settings).toEqual({ calendarSelectedView: view });
    }
    await allow([...permissions]);
    for (const [sent, kept] of [
      ['timeline', 'timeline'],
      ['DEFAULT', 'wheel'],
      ['TIMELINE', 'timeline'],
    ]) {
      expect((await choose(sent!)).data.updateSettings.settings).toEqual({ calendarSelectedView: kept });
    }
  });

  it('is changed field by field, and answers in the new language at once', async () => {
    const input = {
      name: 'Kari Moe',
      jobTitle: 'Økonomisjef',
      department: 'Stab',
      description: 'Eg\nher',
      phoneNumber: '57 00 00 00',
      kostraFunctions: functions,
    };
    const fields =
      'name jobTitle department description phoneNumber language kostraFunctions { kid title group { title } }';
    expect((await updateMe(world.kari, input, fields)).data.updateMe).toEqual({
      ...input,
      language: 'nn',
      kostraFunctions: ['202', '215'].map((kid) => ({ kid, title: 'Skule', group: { title: 'Skule' } })),
    });
    await updateMe(world.kari, { language: 'nb', jobTitle: '', kostraFunctions: [functions[0]] });
    const { data } = await world.graphql<{ me: object }>(world.kari, `{ me { ${fields} } }`);
    expect(data.me).toMatchObject({
      name: 'Kari Moe',
      jobTitle: null,
      department: 'Stab',
      language: 'nb',
      kostraFunctions: [{ title: 'Skole 215' }],
    });
  });

  it('says who is an admin, and what the municipality may use today', async () => {
    const query =
      '{ me { isAdmin userRoles permissions userStatus alternateEmails calendarCode organization { name isMunicipality } } }';
    const { data } = await world.graphql<{ me: object }>(world.astrid, query);
    expect(data.me).toEqual({
      isAdmin: true,
      userRoles: ['ROLE_ADMIN'],
      permissions: ['CALENDAR', 'CALENDAR_TIMELINE', 'TOPIC', 'DISCUSSION', 'ACTION_VALUE'],
      userStatus: 1,
      alternateEmails: [],
      calendarCode: world.astrid.calendarCode,
      organization: { name: 'Fjordvik kommune', isMunicipality: true },
    });
    await world.db.updateTable('organization').set({ permissions: [] }).where('id', '=', world.lundvik.id).execute();
    expect((await world.graphql<{ me: object }>(world.per, '{ me { permissions } }')).data.me).toEqual({
      permissions: [],
    });
  });

  it('is answered by GET /person/me as the specification lists it', async () => {
    const answer = await world.rest(world.ola, 'GET', '/person/me');
    expect(answer).toMatchObject({ status: 200 });
    expect(answer.body).toEqual({
      id: world.ola.id,
      hash: world.ola.hash,
      name: 'Ola Vik',
      email: world.ola.email,
      roles: [],
      permissions: ['CALENDAR', 'CALENDAR_TIMELINE', 'TOPIC', 'DISCUSSION', 'ACTION_VALUE'],
      simple: false,
      theme: null,
      isSidebarExpanded: false,
      userStatus: 1,
      jobTitle: null,
      description: null,
      department: null,
      picture: null,
      kostraFunctions: [],
      language: 'nn',
    });
  });
});

describe('what I follow', () => {
  it('leaves out what was hidden from me since, and is otherwise the newest first', async () => {
    const ids = await world.db.transaction().execute(async (tx) => {
      const made: number[] = [];
      for (const title of ['Første', 'Andre', 'Løynd']) {
        const id = await createSubject(tx, { kind: 'CALENDAR', title, createdBy: world.astrid });
        await tx.insertInto('calendar').values({ id, category: 'TOPIC', color: '#1f6f8b' }).execute();
        made.push(id);
      }
      return made;
    });
    for (const id of ids) await world.graphql(world.ola, 'mutation ($id: ID!) { follow(id: $id) { id } }', { id });
    await world.db
      .updateTable('subject')
      .set({ is_private: true, visibility: 'PRIVATE' })
      .where('title', '=', 'Løynd')
      .execute();
    const { data } = await world.graphql<{ myFollowed: object }>(
      world.ola,
      '{ myFollowed { calendars { title isFollowing } } }',
    );
    expect(data.myFollowed).toEqual({
      calendars: [
        { title: 'Andre', isFollowing: true },
        { title: 'Første', isFollowing: true },
      ],
    });
  });
});
