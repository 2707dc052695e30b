import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { dataOf, refusalOf } from '../../core/testing/answers.ts';
import type { TestPerson } from '../../core/testing/people.ts';
import { makeWorld, type World } from '../../core/testing/world.ts';
import { makeGrant } from '../grant/testing/grants.ts';

let world: World;
let grant: string;
let version: number;
let id: string;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  grant = (await makeGrant(world)).id;
  ({ id, version } = dataOf(await change('startGrantCase(id: GRANT) { id version }')).done);
});

/** Changes Kari's case. */
const change = (call: string) =>
  world.graphql<{ done: { id: string; version: number } }>(
    world.kari,
    `mutation { done: ${call.replace('GRANT', grant)} }`,
  );
const move = async (...states: string[]) => {
  for (const state of states) {
    const call = `moveGrantCase(input: { id: ${id}, version: ${version}, state: ${state}, reason: "Nei" }) { id version }`;
    ({ version } = dataOf(await change(call)).done);
  }
};
const show = async (isShown: boolean) => {
  const call = `updateGrantCase(input: { id: ${id}, version: ${version}, notes: "Løyndom", isShown: ${isShown} }) { id version }`;
  ({ version } = dataOf(await change(call)).done);
};
const ask = (as: TestPerson) =>
  world.graphql<{ grantApplicants: { name: string }[] }>(as, `{ grantApplicants(grant: ${grant}) { name } }`);
const seenBy = async (as: TestPerson) => dataOf(await ask(as)).grantApplicants.map(({ name }) => name);

it('another municipality sees who has applied only where that one has said so', async () => {
  await move('APPLYING', 'APPLIED');
  expect(await seenBy(world.per)).toEqual([]);
  await show(true);
  expect(await seenBy(world.per)).toEqual(['Fjordvik kommune']);
  expect(await seenBy(world.ola)).toEqual([]);
  await move('REFUSED', 'CLOSED');
  expect(await seenBy(world.per)).toEqual(['Fjordvik kommune']);
  await show(false);
  expect(await seenBy(world.per)).toEqual([]);
});

it('nobody sees who has not applied, though it may be seen', async () => {
  await show(true);
  expect(await seenBy(world.per)).toEqual([]);
  await move('APPLYING', 'APPLIED', 'APPLYING');
  expect(await seenBy(world.per)).toEqual([]);
  await move('CONSIDERING', 'CLOSED', 'CONSIDERING', 'CLOSED');
  await world.db
    .deleteFrom('grant_case_move')
    .where('case_id', '=', Number(id))
    .where('state', '=', 'APPLIED')
    .execute();
  expect(await seenBy(world.per)).toEqual([]);
});

it('a change of something else leaves it as it is, and a grant that one may not read has no applicants', async () => {
  await move('APPLYING', 'APPLIED');
  await show(true);
  dataOf(await change(`updateGrantCase(input: { id: ${id}, version: ${version}, notes: "Nytt" }) { id version }`));
  expect(await seenBy(world.per)).toEqual(['Fjordvik kommune']);
  await world.graphql(world.astrid, `mutation { removeActionValue(id: "${grant}") }`);
  expect(refusalOf(await ask(world.per))).toEqual(['notFound', 'grant']);
});
