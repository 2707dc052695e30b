import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dataOf } from '../../core/testing/answers.ts';
import { makeWorld, type World } from '../../core/testing/world.ts';
import { hidden, limited, open } from '../../subject/testing/things.ts';
import { call, makeCalendar, makeEvent } from '../calendar/testing/wheels.ts';
import { greeting, send } from '../comment/testing/comments.ts';
import { matchJob } from '../grant/match/match.job.ts';
import { application, call as callGrant, makeGrant, report } from '../grant/testing/grants.ts';
import { act, forgetAll, saidTo } from './testing/notifications.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
  await forgetAll(world);
});
afterAll(() => world.close());

/** Makes something happen of each kind that an event carries more of than its thing. */
async function makeAllHappen(): Promise<void> {
  const { kari, ola, per, astrid } = world;
  const wheel = await makeCalendar(world, kari, open);
  const { id, version } = (await makeEvent(world, kari, wheel)).instances.nodes[0]!;
  const series = await makeEvent(world, kari, wheel);
  await forgetAll(world);
  await makeEvent(world, kari, wheel, { responsible: ola.id, tags: ['Vatn', 'Veg'] });
  dataOf(await call(world, kari, 'updateEventInstance', { id, version, responsible: per.id }));
  dataOf(await call(world, kari, 'updateEventInstance', { id, isDone: true }));
  dataOf(
    await call(world, kari, 'updateEvent', { id: series.id, version: 1, responsible: astrid.id, tags: ['Avløp'] }),
  );
  dataOf(await act(world, kari, `addTags(input: { meta: "${wheel}", tags: ["Vatn"] }) { id }`));
  dataOf(await send(world, kari, 'createComment', { meta: id, message: greeting(ola) }));

  const closed = await makeCalendar(world, kari, limited);
  dataOf(await act(world, per, `requestAccess(id: "${closed}") { askedAt }`));
  const refusal = { id: closed, person: per.id, given: null };
  const answer = 'mutation ($input: AnswerAccessRequestInput!) { answerAccessRequest(input: $input) }';
  dataOf(await world.graphql(kari, answer, { input: refusal }));
  const access = { ...hidden, persons: [{ person: ola.id, access: 'WRITE' }] };
  dataOf(await call(world, kari, 'updateCalendar', { id: closed, version: 1, access }));
  dataOf(await act(world, astrid, `changeOwner(input: { id: "${closed}", person: "${ola.id}" }) { id }`));

  const search = 'mutation ($input: CreateSavedSearchInput!) { createSavedSearch(input: $input) { name } }';
  dataOf(await world.graphql(kari, search, { input: { name: 'Bustad', filter: { search: 'bustad' } } }));
  const grant = await makeGrant(world, { deadlines: [application('2026-05-01'), report('2027-02-01')] });
  const deadlines = [application('2026-05-15'), report('2027-03-01')];
  dataOf(await callGrant(world, astrid, 'updateActionValue', { id: grant.id, version: grant.version, deadlines }));
  await matchJob.run(world.services);
}

const carried = async () => {
  const { rows } = await sql<{ name: string; data: object | null }>`
    select name, data from domain_event where waits order by id`.execute(world.db);
  return rows;
};

/** Puts the database back to before events carried anything, and runs the migration that lets them. */
async function upgrade(): Promise<void> {
  const client = new pg.Client({ connectionString: world.databaseUrl });
  await client.connect();
  await client.query(`
    alter table domain_event drop column data;
    alter table access_request add column refused_in timestamptz;
    update access_request q set refused_in = e.at from domain_event e where e.subject_id = q.subject_id and e.name like '%.accessRefused'`);
  await client.query(await readFile(new URL('../../../migrations/0470_events_with_data.sql', import.meta.url), 'utf8'));
  await client.end();
}

it('events that wait at the upgrade get what they would have been written with, and notify as they would have', async () => {
  await makeAllHappen();
  const before = await carried();
  const names = new Set(before.filter(({ data }) => data !== null).map(({ name }) => name));
  expect(names.size).toBeGreaterThan(8);
  await upgrade();
  expect(await carried()).toEqual(before);
  expect(await saidTo(world, world.ola)).toContainEqual(expect.stringContaining('nemnde deg'));
});
