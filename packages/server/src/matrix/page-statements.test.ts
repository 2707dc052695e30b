import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { makeCalendar, makeEvent } from '../areas/calendar/testing/wheels.ts';
import { answer, create } from '../areas/discussion/testing/discussions.ts';
import { areas } from '../areas/index.ts';
import { openDatabase } from '../core/database/pool.ts';
import { dataOf } from '../core/testing/answers.ts';
import { makeOrganization, makePerson, type TestPerson } from '../core/testing/people.ts';
import { planningSaidBy, statementsOf } from '../core/testing/statements.ts';
import { makeWorld, type World } from '../core/testing/world.ts';
import { makeManyRoots } from '../subject/list/testing/many-roots.ts';
import { type Look, looksOf, looksOfPrepared, sentBy } from '../subject/list/testing/plans.ts';
import { open } from '../subject/testing/things.ts';
import { operationOfWeb } from './page-operations.ts';

/** How many statements a page takes, as the web app asks it: what travels together stands in one list. Who asks is counted with each request. */
let world: World;
let wheel: string;
let question: string;
let busy: TestPerson;
let alone: TestPerson;
/** One connection, so that every plan is its own. */
let connection: ReturnType<typeof openDatabase>;
let app: FastifyInstance;
beforeAll(async () => {
  world = await makeWorld();
  world.setNow('2026-03-02T09:00:00Z');
  busy = await makePerson(world.db, 'Tuva Travel', world.lundvik);
  alone = await makePerson(world.db, 'Einar Eide', await makeOrganization(world.db, 'Tomvik kommune'));
  await makeManyRoots(world, busy, 8_000, 500);
  wheel = await makeCalendar(world, world.kari, open, { title: 'Budsjett' });
  const activities = [4, 5, 6, 7, 8, 9, 10, 11].map((month) => ({
    startDate: `2026-${String(month).padStart(2, '0')}-10`,
    responsible: month % 2 ? world.ola.id : world.kari.id,
  }));
  await makeEvent(world, world.kari, wheel, { activities, tags: ['Budsjett'], todoTemplate: ['A', 'B'] });
  const other = await makeCalendar(world, world.ola, open, { title: 'Beredskap' });
  const input = { meta: wheel, metasToAdd: [other] };
  dataOf(
    await world.graphql(world.kari, 'mutation ($input: AddToRelatedInput!) { addToRelated(input: $input) { id } }', {
      input,
    }),
  );
  question = (await create(world, world.kari, { title: 'Korleis gjer de det?' })).id;
  const accepted = await answer(world, world.ola, question);
  dataOf(await world.graphql(world.kari, `mutation { acceptAnswer(id: "${accepted}") { id } }`));
  await sql`analyze`.execute(world.db);
  connection = openDatabase(world.databaseUrl, 1);
  app = await buildApp({ ...world.services, db: connection.database, reserved: connection.database }, areas);
});
afterAll(async () => {
  await app.close();
  await connection.pool.end();
  await world.close();
});

type Discussions = [name: string, variables?: (as: TestPerson) => object];
const meta = (): object => ({ meta: wheel });
const of = (): object => ({ meta: question });
const year = { year: 2026, years: 1, startMonth: 1, archived: false };
const list = {
  ...{ archived: false, category: null, kostraGroup: null, limit: 12, limited: false, offset: 0, order: 'DESCENDING' },
  ...{ organizations: [], persons: [], sort: 'LAST_UPDATED', text: null },
};

