import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf, refusalOf } from '../../../core/testing/answers.ts';
import type { TestPerson } from '../../../core/testing/people.ts';
import { makeWorld, type World } from '../../../core/testing/world.ts';
import { application, call, makeGrant, radarOf, report } from '../testing/grants.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
  world.setNow('2026-03-02T09:00:00Z');
});
afterAll(() => world.close());

type Read = { title: string; myAccess: string; isFollowing: boolean; revisions: { nodes: { year: number | null }[] } };
const read = (as: TestPerson, id: string) =>
  world.graphql<{ actionValue: Read }>(
    as,
    'query ($id: ID!) { actionValue(id: $id) { title myAccess isFollowing revisions { nodes { year } } } }',
    { id },
  );
const act = (as: TestPerson, field: string) => world.graphql<Record<string, never>>(as, `mutation { ${field} }`);
const titles = async (as: TestPerson, input: string) =>
  dataOf(
    await world.graphql<{ allActionValues: { totalCount: number; nodes: { title: string }[] } }>(
      as,
      `{ allActionValues(input: { showExpired: true, limit: 100, ${input} }) { totalCount nodes { title } } }`,
    ),
  ).allActionValues;

describe('a member', () => {
  it('neither makes, changes, removes nor restores a grant', async () => {
    const { id } = await makeGrant(world);
    const made = await call(world, world.kari, 'createActionValue', { title: 'Mitt' });
    expect(refusalOf(made)).toEqual(['notFound']);
    const saved = await call(world, world.kari, 'updateActionValue', { id, version: 1, title: 'Mitt' });
    expect(refusalOf(saved)).toEqual(['notAllowed', 'input.id']);
    expect(refusalOf(await act(world.kari, `removeActionValue(id: "${id}")`))).toEqual(['notAllowed', 'id']);
    dataOf(await act(world.astrid, `removeActionValue(id: "${id}")`));
    expect(refusalOf(await act(world.kari, `restoreActionValue(id: "${id}") { id }`))).toEqual(['notFound', 'id']);
  });

  it('reads a published grant and follows it, and is told nothing of what it said before', async () => {
    const { id } = await makeGrant(world, { year: 2026 });
    dataOf(await call(world, world.astrid, 'updateActionValue', { id, version: 1, year: 2027 }));
    dataOf(await act(world.kari, `follow(id: "${id}") { id }`));
    const { actionValue } = dataOf(await read(world.kari, id));
    expect(actionValue).toMatchObject({ myAccess: 'READ', isFollowing: true, revisions: { nodes: [] } });
    const seen = dataOf(await read(world.astrid, id)).actionValue;
    expect(seen.revisions.nodes).toEqual([{ year: 2027 }, { year: 2026 }]);
  });

  it('whose organization lacks the permission reads nothing', async () => {
    const { id } = await makeGrant(world);
    const permissions = world.db.updateTable('organization').where('id', '=', world.lundvik.id);
    await permissions.set({ permissions: ['CALENDAR'] }).execute();
    expect(refusalOf(await read(world.per, id))).toEqual(['noPermission']);
    const list = await world.graphql(world.per, '{ allActionValues { totalCount } }');
    expect(refusalOf(list)).toEqual(['noPermission']);
    expect(refusalOf(await act(world.per, `follow(id: "${id}") { id }`))).toEqual(['notFound', 'id']);
    await permissions.set({ permissions: ['CALENDAR', 'ACTION_VALUE'] }).execute();
  });
});

describe('a draft', () => {
  it('is absent for a member: by its id, in lists, in search, to follow, to comment on', async () => {
    const { id } = await makeGrant(world, { title: 'Zebrafisktilskot', status: 'DRAFT' });
    expect(refusalOf(await read(world.kari, id))).toEqual(['notFound', 'id']);
    for (const input of ['search: "zebrafisk"', 'status: DRAFT', 'sort: TITLE']) {
      expect((await titles(world.kari, input)).nodes).not.toContainEqual({ title: 'Zebrafisktilskot' });
    }
    const search = '{ search(query: "zebrafisk") { actionValues { title } } }';
    expect(dataOf(await world.graphql(world.kari, search))).toEqual({ search: { actionValues: [] } });
    expect(refusalOf(await act(world.kari, `follow(id: "${id}") { id }`))).toEqual(['notFound', 'id']);
    expect(refusalOf(await act(world.kari, `like(id: "${id}") { id }`))).toEqual(['notFound', 'id']);
    expect(await titles(world.astrid, 'status: DRAFT')).toMatchObject({ nodes: [{ title: 'Zebrafisktilskot' }] });
  });

  it('is absent for whoever made it and is no admin any more', async () => {
    const { id } = await makeGrant(world, { status: 'DRAFT' });
    const admin = world.db.updateTable('person').where('id', '=', world.astrid.id);
    await admin.set({ is_admin: false }).execute();
    expect(refusalOf(await read(world.astrid, id))).toEqual(['notFound', 'id']);
    expect((await titles(world.astrid, 'status: DRAFT')).totalCount).toBe(0);
    await admin.set({ is_admin: true }).execute();
  });

  it('is found when it is published', async () => {
    const { id } = await makeGrant(world, { title: 'Kvalfangst', status: 'DRAFT' });
    dataOf(await call(world, world.astrid, 'updateActionValue', { id, version: 1, status: 'PUBLISHED' }));
    expect((await titles(world.kari, 'search: "kvalfangst"')).totalCount).toBe(1);
  });
});

