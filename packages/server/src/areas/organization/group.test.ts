import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf } from '../../core/testing/answers.ts';
import { makePerson, type TestPerson } from '../../core/testing/people.ts';
import { type Answer, makeWorld, type World } from '../../core/testing/world.ts';
import { makeCalendar } from '../calendar/testing/wheels.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

type Group = {
  id: string;
  title: string;
  version: number;
  mayMaintain: boolean;
  isMember: boolean;
  members: { name: string }[];
};
const fields = '{ id title version mayMaintain isMember members { name } }';
const create = (input: object, as: TestPerson = world.kari) =>
  world.graphql<{ createGroup: Group }>(
    as,
    `mutation ($input: CreateGroupInput!) { createGroup(input: $input) ${fields} }`,
    { input },
  );
const update = (input: object, as: TestPerson = world.kari) =>
  world.graphql<{ updateGroup: Group }>(
    as,
    `mutation ($input: UpdateGroupInput!) { updateGroup(input: $input) ${fields} }`,
    { input },
  );
const act = (name: 'removeGroup' | 'leaveGroup', id: string, as: TestPerson) =>
  world.graphql(as, `mutation { ${name}(id: "${id}") }`);
const made = async (members: TestPerson[], title = 'Leiargruppa') =>
  (await create({ title, members: members.map(({ id }) => id) })).data.createGroup;
const refusal = ({ errors }: Answer<unknown>) => [errors![0]!.extensions.code, errors![0]!.extensions.field];
const myGroups = async (as: TestPerson) =>
  (await world.graphql<{ myGroups: { nodes: Group[] } }>(as, `{ myGroups { nodes ${fields} } }`)).data.myGroups.nodes;
const everyGroup = async () =>
  JSON.stringify([
    await world.db.selectFrom('person_group').selectAll().orderBy('id').execute(),
    await world.db.selectFrom('person_group_member').selectAll().orderBy('group_id').orderBy('person_id').execute(),
  ]);
const shareHidden = async (groupId: string, as: TestPerson = world.kari) => {
  const access = { isPrivate: true, visibility: 'PRIVATE', groups: [{ group: groupId, access: 'READ' }] };
  const { data } = await world.graphql<{ createCalendar: { id: string } }>(
    as,
    'mutation ($input: CreateCalendarInput!) { createCalendar(input: $input) { id } }',
    { input: { title: 'Økonomi', color: '#1f6f8b', access } },
  );
  return data.createCalendar.id;
};
const mayRead = async (id: string, as: TestPerson) =>
  (await world.graphql(as, `{ calendar(id: "${id}") { title } }`)).errors === undefined;

describe('who may not maintain a group', () => {
  it('is a member who did not make it, a stranger, and nobody', async () => {
    const { id } = await made([world.ola]);
    const before = await everyGroup();
    for (const person of [world.ola, world.per]) {
      expect(refusal(await update({ id, version: 1, title: 'Mi' }, person))).toEqual(['notAllowed', 'input.id']);
      expect(refusal(await act('removeGroup', id, person))).toEqual(['notAllowed', 'id']);
    }
    expect(refusal(await act('leaveGroup', id, world.per))).toEqual(['notFound', 'id']);
    expect(refusal(await update({ id: '999999', version: 1 }))).toEqual(['notFound', 'input.id']);
    expect((await world.graphql(null, '{ myGroups { totalCount } }')).status).toBe(401);
    expect(await everyGroup()).toBe(before);
  });

  it('is the second of two who save', async () => {
    const { id } = await made([]);
    await update({ id, version: 1, title: 'Fyrst' });
    const answer = await update({ id, version: 1, title: 'Sist' });
    expect(answer.errors![0]!.extensions).toEqual({ code: 'conflict', field: 'input.version', values: { version: 2 } });
  });
});

describe('what is wrong', () => {
  it.each([
    ['no title', { title: ' ' }, 'input.required', 'input.title'],
    ['a title too long', { title: 'å'.repeat(256) }, 'input.tooLong', 'input.title'],
    ['somebody who is not there', { title: 'Ny', members: [999_999] }, 'notFound', 'input.members.0'],
    [
      'more than 500',
      { title: 'Ny', members: Array.from({ length: 501 }, (_, i) => i + 1) },
      'input.tooMany',
      'input.members',
    ],
  ])('is refused and writes nothing: %s', async (_, input, code, field) => {
    const { id } = await made([world.ola]);
    const before = await everyGroup();
    expect(refusal(await create(input))).toEqual([code, field]);
    expect(refusal(await update({ id, version: 1, ...input }))).toEqual([code, field]);
    expect(await everyGroup()).toBe(before);
  });

  it('is a member who has been deactivated', async () => {
    const gone = await makePerson(world.db, 'Dag Av', world.fjordvik);
    await world.db.updateTable('person').set({ user_status: 'DEACTIVATED' }).where('id', '=', gone.id).execute();
    expect(refusal(await create({ title: 'Ny', members: [gone.id] }))).toEqual(['notFound', 'input.members.0']);
  });
});

