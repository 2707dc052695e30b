import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { dataOf, refusalOf } from '../../../core/testing/answers.ts';
import { saysHowToPlan } from '../../../core/testing/statements.ts';
import { makeWorld, type World } from '../../../core/testing/world.ts';
import { open, richText } from '../../../subject/testing/things.ts';
import { call, makeCalendar, makeEvent } from '../testing/wheels.ts';

/** How many statements a call takes: as many for a long list as for a short one. */
let world: World;
const calendars: string[] = [];

beforeAll(async () => {
  world = await makeWorld();
  world.setNow('2026-03-02T09:00:00Z');
  const readers = {
    persons: [{ person: world.ola.id, access: 'WRITE' }],
    organizations: [{ organization: world.lundvik.id, access: 'READ' }],
  };
  for (let index = 0; index < 12; index += 1) {
    const id = await makeCalendar(
      world,
      world.kari,
      { isPrivate: true, ...readers },
      { title: `Årshjul ${index}`, description: richText('x') },
    );
    const activities = [3, 4, 5, 6].map((month) => ({
      startDate: `2026-0${month}-10`,
      responsible: month % 2 ? world.ola.id : world.kari.id,
    }));
    await makeEvent(world, world.kari, id, { activities, tags: [`Merke ${index}`], todoTemplate: ['A', 'B'] });
    calendars.push(id);
  }
});
afterAll(() => world.close());

/** How many statements a call sends, without those of opening a transaction and of how they are planned. */
const statementsOf = async (run: () => Promise<{ errors?: unknown }>): Promise<number> => (await textsOf(run)).length;

/** The statements that a call sends, without those of opening a transaction. */
async function textsOf(run: () => Promise<{ errors?: unknown }>): Promise<string[]> {
  const sent = vi.spyOn(pg.Client.prototype, 'query');
  const answer = await run();
  const texts = sent.mock.calls.map(([query]) =>
    typeof query === 'string' ? query : (query as { text: string }).text,
  );
  sent.mockRestore();
  expect(answer.errors).toBeUndefined();
  return texts.filter((text) => !/^(begin|commit|rollback)/i.test(text) && !saysHowToPlan(text));
}

/** The statements that are read together in one, each without the name that says where its rows stand in the answer. */
const partsOf = (text: string): string[] =>
  text.split('(select json_agg(part) from (').map((part) => part.replace(/\) part\) as "[^"]+"(, )?/, ''));

const card =
  'id title category status isLimited isLiked likes followers isFollowing createdBy { name organization { name } }';
const nested = `${card} color description version access { myAccess persons { access person { name } } organizations { organization { name } } }
  kostraFunctions { id } tags { title } myRing { id } progress { total } events(limit: 5) { nodes { title } }
  eventInstances(year: 2026, limit: 10) { totalCount nodes { id title description isDone isFavourite likes responsible { name } assignedBy { name }
    createdBy { name } tags { title } todos { title } todoProgress { total } event { title responsible { name } } calendar { title } } }`;

describe('a list', () => {
  const ask = (fields: string, limit: number) => () =>
    world.graphql(
      world.kari,
      `{ allCalendars(limit: ${limit}) { totalCount pageInfo { hasNextPage } nodes { ${fields} } } }`,
    );

  it('of twelve cards takes four statements: who asks, page and count, reactions, people with their organizations', async () => {
    expect(await statementsOf(ask(card, 12))).toBe(4);
  });

  it('with everything in it takes as many for twelve year wheels as for two', async () => {
    const two = await textsOf(ask(nested, 2));
    const twelve = await textsOf(ask(nested, 12));
    const sentOnce = (texts: string[]) =>
      new Set(texts.flatMap(partsOf).map((text) => text.replace(/limit \d+|\$\d+(, \$\d+)*/g, '?')));
    expect(sentOnce(twelve)).toEqual(sentOnce(two));
    // What the year wheels and their activities both show is read for each of them; in a slow moment the two become one.
    for (const sent of [two, twelve]) expect([11, 12, 13]).toContain(sent.length);
  });

  it('answers the same once its query is compiled', async () => {
    const first = await ask(nested, 12)();
    for (let asked = 0; asked < 8; asked += 1) expect(await ask(nested, 12)()).toEqual(first);
  });

  it('of activities takes as many for a hundred as for four', async () => {
    const wheel = await makeCalendar(world, world.kari, open);
    const fields =
      'id title responsible { name } todos { title } tags { title } event { title } isFavourite likes description';
    const ring = (id: string) => () =>
      world.graphql(world.kari, `{ yearWheelRing(calendarId: "${id}", year: 2026) { ${fields} } }`);
    await makeEvent(world, world.kari, wheel, {
      startDate: '2026-03-02',
      repetitionDefinition: { unit: 'DAY', interval: 2 },
      todoTemplate: ['A'],
      responsible: world.kari.id,
    });
    const few = await statementsOf(ring(calendars[0]!));
    expect(await statementsOf(ring(wheel))).toBe(few);
    expect(few).toBe(7);
  });

  it('of my year with its rings and all their activities takes six', async () => {
    const fields = 'id title startDate endDate isDone responsible { name }';
    const view = () =>
      world.graphql(
        world.kari,
        `{ yearWheel { person { name } rings { color calendar { title } progress { done total } eventInstances { ${fields} } } } }`,
      );
    expect(await statementsOf(view)).toBe(6);
  });
});