const pages: Record<string, { requests: Discussions[][]; most: number }> = {
  'who is signed in': { requests: [[['Me']]], most: 4 },
  home: {
    requests: [
      [
        ...([['FirstSteps'], ['HomeTasks'], ['HomeNews']] as Discussions[]),
        ...([['HomeYear', () => ({ year: 2026 })], ['HomeNewCalendars']] as Discussions[]),
        ['HomeNotifications', () => ({ limit: 4 })],
      ],
      [['NewNotifications']],
    ],
    most: 11,
  },
  'the list of year wheels': { requests: [[['NewNotifications'], ['AllCalendars', () => list]]], most: 5 },
  'a discussion': {
    requests: [
      [
        ['NewNotifications'],
        ['DiscussionPage', () => ({ id: question })],
        ['DiscussionTopics', () => ({ id: question })],
        ['Files', of],
        ['Comments', () => ({ ...of(), limit: 30, offset: 0, order: 'DESCENDING', query: null, sort: 'CREATED' })],
        ['Tags', of],
        ['Related', () => ({ ...of(), limit: 10, offset: 0 })],
      ],
    ],
    most: 7,
  },
  'a year wheel': {
    requests: [
      [
        ['NewNotifications'],
        ['CalendarPage', () => ({ id: wheel })],
        ['CalendarForks', () => ({ id: wheel })],
        ['YearActivities', () => ({ calendarId: wheel, from: '2026-01-01', to: '2026-12-31' })],
        ['Tags', meta],
        ['Related', () => ({ ...meta(), limit: 10, offset: 0 })],
        ['Links', meta],
      ],
    ],
    most: 10,
  },
  'my year': {
    requests: [[['NewNotifications'], ['MyYear', ({ id }) => ({ ...year, person: id })]]],
    most: 9,
  },
  'my municipality': {
    requests: [
      [['NewNotifications'], ['MunicipalityYear', () => ({ year: 2026, years: 1, startMonth: 1, offset: 0 })]],
    ],
    most: 7,
  },
};

it.each(Object.keys(pages))('%s takes no more statements than it needs', async (name) => {
  await show(world.kari, name); // the first time also reads what later ones find kept
  const { least } = await statementsOf(() => show(world.kari, name));
  expect(least).toBeLessThanOrEqual(pages[name]!.most);
});

it.each(Object.keys(pages))(
  '%s has nothing to say of how it is planned: all that it reads keeps its plan',
  async (name) => {
    await show(world.kari, name);
    expect(await planningSaidBy(() => show(world.kari, name))).toBe(0);
  },
);

const people = {
  owner: () => world.kari,
  stranger: () => world.per,
  'in 500 groups': () => busy,
  admin: () => world.astrid,
  'alone in an empty municipality': () => alone,
};

it.each(Object.keys(people) as (keyof typeof people)[])(
  'what is read is planned once for anybody, and meets no more rows than a plan of its own would: %s',
  async (who) => {
    const person = people[who]();
    const worse: object[] = [];
    for (const name of Object.keys(pages)) {
      const sent = (await sentBy(() => show(person, name))).filter((one) => one.text.endsWith('/* prepared */'));
      for (const one of sent) {
        const kept = await looksOfPrepared(connection.database, one as never);
        const own = await looksOf(connection.database, one as never);
        if (metIn(kept) > 2 * metIn(own) + wholeTwice) worse.push({ name, text: one.text.slice(0, 200), kept, own });
      }
    }
    expect(worse).toEqual([]);
    const { rows } = await sql<{ statement: string }>`
      select statement from pg_prepared_statements where statement like '%/* prepared */' and custom_plans > 0`.execute(
      connection.database,
    );
    expect(rows).toEqual([]);
  },
);

/** The 8,000 subjects, read whole twice: PostgreSQL finds that as cheap as an index, or not, by its figures of the moment. What multiplies is worse. */
const wholeTwice = 20_000;

/** How many rows a statement met in all tables. */
const metIn = (looks: readonly Look[]): number => looks.reduce((sum, { met }) => sum + met, 0);

/** Sends what the web app sends for a page. */
async function show(as: TestPerson, name: string): Promise<void> {
  for (const request of pages[name]!.requests) {
    const calls = request.map(([operation, variables]) => ({
      query: operationOfWeb(operation),
      variables: variables?.(as),
    }));
    const headers = { authorization: `Bearer ${as.token}` };
    const response = await app.inject({ method: 'POST', url: '/api/graphql/together', payload: { calls }, headers });
    const { answers } = response.json() as { answers: { body: { errors?: unknown } }[] };
    expect(answers.filter(({ body }) => body.errors)).toEqual([]);
  }
}
