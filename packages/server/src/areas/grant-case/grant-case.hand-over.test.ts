import { afterAll, beforeAll, expect, it } from 'vitest';
import { dataOf, refusalOf } from '../../core/testing/answers.ts';
import { makePerson, type TestPerson } from '../../core/testing/people.ts';
import { makeWorld, type World } from '../../core/testing/world.ts';
import { makeGrant } from '../grant/testing/grants.ts';

let world: World;
/** Admin of the people and groups of Fjordvik. */
let oda: TestPerson;
beforeAll(async () => {
  world = await makeWorld();
  oda = await makePerson(world.db, 'Oda Berg', world.fjordvik, { isOrganizationAdmin: true });
});
afterAll(() => world.close());

/** A case of Fjordvik on a new grant, with a responsible person, moved through states. */
async function makeCase(responsible: TestPerson, ...states: string[]): Promise<number> {
  const { id: grant } = await makeGrant(world);
  const started = await world.graphql<{ done: { id: string } }>(
    world.kari,
    `mutation { done: startGrantCase(id: ${grant}) { id } }`,
  );
  const { id } = dataOf(started).done;
  const changes = [
    `updateGrantCase(input: { id: ${id}, version: 1, responsible: ${responsible.id} }) { id }`,
    ...states.map((state, at) => `moveGrantCase(input: { id: ${id}, version: ${at + 2}, state: ${state} }) { id }`),
  ];
  for (const one of changes) dataOf(await world.graphql(world.kari, `mutation { ${one} }`));
  return Number(id);
}