describe('a change', () => {
  it('stores a daily series of four years in as few statements as a single activity', async () => {
    const input = { calendar: calendars[0], title: 'Opne', description: richText('x'), startDate: '2026-03-02' };
    const make = (more: object) => () =>
      world.graphql(world.kari, 'mutation ($input: CreateEventInput!) { createEvent(input: $input) { id } }', {
        input: { ...input, ...more },
      });
    const single = await statementsOf(make({}));
    const daily = await statementsOf(make({ repetitionDefinition: { unit: 'DAY', interval: 1 } }));
    // Two of them count what a person makes in a day.
    expect([single, daily]).toEqual([14, 14]);
  });

  it('that makes several activities reads the first of each in one statement, however many they are', async () => {
    const make = (count: number) => () =>
      world.graphql(
        world.kari,
        `mutation ($input: [CreateEventInput!]!) { createEvents(input: $input) { id instances(limit: 1) { nodes { startDate } } } }`,
        {
          input: Array.from({ length: count }, (_, at) => ({
            ...{ calendar: calendars[2 + (at % 2)], title: `Ei av ${count}`, description: richText('x') },
            startDate: '2026-03-02',
          })),
        },
      );
    const reading = async (count: number) => {
      const texts = await textsOf(make(count));
      return texts.filter(
        (text) => /from unnest.* cross join lateral/s.test(text) && text.includes('"event_id" = whole.id'),
      );
    };
    const two = await reading(2);
    expect(two).toHaveLength(1);
    expect(await reading(8)).toEqual(two);
  });

  it('ticks an activity in twelve', async () => {
    const { instances } = await makeEvent(world, world.kari, calendars[1]!);
    const tick = () => call(world, world.kari, 'updateEventInstance', { id: instances.nodes[0]!.id, isDone: true });
    expect(await statementsOf(tick)).toBe(12);
    expect(refusalOf(await call(world, world.kari, 'updateEventInstance', { id: '999999999', isDone: true }))[0]).toBe(
      'notFound',
    );
    expect(dataOf(await tick()).updateEventInstance).toMatchObject({ isDone: true });
  });
});

describe('lists in lists', () => {
  it('are refused where together they could hold more than 200,000 activities', async () => {
    const wheels = await Promise.all(Array.from({ length: 21 }, () => makeCalendar(world, world.astrid)));
    await sql`
      with made as (
        insert into subject (kind, title, parent_id, root_id, created_by, organization_id)
        select 'EVENT', 'Serie ' || i, wheel, wheel, ${world.astrid.id}, ${world.fjordvik.id}
        from unnest(${wheels.map(Number)}::bigint[]) wheel, generate_series(1, 100) i returning id, root_id)
      insert into event (id, calendar_id, description, description_text, start_date, end_date, reminder)
      select id, root_id, '{}', 'x', '2026-01-01', '2026-01-01', 'NONE' from made`.execute(world.db);
    const ask = (limit: number) =>
      world.graphql(
        world.astrid,
        `{ myCalendars { nodes { events(limit: 100) { nodes { instances(limit: ${limit}) { nodes { id } } } } } } }`,
      );
    expect(refusalOf(await ask(100))).toEqual(['input.outOfRange', 'limit']);
    expect((await ask(95)).errors).toBeUndefined();
  });
});
