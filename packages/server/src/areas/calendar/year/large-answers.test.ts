import { afterAll, beforeAll, expect, it } from 'vitest';
import { dataOf } from '../../../core/testing/answers.ts';
import { makeWorld, type World } from '../../../core/testing/world.ts';
import { richText } from '../../../subject/testing/things.ts';
import { makeCalendar, makeEvent } from '../testing/wheels.ts';

/** A query can go from an activity to its year wheel, its series, and back; how often it can go round is limited. */
let world: World;
let wheel: string;
let event: string;
beforeAll(async () => {
  world = await makeWorld();
  world.setNow('2026-01-02T09:00:00Z');
  wheel = await makeCalendar(world, world.kari);
  event = (
    await makeEvent(world, world.kari, wheel, {
      startDate: '2026-01-02',
      repetitionDefinition: { unit: 'DAY', interval: 1 },
      endRepetitionDate: '2026-12-31',
      description: richText('å'.repeat(60_000)),
    })
  ).id;
});
afterAll(() => world.close());

const ask = (query: string) => world.graphql<Record<string, never>>(world.kari, query);
const codes = async (query: string) => (await ask(query)).errors?.map(({ extensions }) => extensions.code);

it('a circle from activities by their year wheel is cut', async () => {
  const inside =
    'eventInstances { calendar { myRing { eventInstances { calendar { myRing { eventInstances { id } } } } } } }';
  expect(await codes(`{ yearWheel(year: 2026) { rings { ${inside} } } }`)).toEqual(['query.tooLarge']);
});

it('a circle from activities by their series is cut', async () => {
  const series = (inside: string) => `event { instances(limit: 100) { nodes { ${inside} } } }`;
  const inside = series(series('id'));
  expect(await codes(`{ event(id: "${event}") { instances(limit: 100) { nodes { ${inside} } } } }`)).toEqual([
    'query.tooLarge',
  ]);
});

it('a long text of a series is not read once for each of its activities', async () => {
  expect(await codes(`{ yearWheelRing(calendarId: "${wheel}", year: 2026) { descriptionText } }`)).toEqual([
    'query.tooLarge',
  ]);
  const few = `{ yearWheelRing(calendarId: "${wheel}", from: "2026-03-01", to: "2026-03-07") { descriptionText } }`;
  expect(dataOf(await ask(few)).yearWheelRing).toHaveLength(7);
});

it('a whole year with all that a page shows of it is answered', async () => {
  const fields =
    'id title startDate event { id title } calendar { id title } tags { id title } responsible { id name } todoProgress { total }';
  const query = `{ yearWheel(year: 2026) { rings { id calendar { id title } eventInstances { ${fields} } } } }`;
  const { yearWheel } = dataOf(
    await world.graphql<{ yearWheel: { rings: { eventInstances: object[] }[] } }>(world.kari, query),
  );
  expect(yearWheel.rings[0]!.eventInstances).toHaveLength(364);
});