describe('a group', () => {
  it('is made by anybody, is found among my groups by maker and members, and by nobody else', async () => {
    const group = await made([world.ola, world.per, world.ola], 'Barnehageleiarar');
    expect(group).toEqual({
      id: group.id,
      title: 'Barnehageleiarar',
      version: 1,
      mayMaintain: true,
      isMember: false,
      members: [{ name: 'Ola Vik' }, { name: 'Per Lund' }],
    });
    expect(await myGroups(world.kari)).toContainEqual(group);
    expect(await myGroups(world.per)).toContainEqual({ ...group, mayMaintain: false, isMember: true });
    expect(await myGroups(world.astrid)).toEqual([]);
  });

  it('keeps members who are not active now, and those that a change does not name', async () => {
    const away = await makePerson(world.db, 'Siv Permisjon', world.fjordvik);
    const { id } = await made([away, world.ola]);
    const setStatus = (user_status: 'DEACTIVATED' | 'ACTIVATED') =>
      world.db.updateTable('person').set({ user_status }).where('id', '=', away.id).execute();
    await setStatus('DEACTIVATED');
    await update({ id, version: 1, title: 'Ny' });
    const { updateGroup } = (await update({ id, version: 2, members: [world.per.id] })).data;
    expect(updateGroup.members).toEqual([{ name: 'Per Lund' }]);
    await setStatus('ACTIVATED');
    expect((await myGroups(away))[0]).toMatchObject({
      title: 'Ny',
      members: [{ name: 'Per Lund' }, { name: 'Siv Permisjon' }],
    });
  });

  it('is maintained by an admin too, and each time it is written down', async () => {
    const { id } = await made([world.ola]);
    await update({ id, version: 1, title: 'Mi eiga' });
    expect((await update({ id, version: 2, title: 'Rydda' }, world.astrid)).data.updateGroup.title).toBe('Rydda');
    expect((await act('removeGroup', id, world.astrid)).data).toEqual({ removeGroup: id });
    const written = await world.db.selectFrom('audit_entry').selectAll().where('subject_id', '=', Number(id)).execute();
    expect(written.map(({ person_id, action }) => [person_id, action])).toEqual([
      [world.astrid.id, 'edit'],
      [world.astrid.id, 'edit'],
      [world.astrid.id, 'members'],
    ]);
  });
});

describe('my groups', () => {
  const page = (as: TestPerson, asked: string) =>
    world.graphql<{ myGroups: object }>(
      as,
      `{ myGroups(${asked}) { totalCount pageInfo { hasNextPage hasPreviousPage numberOfPages pageNumber } nodes { title } } }`,
    );
  const titled = (...titles: string[]) => titles.map((title) => ({ title }));

  it('are not shown more than 100 at once, nor from before the first', async () => {
    expect(refusal(await page(world.kari, 'limit: 101'))).toEqual(['input.outOfRange', 'limit']);
    expect(refusal(await page(world.kari, 'offset: -1'))).toEqual(['input.outOfRange', 'offset']);
  });

  it('come a page at a time: those that I made by title, as people order æ, ø and å, then those that others put me in', async () => {
    const siv = await makePerson(world.db, 'Siv Mange', world.fjordvik);
    for (const title of ['Åsane', 'Økonomi', 'Arkiv']) await create({ title, members: [siv.id] }, siv);
    await made([siv], 'Anbod');
    await made([world.ola], 'Ikkje hennar');
    expect((await page(siv, 'limit: 2')).data.myGroups).toEqual({
      totalCount: 4,
      pageInfo: { hasNextPage: true, hasPreviousPage: false, numberOfPages: 2, pageNumber: 1 },
      nodes: titled('Arkiv', 'Økonomi'),
    });
    expect((await page(siv, 'limit: 2, offset: 2')).data.myGroups).toEqual({
      totalCount: 4,
      pageInfo: { hasNextPage: false, hasPreviousPage: true, numberOfPages: 2, pageNumber: 2 },
      nodes: titled('Åsane', 'Anbod'),
    });
  });
});

describe('who changed a group last', () => {
  const last = async (id: string) =>
    (
      await world.graphql<{ group: { lastUpdatedBy: { name: string } | null } }>(
        world.kari,
        `{ group(id: "${id}") { lastUpdatedBy { name } } }`,
      )
    ).data.group.lastUpdatedBy?.name;

  it('is nobody while it is as it was made, and not whoever was refused', async () => {
    const { id } = await made([world.ola]);
    await update({ id, version: 1, title: 'Mi' }, world.per);
    expect(await last(id)).toBeUndefined();
  });

  it('is who saved it, and who left it', async () => {
    const { id } = await made([world.ola]);
    await update({ id, version: 1, title: 'Rydda' }, world.astrid);
    expect(await last(id)).toBe('Astrid Berg');
    await act('leaveGroup', id, world.ola);
    expect(await last(id)).toBe('Ola Vik');
    await update({ id, version: 3, members: [world.per.id] });
    expect(await last(id)).toBe('Kari Nes');
  });
});

