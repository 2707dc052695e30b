import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf, refusalOf } from '../../../core/testing/answers.ts';
import type { TestPerson } from '../../../core/testing/people.ts';
import { makeWorld, type World } from '../../../core/testing/world.ts';
import { hidden, limited, open, richText } from '../../../subject/testing/things.ts';
import { makeCalendar, makeEvent } from '../testing/wheels.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
  world.setNow('2026-03-02T09:00:00Z');
});
afterAll(() => world.close());

const makeTopic = async (access: object) => {
  const input = { title: 'Barnevern', category: 'TOPIC', description: richText('Saman'), access };
  const made = await world.graphql<{ made: { id: string } }>(
    world.kari,
    'mutation ($input: CreateTopicInput!) { made: createTopic(input: $input) { id } }',
    { input },
  );
  return dataOf(made).made.id;
};
const relate = async (meta: string, metasToAdd: string[]) =>
  dataOf(
    await world.graphql(world.kari, 'mutation ($input: AddToRelatedInput!) { addToRelated(input: $input) { id } }', {
      input: { meta, metasToAdd },
    }),
  );
const asked = (as: TestPerson, meta: string, more = '') =>
  world.graphql<{ relatedYearWheel: { rings: { calendar: { title: string }; eventInstances: object[] }[] } }>(
    as,
    `{ relatedYearWheel(meta: ${meta} ${more}) { year rings { calendar { title } eventInstances { title startDate } } } }`,
  );

describe('the year of what a topic is related to', () => {
  it('is not told to whoever may not read the topic', async () => {
    expect(refusalOf(await asked(world.per, await makeTopic(hidden)))).toEqual(['notFound', 'meta']);
    expect(refusalOf(await asked(world.per, await makeTopic(limited)))).toEqual(['notAllowed', 'meta']);
    expect(refusalOf(await asked(world.per, await makeTopic(open), 'startMonth: 13'))).toEqual([
      'input.outOfRange',
      'startMonth',
    ]);
  });

  it('has a ring for each year wheel that one may read, by title, with the activities of that year; archived ones are left out', async () => {
    const make = (title: string, access: object) => makeCalendar(world, world.kari, access, { title });
    const [skule, barn, old] = [await make('Skule', open), await make('Barn', open), await make('Arkivert', open)];
    const others = [await make('Løynd', hidden), await make('Avgrensa', limited)];
    await makeEvent(world, world.kari, skule, { startDate: '2026-06-01' });
    await makeEvent(world, world.kari, skule, { startDate: '2027-06-01' });
    const topic = await makeTopic(open);
    await relate(topic, [skule, barn, old, ...others]);
    dataOf(await world.graphql(world.kari, `mutation { archiveCalendar(id: ${old}) { id } }`));
    expect(dataOf(await asked(world.per, topic)).relatedYearWheel).toEqual({
      year: 2026,
      rings: [
        { calendar: { title: 'Barn' }, eventInstances: [] },
        { calendar: { title: 'Skule' }, eventInstances: [{ title: 'Budsjettmøte', startDate: '2026-06-01' }] },
      ],
    });
    const { rings } = dataOf(await asked(world.kari, topic, 'year: 2027')).relatedYearWheel;
    expect(rings.map(({ calendar }) => calendar.title)).toEqual(['Avgrensa', 'Barn', 'Løynd', 'Skule']);
  });
});
