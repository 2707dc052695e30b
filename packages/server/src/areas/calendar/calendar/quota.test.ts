import { afterAll, beforeAll, expect, it } from 'vitest';
import { refusalOf } from '../../../core/testing/answers.ts';
import { makeWorld, type World } from '../../../core/testing/world.ts';
import { richText } from '../../../subject/testing/things.ts';
import { call, makeCalendar, makeEvent } from '../testing/wheels.ts';
import { quotas } from './quota.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
  world.setNow('2026-01-02T09:00:00Z');
});
afterAll(() => world.close());

/** A series with an activity on every day of a month. */
const daily = (calendar: string) => ({
  calendar,
  title: 'Dagleg',
  description: richText('Sjå rutinen'),
  startDate: '2026-03-01',
  repetitionDefinition: { unit: 'DAY', interval: 1 },
  endRepetitionDate: '2026-03-31',
});
const used = (times: number) => world.db.updateTable('rate_limit').set({ count: times }).execute();
const counted = async () => (await world.db.selectFrom('rate_limit').select('count').execute()).map((row) => row.count);

it('who has made as many year wheels as one person may in a day is refused, in words, until the next day', async () => {
  await makeCalendar(world, world.ola);
  await used(quotas.calendars.most - 1);
  await makeCalendar(world, world.ola);
  const refused = await call(world, world.ola, 'createCalendar', { title: 'Eit til', color: '#1f6f8b' });
  expect(refusalOf(refused)).toEqual(['tooMuchToday']);
  expect(refused.errors![0]!.message).toContain('Prøv igjen i morgon.');
  await makeCalendar(world, world.per);

  world.setNow('2026-01-03T09:00:01Z');
  await makeCalendar(world, world.ola);
});

it('activities are counted, not series; of what is too much nothing is made and nothing counted', async () => {
  await world.db.deleteFrom('rate_limit').execute();
  const wheel = await makeCalendar(world, world.kari);
  await world.db.deleteFrom('rate_limit').execute();
  await makeEvent(world, world.kari, wheel);
  expect(await counted()).toEqual([1]);
  await used(quotas.activities.most - 8);
  expect(refusalOf(await call(world, world.kari, 'createEvent', daily(wheel)))).toEqual(['tooMuchToday']);
  expect(await counted()).toEqual([quotas.activities.most - 8]);
  await makeEvent(world, world.kari, wheel);
  expect(await counted()).toEqual([quotas.activities.most - 7]);
});
