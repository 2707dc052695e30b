import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../../../app.ts';
import { openDatabase } from '../../../core/database/pool.ts';
import { dataOf } from '../../../core/testing/answers.ts';
import { makePerson } from '../../../core/testing/people.ts';
import { makeWorld, type World } from '../../../core/testing/world.ts';
import { makeManyRoots } from '../../../subject/list/testing/many-roots.ts';
import { looksOfPrepared, sentBy } from '../../../subject/list/testing/plans.ts';
import { open } from '../../../subject/testing/things.ts';
import { areas } from '../../index.ts';
import { makeCalendar, makeEvent } from '../testing/wheels.ts';

/** The activities of one year wheel, among many that have none: PostgreSQL expects few of each. */
const many = 400;

let world: World;
let wheel: string;
let first: string;
/** One connection, so that every plan is its own. */
let alone: ReturnType<typeof openDatabase>;
let app: FastifyInstance;
beforeAll(async () => {
  world = await makeWorld();
  world.setNow('2026-03-02T09:00:00Z');
  await makeManyRoots(world, await makePerson(world.db, 'Tuva Travel', world.lundvik), 2_000, 10);
  wheel = await makeCalendar(world, world.kari, open);
  for (let made = 0; made < many; made += 100) {
    const activities = Array.from({ length: 100 }, (_, at) => ({
      startDate: `2026-0${1 + Math.floor(at / 20)}-${String(1 + (at % 20)).padStart(2, '0')}`,
      responsible: world.kari.id,
    }));
    const { instances } = await makeEvent(world, world.kari, wheel, { activities, todoTemplate: ['A'] });
    first = instances.nodes[0]!.id;
  }
  await sql`analyze`.execute(world.db);
  alone = openDatabase(world.databaseUrl, 1);
  app = await buildApp({ ...world.services, db: alone.database, reserved: alone.database }, areas);
});
afterAll(async () => {
  await app.close();
  await alone.pool.end();
  await world.close();
});

const ring = (fields: string) =>
  `{ yearWheelRing(calendarId: ${wheel}, from: "2026-01-01", to: "2026-12-31") { ${fields} } }`;

it.each([
  ['its year in short', () => `{ calendar(id: ${wheel}) { yearInShort(year: 2026) { activities } } }`],
  ['its activities, and who may tick them', () => ring('id mayTick')],
  ['what a year does not have of it', () => `{ rolloverMissing(calendars: ["${wheel}"], year: 2027) }`],
  ['one of its activities', () => `{ eventInstance(id: "${first}") { title } }`],
])('meets each activity of a large wheel a few times, not once for each other one: %s', async (_what, query) => {
  for (const _once of [1, 2]) await ask(query());
  const sent = await sentBy(() => ask(query()));
  for (const one of sent.filter(({ text }) => text.includes('event_instance i'))) {
    const looks = await looksOfPrepared(alone.database, one as never);
    const met = looks.reduce((sum, look) => sum + look.met, 0);
    expect({ text: one.text, met, isFew: met <= 30 * many }).toMatchObject({ isFew: true });
  }
});

async function ask(query: string): Promise<void> {
  const headers = { authorization: `Bearer ${world.kari.token}` };
  const response = await app.inject({ method: 'POST', url: '/api/graphql', payload: { query }, headers });
  dataOf(response.json());
}