const responsibleOf = (id: number) =>
  world.db
    .selectFrom('grant_case')
    .select(['responsible_id', 'version'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const grantResponsible = (id: string) =>
  world.db.selectFrom('action_value').select('responsible_id').where('id', '=', Number(id)).executeTakeFirstOrThrow();
const deactivate = (id: number) =>
  world.graphql(world.astrid, `mutation { deactivatePerson(input: { id: ${id} }) { id } }`);
const handOver = async (as: TestPerson, from: number, to: number) =>
  dataOf(
    await world.graphql<{ done: object }>(
      as,
      `mutation { done: handOver(input: { from: ${from}, to: ${to} }) { things grants left } }`,
    ),
  ).done;

type Listed = { totalCount: number; nodes: { id: string }[] };

/** What a person gets from one of the admins' lists, or the refusal. */
async function askList(as: TestPerson, list: 'orphanCases' | 'orphanActionValues', input: string) {
  const answer = await world.graphql<{ list: Listed }>(
    as,
    `{ list: ${list}(input: { ${input} }) { totalCount nodes { id } } }`,
  );
  if (answer.errors) return refusalOf(answer)[0];
  const { totalCount, nodes } = answer.data.list;
  return { totalCount, ids: nodes.map(({ id }) => id) };
}

/** The ids of cases whose responsible person has left, as a person gets them, or the refusal. */
async function orphans(as: TestPerson) {
  const answer = await askList(as, 'orphanCases', '');
  return typeof answer === 'object' ? answer.ids : answer;
}

it('what somebody left of cases goes to somebody of the municipality; closed ones keep who was responsible', async () => {
  const liv = await makePerson(world.db, 'Liv Ut', world.fjordvik);
  const [open, closed] = [await makeCase(liv, 'APPLYING'), await makeCase(liv, 'CLOSED')];
  dataOf(await deactivate(liv.id));
  expect(await handOver(world.astrid, liv.id, world.per.id)).toMatchObject({ grants: 0 });
  expect(await responsibleOf(open)).toEqual({ responsible_id: liv.id, version: 3 });

  expect(await orphans(oda)).toEqual([String(open)]);
  expect(await orphans(world.per)).toBe('notFound');

  expect(await handOver(oda, liv.id, world.ola.id)).toEqual({ things: 0, grants: 1, left: 0 });
  expect(await orphans(oda)).toEqual([]);
  expect(await responsibleOf(open)).toEqual({ responsible_id: world.ola.id, version: 4 });
  expect(await responsibleOf(closed)).toEqual({ responsible_id: liv.id, version: 3 });
});

it('an admin of another municipality hands cases over without being told how many there are', async () => {
  const liv = await makePerson(world.db, 'Liv Borte', world.fjordvik);
  const open = await makeCase(liv);
  const ada = await makePerson(world.db, 'Ada Lund', world.lundvik, { isAdmin: true });
  dataOf(await deactivate(liv.id));
  expect(await orphans(ada)).toEqual([]);
  expect(await handOver(ada, liv.id, world.ola.id)).toEqual({ things: 0, grants: 0, left: 0 });
  expect(await responsibleOf(open)).toMatchObject({ responsible_id: world.ola.id });
});

/** The ids of grants whose responsible person has left, as a person gets them, or the refusal. */
async function orphanGrants(as: TestPerson) {
  const answer = await askList(as, 'orphanActionValues', '');
  return typeof answer === 'object' ? answer.ids : answer;
}

it('what somebody left of grants goes to an admin, and its history says so', async () => {
  const eva = await makePerson(world.db, 'Eva Ut', world.fjordvik, { isAdmin: true });
  const { id } = await makeGrant(world, { responsible: String(eva.id), status: 'PUBLISHED' });
  const draft = await makeGrant(world, { title: 'Utkast utan nokon', responsible: String(eva.id), status: 'DRAFT' });
  expect(await orphanGrants(world.astrid)).toEqual([]);
  dataOf(await deactivate(eva.id));
  expect(await orphanGrants(world.astrid)).toEqual([id, draft.id]);
  expect(await orphanGrants(oda)).toEqual([id]);
  const ulla = await makePerson(world.db, 'Ulla Lund', world.lundvik, { isOrganizationAdmin: true });
  expect(await orphanGrants(ulla)).toEqual([]);
  expect(await orphanGrants(world.kari)).toBe('notFound');
  expect(await handOver(world.astrid, eva.id, world.ola.id)).toMatchObject({ grants: 0, left: 2 });
  expect(await grantResponsible(id)).toEqual({ responsible_id: eva.id });

  expect(await handOver(world.astrid, eva.id, world.astrid.id)).toMatchObject({ grants: 2, left: 0 });
  expect(await orphanGrants(world.astrid)).toEqual([]);
  expect(await grantResponsible(id)).toEqual({ responsible_id: world.astrid.id });
  const revisions = world.db.selectFrom('revision').select('version').where('subject_id', '=', Number(id));
  expect(await revisions.execute()).toContainEqual({ version: 2 });
});

it('what those who left are responsible for is listed in pages, and found by title and by their names', async () => {
  const [gro, jon] = [
    await makePerson(world.db, 'Gro Borte', world.fjordvik, { isAdmin: true }),
    await makePerson(world.db, 'Jon Ute', world.fjordvik, { isAdmin: true }),
  ];
  const make = (title: string, { id }: TestPerson) =>
    makeGrant(world, { title, responsible: String(id), status: 'PUBLISHED' });
  const [boats, paths] = [await make('Båtar på fjorden', gro), await make('Turstigar', jon)];
  const cases = [await makeCase(gro), await makeCase(jon)].map(String);
  for (const { id } of [gro, jon]) dataOf(await deactivate(id));

  const grants = (input: string) => askList(world.astrid, 'orphanActionValues', input);
  expect(await grants('limit: 1')).toEqual({ totalCount: 2, ids: [boats.id] });
  expect(await grants('limit: 1, offset: 1')).toEqual({ totalCount: 2, ids: [paths.id] });
  expect(await grants('text: "STIG"')).toEqual({ totalCount: 1, ids: [paths.id] });
  expect(await grants('text: "gro b"')).toEqual({ totalCount: 1, ids: [boats.id] });
  expect(await grants('text: "%"')).toEqual({ totalCount: 0, ids: [] });

  const ofCases = (input: string) => askList(oda, 'orphanCases', input);
  expect(await ofCases('limit: 1')).toEqual({ totalCount: 2, ids: [cases[1]] });
  expect(await ofCases('text: "gro", limit: 1')).toEqual({ totalCount: 1, ids: [cases[0]] });
  expect(await ofCases('text: "skal ikkje finnast"')).toEqual({ totalCount: 0, ids: [] });
});

it('a case is not found by the title of a grant that one may not know of', async () => {
  const pia = await makePerson(world.db, 'Pia Fri', world.fjordvik);
  const open = await makeCase(pia);
  const { title, id } = await world.db
    .selectFrom('subject as s')
    .innerJoin('grant_case as c', 'c.grant_id', 's.id')
    .select(['s.title', 's.id'])
    .where('c.id', '=', open)
    .executeTakeFirstOrThrow();
  dataOf(await deactivate(pia.id));
  const byTitle = () => askList(oda, 'orphanCases', `text: "${title}"`);
  expect(await byTitle()).toMatchObject({ ids: expect.arrayContaining([String(open)]) });
  await world.db.updateTable('subject').set({ status: 'DRAFT' }).where('id', '=', id).execute();
  expect(await byTitle()).not.toMatchObject({ ids: expect.arrayContaining([String(open)]) });
  expect(await askList(oda, 'orphanCases', 'text: "pia"')).toMatchObject({ ids: [String(open)] });
});
