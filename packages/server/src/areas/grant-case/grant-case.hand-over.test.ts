import { afterAll, beforeAll, expect, it } from 'vitest';
import { makePerson, type TestPerson } from '../../core/testing/people.ts';
import { makeWorld, type World } from '../../core/testing/world.ts';
import { dataOf, makeGrant, refusalOf } from '../grant/testing/grants.ts';

let world: World;
/** Admin of Fjordvik's people and groups. */
let oda: TestPerson;
beforeAll(async () => {
  world = await makeWorld();
  oda = await makePerson(world.db, 'Oda Berg', world.fjordvik, { isOrganizationAdmin: true });
});
afterAll(() => world.close());

/** A case of Fjordvik on a new grant that somebody is responsible for, moved through states. */
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

/** The ids of cases that those who left are still responsible for, as somebody is answered; else why not. */
async function orphans(as: TestPerson) {
  const answer = await world.graphql<{ orphanCases: { id: string }[] }>(as, '{ orphanCases { id } }');
  return answer.errors ? refusalOf(answer)[0] : answer.data.orphanCases.map(({ id }) => id);
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

/** The ids of grants that those who left are still responsible for, as somebody is answered; else why not. */
async function orphanGrants(as: TestPerson) {
  const answer = await world.graphql<{ orphanActionValues: { id: string }[] }>(as, '{ orphanActionValues { id } }');
  return answer.errors ? refusalOf(answer)[0] : answer.data.orphanActionValues.map(({ id }) => id);
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
