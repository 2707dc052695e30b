import { weekdayOf } from '@samspel/domain/time/day';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeWorld, type World } from '../core/testing/world.ts';
import { seedDemo } from './seed-demo.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
  world.setNow('2026-11-22T09:00:00Z');
  await seedDemo(world.services);
});
afterAll(() => world.close());

/** The demo has activities that people would plan, on days when they work. */
it('plans no day at a weekend', async () => {
  const days = await world.db
    .selectFrom('event_instance')
    .innerJoin('event', 'event.id', 'event_instance.event_id')
    .innerJoin('subject', 'subject.id', 'event.id')
    .where('event.repetition', 'is', null)
    .whereRef('event_instance.start_date', '=', 'event_instance.end_date')
    .select(['subject.title', 'event_instance.start_date as day'])
    .execute();
  expect(days.length).toBeGreaterThan(20);
  const free = days.filter(({ day }) => ['SATURDAY', 'SUNDAY'].includes(weekdayOf(day)));
  expect(free).toEqual([]);
});

it('is counted by PostgreSQL at once, so that the first pages are not planned as if it were empty', async () => {
  const counted = sql`select from pg_class where oid = 'event_instance'::regclass and reltuples > 20`;
  expect((await counted.execute(world.db)).rows).toHaveLength(1);
});
