import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPerson } from '../../core/testing/people.ts';
import { type Answer, makeWorld, type World } from '../../core/testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

type Region = { id: string; title: string; version: number; mayMaintain: boolean; members: { name: string }[] };
const fields = '{ id title version mayMaintain memberCount members { name } }';
const create = (input: object, as: TestPerson = world.astrid) =>
  world.graphql<{ createOrganizationGroup: Region }>(
    as,
    `mutation ($input: CreateOrganizationGroupInput!) { createOrganizationGroup(input: $input) ${fields} }`,
    { input },
  );
const update = (input: object, as: TestPerson = world.astrid) =>
  world.graphql<{ updateOrganizationGroup: Region }>(
    as,
    `mutation ($input: UpdateOrganizationGroupInput!) { updateOrganizationGroup(input: $input) ${fields} }`,
    { input },
  );
const remove = (id: string, as: TestPerson = world.astrid) =>
  world.graphql(as, `mutation { removeOrganizationGroup(id: "${id}") }`);
const list = (as: TestPerson, page = '') =>
  world.graphql<{ organizationGroups: { totalCount: number; nodes: Region[] } }>(
    as,
    `{ organizationGroups${page} { totalCount nodes ${fields} } }`,
  );
const made = async (members: { id: number }[], title = 'Vestlandet') =>
  (await create({ title, members: members.map(({ id }) => id) })).data.createOrganizationGroup;
const refusal = ({ errors }: Answer<unknown>) => [errors![0]!.extensions.code, errors![0]!.extensions.field];
const everything = async () =>
  JSON.stringify([
    await world.db.selectFrom('organization_group').selectAll().orderBy('id').execute(),
    await world.db
      .selectFrom('organization_group_member')
      .selectAll()
      .orderBy('organization_group_id')
      .orderBy('organization_id')
      .execute(),
  ]);
const shareHidden = async (organizationGroup: string) => {
  const access = {
    isPrivate: true,
    visibility: 'PRIVATE',
    organizationGroups: [{ organizationGroup, access: 'READ' }],
  };
  const { data } = await world.graphql<{ createCalendar: { id: string } }>(
    world.kari,
    'mutation ($input: CreateCalendarInput!) { createCalendar(input: $input) { id } }',
    { input: { title: 'Regional beredskap', color: '#1f6f8b', access } },
  );
  return data.createCalendar.id;
};
const mayRead = async (id: string, as: TestPerson) =>
  (await world.graphql(as, `{ calendar(id: "${id}") { title } }`)).errors === undefined;

