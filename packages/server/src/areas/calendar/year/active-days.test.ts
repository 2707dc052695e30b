import { afterAll, beforeAll, expect, it } from 'vitest';
import { dataOf } from '../../../core/testing/answers.ts';
import type { TestPerson } from '../../../core/testing/people.ts';
import { makeWorld, type World } from '../../../core/testing/world.ts';
import { limited, open } from '../../../subject/testing/things.ts';
import { makeCalendar, makeEvent, removeActivity } from '../testing/wheels.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
  world.setNow('2026-11-26T09:00:00Z');
});
afterAll(() => world.close());

const activeDays = async (as: TestPerson, id: string, fields = 'last next') =>
  dataOf(
    await world.graphql<{ calendar: { activeDays: object | null } }>(
      as,
      `{ calendar(id: ${id}) { activeDays { ${fields} } } }`,
    ),
  ).calendar.activeDays;

it('is not said to Per of a wheel of which he may only see the card', async () => {
  const wheel = await makeCalendar(world, world.kari, limited);
  await makeEvent(world, world.kari, wheel, { startDate: '2027-03-10' });
  expect(await activeDays(world.per, wheel)).toBeNull();
});

it('is nothing for an empty wheel, nor for one whose activities were removed', async () => {
  const wheel = await makeCalendar(world, world.kari, open);
  expect(await activeDays(world.kari, wheel)).toEqual({ last: null, next: null });
  const { instances } = await makeEvent(world, world.kari, wheel, { startDate: '2027-03-10' });
  await removeActivity(world, world.kari, instances.nodes[0]!.id);
  expect(await activeDays(world.kari, wheel)).toEqual({ last: null, next: null });
});

it('is the last day up to today and the first from today on; what goes on today is both', async () => {
  const wheel = await makeCalendar(world, world.kari, open);
  for (const startDate of ['2024-05-01', '2025-05-01', '2027-03-10', '2028-03-10']) {
    await makeEvent(world, world.kari, wheel, { startDate });
  }
  expect(await activeDays(world.per, wheel)).toEqual({ last: '2025-05-01', next: '2027-03-10' });
  await makeEvent(world, world.kari, wheel, { startDate: '2026-11-01', endDate: '2026-12-24' });
  expect(await activeDays(world.per, wheel)).toEqual({ last: '2026-11-26', next: '2026-11-26' });
});

it('counts all activities, and those that begin next year, without what is removed', async () => {
  const wheel = await makeCalendar(world, world.kari, open);
  const counts = () => activeDays(world.per, wheel, 'total nextYear');
  expect(await counts()).toEqual({ total: 0, nextYear: 0 });
  const days = ['2026-12-31', '2027-01-01', '2027-12-31', '2028-01-01'];
  const made = [];
  for (const startDate of days) made.push(await makeEvent(world, world.kari, wheel, { startDate }));
  await makeEvent(world, world.kari, wheel, { startDate: '2026-12-20', endDate: '2027-01-10' });
  expect(await counts()).toEqual({ total: 5, nextYear: 2 });
  await removeActivity(world, world.kari, made[1]!.instances.nodes[0]!.id);
  expect(await counts()).toEqual({ total: 4, nextYear: 1 });
});