describe('who is in a group', () => {
  const ask = (id: string, as: TestPerson, asked: string) =>
    world.graphql<{ group: object }>(as, `{ group(id: "${id}") { ${asked} } }`);

  it('is not told of a group that is not there, nor more than 500 at once', async () => {
    const { id } = await made([world.ola]);
    expect(refusal(await ask('999999', world.per, 'title'))).toEqual(['notFound', 'id']);
    expect(refusal(await ask('kari', world.per, 'title'))).toEqual(['input.id', 'id']);
    expect(refusal(await ask(id, world.per, 'members(limit: 501) { name }'))).toEqual(['input.outOfRange', 'limit']);
  });

  it('is told to those who are in it: the first by name, and how many, without those who are not active', async () => {
    const gone = await makePerson(world.db, 'Anne Av', world.fjordvik);
    const { id } = await made([world.per, world.ola, gone]);
    await world.db.updateTable('person').set({ user_status: 'DEACTIVATED' }).where('id', '=', gone.id).execute();
    const answer = await ask(id, world.per, 'memberCount isMember createdBy { name } members(limit: 1) { name }');
    expect(answer.data.group).toEqual({
      memberCount: 2,
      isMember: true,
      createdBy: { name: 'Kari Nes' },
      members: [{ name: 'Ola Vik' }],
    });
  });

  it('is told in its maker’s organization and to admins; to others it is a title, also if they share something with it', async () => {
    const { id } = await made([world.kari]);
    const asked = 'title memberCount createdBy { name } lastUpdatedBy { name } members { name }';
    const seen = {
      title: 'Leiargruppa',
      memberCount: 1,
      createdBy: { name: 'Kari Nes' },
      lastUpdatedBy: null,
      members: [{ name: 'Kari Nes' }],
    };
    for (const as of [world.kari, world.ola, world.astrid]) expect((await ask(id, as, asked)).data.group).toEqual(seen);
    const title = { title: 'Leiargruppa', memberCount: null, createdBy: null, lastUpdatedBy: null, members: null };
    expect((await ask(id, world.per, asked)).data.group).toEqual(title);
    await shareHidden(id, world.per);
    expect((await ask(id, world.per, asked)).data.group).toEqual(title);
    const found = await world.graphql<{ found: { groups: object[] } }>(
      world.per,
      `{ found: findPersonsOrganizationsAndGroups(query: "Leiargruppa") { groups { members { name } } } }`,
    );
    expect(found.data!.found.groups).not.toEqual([]);
    expect(JSON.stringify(found)).not.toContain('Kari');

    const wheel = await makeCalendar(world, world.kari, {
      isPrivate: true,
      visibility: 'PRIVATE',
      groups: [{ group: id, access: 'READ' }],
      persons: [{ person: world.per.id, access: 'READ' }],
    });
    expect((await ask(id, world.per, asked)).data.group).toEqual(seen);
    dataOf(await world.graphql(world.kari, `mutation { removeCalendar(id: "${wheel}") }`));
    expect((await ask(id, world.per, asked)).data.group).toEqual(title);
  });
});

describe('how much is shared with a group', () => {
  const shared = async (id: string, as: TestPerson) =>
    (
      await world.graphql<{ group: { sharedCalendarCount: number } }>(
        as,
        `{ group(id: "${id}") { sharedCalendarCount } }`,
      )
    ).data.group.sharedCalendarCount;

  it('is told to its maintainers alone, and counts nothing that they may not know of', async () => {
    const { id } = await made([world.ola]);
    await shareHidden(id);
    await shareHidden(id, world.per);
    expect([await shared(id, world.ola), await shared(id, world.per)]).toEqual([null, null]);
    expect(await shared(id, world.kari)).toBe(1);
    expect(await shared(id, world.astrid)).toBe(2);
  });

  it('does not count what has been removed', async () => {
    const { id } = await made([world.ola]);
    const wheel = await shareHidden(id);
    await world.graphql(world.kari, `mutation { removeCalendar(id: "${wheel}") }`);
    expect(await shared(id, world.kari)).toBe(0);
  });
});

describe('what a group may read', () => {
  it('its members lose at the next request: by a change, by leaving, and by its removal', async () => {
    const { id } = await made([world.ola, world.per]);
    const wheel = await shareHidden(id);
    expect([await mayRead(wheel, world.ola), await mayRead(wheel, world.per)]).toEqual([true, true]);
    await update({ id, version: 1, members: [world.ola.id] });
    expect([await mayRead(wheel, world.ola), await mayRead(wheel, world.per)]).toEqual([true, false]);
    expect((await act('leaveGroup', id, world.ola)).data).toEqual({ leaveGroup: id });
    expect(await mayRead(wheel, world.ola)).toBe(false);
    await update({ id, version: 3, members: [world.per.id] });
    expect(await mayRead(wheel, world.per)).toBe(true);
    await act('removeGroup', id, world.kari);
    expect(await mayRead(wheel, world.per)).toBe(false);
  });
});