describe('an admin', () => {
  it('writes all fields, and reads them back', async () => {
    const { id: source } = dataOf(
      await call<{ id: string }>(world, world.astrid, 'createSource', { name: 'Husbanken' }),
    ).createSource;
    const said = {
      ...{ description: 'Prosjektmidlar', year: 2026, sourceUrl: 'https://husbanken.no/', category: 'STATE' },
      ...{
        type: 'REIMBURSEMENT',
        budgetType: 'OPERATIONAL',
        term: 'YEARLY',
        amountFrom: 10,
        amountTo: 20,
        ownShare: 30,
      },
      validOrganizationTypes: ['MUNICIPALITY', 'COUNTY'],
      links: [{ label: 'Skjema', href: 'https://husbanken.no/skjema' }],
      radarGraph: [...radarOf('EFFORT', 1), ...radarOf('GAIN', 5)],
    };
    const deadlines = [report('2026-12-01'), application('2026-05-01', true)];
    const grant = await makeGrant(world, { ...said, source, responsible: world.astrid.id, deadlines });
    expect(grant.currentRevision).toMatchObject({ ...said, source: { name: 'Husbanken' } });
    expect(grant.currentRevision.deadlines).toMatchObject([
      { date: '2026-05-01', type: 'APPLICATION', isExpected: true },
      { date: '2026-12-01', type: 'REPORT', isExpected: false },
    ]);
  });

  it('who saves after another one hears of it', async () => {
    const { id } = await makeGrant(world);
    const save = (title: string) => call(world, world.astrid, 'updateActionValue', { id, version: 1, title });
    const answers = await Promise.all([save('Ein'), save('Annan')]);
    expect(answers.map(({ errors }) => errors?.[0]?.extensions.code ?? 'ok').sort()).toEqual(['conflict', 'ok']);
  });

  it('moves a deadline, which keeps its id', async () => {
    const { id, currentRevision } = await makeGrant(world, {
      deadlines: [application('2026-05-01'), report('2026-12-01')],
    });
    const deadlines = [application('2026-06-01'), report('2026-12-01')];
    const saved = dataOf(await call(world, world.astrid, 'updateActionValue', { id, version: 1, deadlines }));
    const ids = saved.updateActionValue.currentRevision.deadlines.map((one) => one.id);
    expect(ids).toEqual(currentRevision.deadlines.map((one) => one.id));
    expect(saved.updateActionValue.nextDeadline).toBe('2026-06-01');
  });

  it('undoes a change of deadlines, links and radar', async () => {
    const was = {
      deadlines: [application('2026-05-01', true)],
      links: [{ label: 'Skjema', href: 'https://ks.no/' }],
      radarGraph: radarOf('GAIN'),
    };
    const { id, currentRevision } = await makeGrant(world, was);
    const input = { id, version: 1, deadlines: [], links: [], radarGraph: [] };
    dataOf(await call(world, world.astrid, 'updateActionValue', input));
    const change = '{ lastChange { id fields { field } } }';
    const { actionValue } = dataOf(
      await world.graphql<{ actionValue: { lastChange: { id: string; fields: object[] } } }>(
        world.astrid,
        `{ actionValue(id: "${id}") ${change} }`,
      ),
    );
    expect(actionValue.lastChange.fields).toEqual([
      { field: 'deadlines' },
      { field: 'radarGraph' },
      { field: 'links' },
    ]);
    dataOf(await act(world.astrid, `undoChange(id: "${actionValue.lastChange.id}") { id }`));
    const { actionValue: now } = dataOf(
      await world.graphql<{ actionValue: { currentRevision: object } }>(
        world.astrid,
        `{ actionValue(id: "${id}") { currentRevision { links { label href } radarGraph { type name sum } deadlines { date isExpected } } } }`,
      ),
    );
    const { links, radarGraph } = currentRevision;
    const bare = radarGraph.map(({ type, name, sum }) => ({ type, name, sum }));
    expect(now.currentRevision).toEqual({
      links,
      radarGraph: bare,
      deadlines: [{ date: '2026-05-01', isExpected: true }],
    });
  });

  it('removes a grant and brings it back, with its deadline', async () => {
    const { id } = await makeGrant(world, { title: 'Bortkomen', deadlines: [application('2026-05-01')] });
    dataOf(await act(world.astrid, `removeActionValue(id: "${id}")`));
    expect(refusalOf(await read(world.kari, id))).toEqual(['notFound', 'id']);
    expect((await titles(world.kari, 'search: "bortkomen"')).totalCount).toBe(0);
    const trash = '{ removedActionValues { nodes { title } } }';
    expect(JSON.stringify(dataOf(await world.graphql(world.astrid, trash)))).toContain('Bortkomen');
    expect(JSON.stringify(dataOf(await world.graphql(world.kari, trash)))).not.toContain('Bortkomen');
    dataOf(await act(world.astrid, `restoreActionValue(id: "${id}") { id nextDeadline }`));
    expect((await titles(world.kari, 'search: "bortkomen"')).totalCount).toBe(1);
  });

  it('copies from the id of the current revision, which a member cannot read', async () => {
    const { id, currentRevision } = await makeGrant(world, { year: 2026 });
    const ask = `{ actionValueRevision(id: "${currentRevision.id}") { title year version } }`;
    expect(refusalOf(await world.graphql(world.kari, ask))).toEqual(['notFound', 'id']);
    dataOf(await call(world, world.astrid, 'updateActionValue', { id, version: 1, year: 2027 }));
    expect(dataOf(await world.graphql(world.astrid, ask))).toEqual({
      actionValueRevision: { title: 'Tilskot til bustadtiltak', year: 2026, version: 1 },
    });
  });
});

