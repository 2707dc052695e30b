import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { KeptRows } from '../../core/database/kept-rows.ts';
import { serveWorld } from '../../core/testing/live-server.ts';
import { statementsOf } from '../../core/testing/statements.ts';
import { makeWorld, type World } from '../../core/testing/world.ts';
import { operationOfWeb } from '../../matrix/page-operations.ts';
import { areas } from '../index.ts';

/** Two processes on one database, each of which keeps the service areas. */
let world: World;
const processes: FastifyInstance[] = [];
const closers: (() => Promise<void>)[] = [];
beforeAll(async () => {
  world = await makeWorld();
  const titles = { title_nn: 'Skule', title_nb: 'Skole', title_en: 'School' };
  const group = { kid: 'B', identifier: 'school', ...titles };
  const { id } = await world.db.insertInto('kostra_group').values(group).returning('id').executeTakeFirstOrThrow();
  await world.db
    .insertInto('kostra_function')
    .values({ kid: '202', group_id: id, ...titles })
    .execute();
  for (let count = 0; count < 2; count += 1) {
    const services = { ...world.services, keptRows: new KeptRows(world.db) };
    const app = await buildApp(services, areas);
    const { close } = await serveWorld({ ...world, app, services });
    processes.push(app);
    closers.push(close, () => app.close());
  }
});
afterAll(async () => {
  for (const close of closers) await close();
  await world.close();
});

type Choices = { data: { allKostraFunctionGroups: { title: string; kostraFunctions: { title: string }[] }[] } };

async function choicesOf(app: FastifyInstance): Promise<string[]> {
  const answer = await app.inject({
    ...{ method: 'POST', url: '/api/graphql', headers: { authorization: `Bearer ${world.kari.token}` } },
    payload: { query: operationOfWeb('KostraChoices') },
  });
  const { data } = answer.json<Choices>();
  return data.allKostraFunctionGroups.flatMap(({ title, kostraFunctions }) => [
    title,
    ...kostraFunctions.map((one) => one.title),
  ]);
}

it('take no statement but that of who asks, once a process knows them', async () => {
  const [app] = processes;
  expect(await choicesOf(app!)).toEqual(['Skule', 'Skule']);
  const { least } = await statementsOf(async () => void (await choicesOf(app!)));
  expect(least).toBe(1);
});

it('are seen by every process when they change', async () => {
  for (const app of processes) expect(await choicesOf(app)).toEqual(['Skule', 'Skule']);
  await world.db.updateTable('kostra_function').set({ title_nn: 'Grunnskule' }).execute();
  for (const app of processes) await expect.poll(() => choicesOf(app)).toEqual(['Skule', 'Grunnskule']);
  await world.db.updateTable('kostra_group').set({ title_nn: 'Opplæring' }).execute();
  for (const app of processes) await expect.poll(() => choicesOf(app)).toEqual(['Opplæring', 'Grunnskule']);
});
