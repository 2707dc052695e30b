import type { Permission } from '@samspel/domain/subject/access';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf, refusalOf } from '../../../core/testing/answers.ts';
import { makeWorld, type World } from '../../../core/testing/world.ts';
import { hidden, open, richText } from '../../../subject/testing/things.ts';
import { makeCalendar, makeEvent } from '../testing/wheels.ts';

let world: World;
let topic: string;
beforeAll(async () => {
  world = await makeWorld();
  world.setNow('2026-03-02T09:00:00Z');
  const mine = await makeCalendar(world, world.kari, open, { title: 'Open' });
  const secret = await makeCalendar(world, world.kari, hidden, { title: 'Løynd' });
  for (const wheel of [mine, secret]) {
    await makeEvent(world, world.kari, wheel, {
      activities: ['2025-12-31', '2026-01-01', '2027-06-01', '2028-12-31', '2029-01-01'].map((startDate) => ({
        startDate,
      })),
    });
  }
  const input = { title: 'Barnevern', category: 'TOPIC', description: richText('Saman'), access: open };
  const made = await world.graphql<{ made: { id: string } }>(
    world.kari,
    'mutation ($input: CreateTopicInput!) { made: createTopic(input: $input) { id } }',
    { input },
  );
  topic = dataOf(made).made.id;
  const related = { meta: topic, metasToAdd: [mine, secret] };
  dataOf(
    await world.graphql(world.kari, 'mutation ($input: AddToRelatedInput!) { addToRelated(input: $input) { id } }', {
      input: related,
    }),
  );
});
afterAll(() => world.close());

type Rings = { rings: { calendar: { title: string }; eventInstances: { startDate: string }[] }[] };
const rings = 'rings { calendar { title } eventInstances { startDate } }';
const fields = {
  yearWheel: (years: string) => `yearWheel(person: ${world.kari.id}, year: 2026${years}) { ${rings} }`,
  relatedYearWheel: (years: string) => `relatedYearWheel(meta: ${topic}, year: 2026${years}) { ${rings} }`,
};
type Field = keyof typeof fields;
const ask = (as: World['kari'], field: Field, years = '') =>
  world.graphql<Record<Field, Rings>>(as, `{ ${fields[field](years)} }`);
const allow = (permissions: Permission[]) =>
  world.db.updateTable('organization').set({ permissions }).where('id', '=', world.lundvik.id).execute();

describe.each(['yearWheel', 'relatedYearWheel'] as const)('several years of %s', (field) => {
  it('are refused to Per while his municipality has no timeline, one year is not', async () => {
    await allow(['CALENDAR', 'TOPIC']);
    expect(refusalOf(await ask(world.per, field, ', years: 2'))[0]).toBe('noPermission');
    expect(dataOf(await ask(world.per, field))[field].rings).toHaveLength(1);
    await allow(['CALENDAR', 'TOPIC', 'CALENDAR_TIMELINE']);
    expect(dataOf(await ask(world.per, field, ', years: 2'))[field].rings).toHaveLength(1);
  });

  it.each([0, 4, -1])('are one to three, not %d', async (years) => {
    expect(refusalOf(await ask(world.kari, field, `, years: ${years}`))).toEqual(['input.outOfRange', 'years']);
  });

  it('hold what touches their days, and nothing of a wheel that Per may not know of', async () => {
    const seen = async (years: string) =>
      dataOf(await ask(world.per, field, years))[field].rings.map(({ calendar, eventInstances }) => [
        calendar.title,
        ...eventInstances.map(({ startDate }) => startDate),
      ]);
    expect(await seen('')).toEqual([['Open', '2026-01-01']]);
    expect(await seen(', years: 2')).toEqual([['Open', '2026-01-01', '2027-06-01']]);
    expect(await seen(', years: 3')).toEqual([['Open', '2026-01-01', '2027-06-01', '2028-12-31']]);
  });
});