describe('a group of organizations is the admins’', () => {
  it('and to Kari, Ola and Per as if nobody could make, list, change or remove one', async () => {
    const { id } = await made([world.fjordvik]);
    const before = await everything();
    for (const person of [world.kari, world.ola, world.per]) {
      expect(refusal(await create({ title: 'Mi eiga' }, person))[0]).toBe('notFound');
      expect(refusal(await update({ id, version: 1, title: 'Mi' }, person))[0]).toBe('notFound');
      expect(refusal(await remove(id, person))[0]).toBe('notFound');
      expect(refusal(await list(person))[0]).toBe('notFound');
    }
    expect(await everything()).toBe(before);
  });

  it.each([
    ['no title', { title: ' ' }, 'input.required', 'input.title'],
    ['a title too long', { title: 'å'.repeat(256) }, 'input.tooLong', 'input.title'],
    ['an organization that is not there', { title: 'Ny', members: [999_999] }, 'notFound', 'input.members.0'],
  ])('and refuses them %s, writing nothing', async (_, input, code, field) => {
    const { id } = await made([world.fjordvik]);
    const before = await everything();
    expect(refusal(await create(input))).toEqual([code, field]);
    expect(refusal(await update({ id, version: 1, ...input }))).toEqual([code, field]);
    expect(await everything()).toBe(before);
  });

  it('and has organizations as members, not people', async () => {
    expect(refusal(await create({ title: 'Ny', members: [world.kari.id] }))).toEqual(['notFound', 'input.members.0']);
  });

  it('and tells the second of two who save', async () => {
    const { id } = await made([]);
    await update({ id, version: 1, title: 'Fyrst' });
    const answer = await update({ id, version: 1, title: 'Sist' });
    expect(answer.errors![0]!.extensions).toEqual({ code: 'conflict', field: 'input.version', values: { version: 2 } });
    expect(refusal(await update({ id: '999999', version: 1 }))).toEqual(['notFound', 'input.id']);
  });

  it('and says who changed it last, which is nobody while it is as it was made', async () => {
    const { id } = await made([]);
    const last = async () =>
      (
        await world.graphql<{ organizationGroup: object }>(
          world.per,
          `{ organizationGroup(id: "${id}") { lastUpdatedBy { name } } }`,
        )
      ).data.organizationGroup;
    expect(await last()).toEqual({ lastUpdatedBy: null });
    await update({ id, version: 1, title: 'Rydda' });
    expect(await last()).toEqual({ lastUpdatedBy: { name: 'Astrid Berg' } });
  });

  it('and is made, changed, listed by title a page at a time, and removed by Astrid', async () => {
    const region = await made([world.lundvik, world.fjordvik, world.lundvik], 'Aust');
    expect(region).toEqual({
      id: region.id,
      title: 'Aust',
      version: 1,
      mayMaintain: true,
      memberCount: 2,
      members: [{ name: 'Fjordvik kommune' }, { name: 'Lundvik kommune' }],
    });
    const { updateOrganizationGroup } = (await update({ id: region.id, version: 1, members: [world.lundvik.id] })).data;
    expect(updateOrganizationGroup).toMatchObject({
      title: 'Aust',
      version: 2,
      members: [{ name: 'Lundvik kommune' }],
    });
    const { nodes, totalCount } = (await list(world.astrid, '(limit: 1)')).data.organizationGroups;
    expect(nodes.map(({ title }) => title)).toEqual(['Aust']);
    expect(totalCount).toBeGreaterThan(1);
    const found = async (text: string) =>
      (await list(world.astrid, `(text: "${text}")`)).data.organizationGroups.nodes.map(({ title }) => title);
    expect(await found('AU')).toEqual(['Aust']);
    expect(await found('zebra')).toEqual([]);
    expect((await remove(region.id)).data).toEqual({ removeOrganizationGroup: region.id });
    expect(refusal(await remove(region.id))).toEqual(['notFound', 'id']);
  });

  it('is in the log when its members or its title change, and never with the title itself', async () => {
    const region = await made([world.fjordvik], 'Nord');
    await update({ id: region.id, version: 1, title: 'Nordover' });
    await update({ id: region.id, version: 2, members: [world.lundvik.id] });
    const log = world.db.selectFrom('audit_entry').select(['action', 'detail']);
    expect(await log.where('subject_id', '=', Number(region.id)).orderBy('id').execute()).toEqual([
      { action: 'members', detail: { members: [world.fjordvik.id] } },
      { action: 'title', detail: {} },
      { action: 'members', detail: { members: [world.lundvik.id] } },
    ]);
  });
});

describe('what a group of organizations may read', () => {
  it('the people of an organization lose at the next request: when it goes out, and when the group is removed', async () => {
    const { id } = await made([world.fjordvik, world.lundvik]);
    const wheel = await shareHidden(id);
    expect([await mayRead(wheel, world.ola), await mayRead(wheel, world.per)]).toEqual([true, true]);
    await update({ id, version: 1, members: [world.fjordvik.id] });
    expect([await mayRead(wheel, world.ola), await mayRead(wheel, world.per)]).toEqual([true, false]);
    await update({ id, version: 2, members: [world.fjordvik.id, world.lundvik.id] });
    expect(await mayRead(wheel, world.per)).toBe(true);
    await remove(id);
    expect([await mayRead(wheel, world.ola), await mayRead(wheel, world.per)]).toEqual([false, false]);
    expect(await mayRead(wheel, world.kari)).toBe(true);
  });

  it('is counted for Astrid, who may see who is in it as everybody else may', async () => {
    const { id } = await made([world.lundvik]);
    await shareHidden(id);
    const asked = `{ organizationGroup(id: "${id}") { memberCount mayMaintain sharedCalendarCount } }`;
    const answer = async (as: TestPerson) =>
      (await world.graphql<{ organizationGroup: object }>(as, asked)).data.organizationGroup;
    expect(await answer(world.per)).toEqual({ memberCount: 1, mayMaintain: false, sharedCalendarCount: null });
    expect(await answer(world.astrid)).toEqual({ memberCount: 1, mayMaintain: true, sharedCalendarCount: 1 });
  });
});