describe('what has changed of a grant lately', () => {
  const recent = async (as: TestPerson, id: string) => {
    const fields = 'fields { field before { code text } after { code text } }';
    type Found = {
      actionValue: { recentChanges: { fields: { field: string; before: object[]; after: object[] }[] }[] };
    };
    const query = `{ actionValue(id: "${id}") { recentChanges { by { name } ${fields} } } }`;
    return dataOf(await world.graphql<Found>(as, query)).actionValue.recentChanges;
  };
  const save = async (id: string, version: number, change: object) =>
    dataOf(await call(world, world.astrid, 'updateActionValue', { id, version, ...change }));

  it('is nothing of what it said as a draft', async () => {
    const { id } = await makeGrant(world, { status: 'DRAFT', description: 'Løyndom' });
    await save(id, 1, { description: 'Framleis løyndom' });
    await save(id, 2, { status: 'PUBLISHED', description: 'Ope' });
    expect(await recent(world.kari, id)).toEqual([]);
  });

  it('is read by everybody who reads it: the old deadline and the new one', async () => {
    const { id } = await makeGrant(world, { deadlines: [application('2026-05-01')] });
    await save(id, 1, { deadlines: [application('2026-06-01')] });
    expect(await recent(world.kari, id)).toMatchObject([
      {
        fields: [
          {
            field: 'deadlines',
            before: [{ code: 'APPLICATION 2026-05-01' }],
            after: [{ code: 'APPLICATION 2026-06-01' }],
          },
        ],
      },
    ]);
  });
});

describe('sources and sectors', () => {
  it('are kept by admins alone', async () => {
    for (const [name, input] of [
      ['createSource', { name: 'Min' }],
      ['updateSource', { id: 1, name: 'Min' }],
      ['createSector', { nn: 'Min', nb: 'Min', en: 'Mine' }],
      ['updateSector', { id: 1, nn: 'Min', nb: 'Min', en: 'Mine' }],
    ] as const) {
      expect(refusalOf(await call(world, world.kari, name, input))).toEqual(['notFound']);
    }
    expect(refusalOf(await act(world.kari, 'removeSource(id: "1")'))).toEqual(['notFound']);
    expect(refusalOf(await act(world.kari, 'removeSector(id: "1")'))).toEqual(['notFound']);
  });

  it('have one name each, stay while grants use them, and go when none does', async () => {
    const name = { name: 'Bufdir' };
    const { id: source } = dataOf(await call<{ id: string }>(world, world.astrid, 'createSource', name)).createSource;
    const again = await call(world, world.astrid, 'createSource', { name: 'BUFDIR' });
    expect(refusalOf(again)).toEqual(['grant.nameTaken', 'input.name']);
    const titles = { nn: 'Oppvekst', nb: 'Oppvekst', en: 'Children' };
    const { id: sector } = dataOf(await call<{ id: string }>(world, world.astrid, 'createSector', titles)).createSector;
    const { id } = await makeGrant(world, { source, sectors: [sector] });
    expect(refusalOf(await act(world.astrid, `removeSource(id: "${source}")`))).toEqual(['grant.inUse', 'id']);
    expect(refusalOf(await act(world.astrid, `removeSector(id: "${sector}")`))).toEqual(['grant.inUse', 'id']);
    dataOf(await call(world, world.astrid, 'updateActionValue', { id, version: 1, source: null, sectors: [] }));
    dataOf(await act(world.astrid, `removeSource(id: "${source}")`));
    dataOf(await act(world.astrid, `removeSector(id: "${sector}")`));
  });
});
