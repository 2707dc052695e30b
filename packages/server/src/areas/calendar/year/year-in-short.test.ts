import { afterAll, beforeAll, expect, it } from 'vitest';
import { dataOf } from '../../../core/testing/answers.ts';
import type { TestPerson } from '../../../core/testing/people.ts';
import { statementsOf } from '../../../core/testing/statements.ts';
import { makeWorld, type World } from '../../../core/testing/world.ts';
import { limited, open } from '../../../subject/testing/things.ts';
import { makeCalendar, makeEvent, removeActivity } from '../testing/wheels.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
  world.setNow('2026-11-26T09:00:00Z');
});
afterAll(() => world.close());

const all = 'year activities done late people marks';
const inShort = async (as: TestPerson, id: string, field = `yearInShort { ${all} }`) =>
  dataOf(await world.graphql<{ calendar: { yearInShort: object | null } }>(as, `{ calendar(id: ${id}) { ${field} } }`))
    .calendar.yearInShort;

it('is not said to Per of a wheel of which he may only see the card', async () => {
  const wheel = await makeCalendar(world, world.kari, limited);
  await makeEvent(world, world.kari, wheel, { startDate: '2026-03-10' });
  expect(await inShort(world.per, wheel)).toBeNull();
});

it('counts what touches the year, what is late and who is responsible, and says on which days it begins', async () => {
  const wheel = await makeCalendar(world, world.kari, open);
  const plan = (startDate: string, more: object = {}) =>
    makeEvent(world, world.kari, wheel, { startDate, ...more } as never);
  await plan('2025-12-20', { endDate: '2026-01-10' });
  await plan('2026-02-01', { responsible: world.kari.id });
  await plan('2026-02-01', { endDate: '2026-02-05', responsible: world.kari.id });
  await plan('2026-12-30', { endDate: '2027-01-15', responsible: world.ola.id });
  await plan('2027-05-01');
  const { instances } = await plan('2026-06-01');
  await removeActivity(world, world.kari, instances.nodes[0]!.id);
  const marks = [
    [1, 10, 0],
    [32, 5, 0],
    [364, 2, 0],
  ];
  expect(await inShort(world.per, wheel)).toEqual({ year: 2026, activities: 4, done: 0, late: 3, people: 2, marks });
});

it('is of the year that the wheel opens on, unless another is asked for', async () => {
  const wheel = await makeCalendar(world, world.kari, open);
  const nothing = { activities: 0, done: 0, late: 0, people: 0, marks: [] };
  expect(await inShort(world.per, wheel)).toEqual({ year: 2027, ...nothing });
  await makeEvent(world, world.kari, wheel, { startDate: '2028-12-31' });
  expect(await inShort(world.per, wheel)).toMatchObject({ year: 2028, activities: 1, marks: [[366, 1, 0]] });
  expect(await inShort(world.per, wheel, `yearInShort(year: 2026) { ${all} }`)).toEqual({ year: 2026, ...nothing });
});

it('of twelve wheels takes no more statements than of one', async () => {
  for (let index = 0; index < 12; index += 1) {
    const wheel = await makeCalendar(world, world.kari, open);
    await makeEvent(world, world.kari, wheel, { startDate: '2026-03-10' });
  }
  const statements = async (limit: number) => {
    const of = `{ allCalendars(limit: ${limit}) { nodes { yearInShort { marks } } } }`;
    const { least } = await statementsOf(async () => {
      const { nodes } = dataOf(await world.graphql<{ allCalendars: { nodes: unknown[] } }>(world.per, of)).allCalendars;
      expect(nodes).toHaveLength(limit);
    });
    return least;
  };
  await statements(1);
  expect(await statements(12)).toBe(await statements(1));
});
