import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../../core/database/transaction.ts';
import { dataOf } from '../../../core/testing/answers.ts';
import { makeWorld, type World } from '../../../core/testing/world.ts';
import { makeCalendar, makeEvent } from '../testing/wheels.ts';
import { extendSeries, extendSeriesJob } from './extend-series.job.ts';

let world: World;
let calendar: string;
beforeAll(async () => {
  world = await makeWorld();
  world.setNow('2026-03-02T09:00:00Z');
  calendar = await makeCalendar(world, world.kari);
});
afterAll(() => world.close());

const monthEnd = { startDate: '2026-03-31', repetitionDefinition: { unit: 'MONTH', interval: 1 } };
const daysOf = async (id: string) => {
  const rows = await world.db
    .selectFrom('event_instance')
    .select('start_date')
    .where('event_id', '=', Number(id))
    .orderBy('start_date')
    .execute();
  return rows.map(({ start_date }) => start_date);
};
const newYear = async (moment: string) => {
  world.setNow(moment);
  await extendSeriesJob.run(world.services);
  world.setNow('2026-03-02T09:00:00Z');
};

describe('New Year’s night', () => {
  it('leaves alone what ends, what is removed, and what is archived', async () => {
    const archived = await makeCalendar(world, world.kari);
    const removed = await makeCalendar(world, world.kari);
    const series = [
      await makeEvent(world, world.kari, calendar, { ...monthEnd, endRepetitionDate: '2029-12-31' }),
      await makeEvent(world, world.kari, archived, monthEnd),
      await makeEvent(world, world.kari, removed, monthEnd),
      await makeEvent(world, world.kari, calendar),
    ];
    dataOf(
      await world.graphql(
        world.kari,
        `mutation { archiveCalendar(id: "${archived}") { id } removeCalendar(id: "${removed}") }`,
      ),
    );
    const before = await Promise.all(series.map(({ id }) => daysOf(id)));
    await newYear('2026-12-31T23:15:00Z');
    expect(await Promise.all(series.map(({ id }) => daysOf(id)))).toEqual(before);
  });

  it('gives each series that goes on one more year, with reminder, checklist and responsible, and no day twice', async () => {
    const more = { reminder: 'ONE_WEEK', responsible: world.ola.id, todoTemplate: ['Hent tal'] };
    const { id } = await makeEvent(world, world.kari, calendar, {
      ...monthEnd,
      ...more,
      endRepetitionDate: '2030-06-30',
    });
    expect((await daysOf(id)).at(-1)).toBe('2029-12-31');
    await newYear('2026-12-31T23:15:00Z');
    const days = await daysOf(id);
    expect(days.slice(-7)).toEqual([
      '2029-12-31',
      '2030-01-31',
      '2030-02-28',
      '2030-03-31',
      '2030-04-30',
      '2030-05-31',
      '2030-06-30',
    ]);
    await newYear('2026-12-31T23:20:00Z');
    expect(await daysOf(id)).toEqual(days);
    const ring = `{ yearWheelRing(calendarId: "${calendar}", from: "2030-02-28", to: "2030-02-28") { reminderDate responsible { name } assignedBy { name } createdBy { name } todos { title } } }`;
    expect(dataOf(await world.graphql(world.kari, ring))).toEqual({
      yearWheelRing: [
        {
          reminderDate: '2030-02-21',
          responsible: { name: 'Ola Vik' },
          assignedBy: { name: 'Kari Nes' },
          createdBy: { name: 'Kari Nes' },
          todos: [{ title: 'Hent tal' }],
        },
      ],
    });
  });

  it('keeps every second month at every second month', async () => {
    const { id } = await makeEvent(world, world.kari, calendar, {
      startDate: '2026-03-10',
      repetitionDefinition: { unit: 'MONTH', interval: 2 },
    });
    await newYear('2026-12-31T23:15:00Z');
    expect((await daysOf(id)).slice(-6)).toEqual([
      '2030-01-10',
      '2030-03-10',
      '2030-05-10',
      '2030-07-10',
      '2030-09-10',
      '2030-11-10',
    ]);
  });

  it('stores each day once, although two servers do it at once', async () => {
    const { id } = await makeEvent(world, world.kari, calendar, monthEnd);
    const extend = () =>
      inTransaction(world.db, async (tx) => {
        await extendSeries(tx, Number(id), '2027-01-01');
        await sql`select pg_sleep(0.1)`.execute(tx);
      });
    await Promise.all([extend(), extend(), extend()]);
    const days = await daysOf(id);
    expect(days).toEqual([...new Set(days)]);
    expect(days.at(-1)).toBe('2030-12-31');
  });
});
