import { type Series, storedOccurrences } from '@samspel/domain/calendar/recurrence';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf, refusalOf } from '../../../core/testing/answers.ts';
import type { TestPerson } from '../../../core/testing/people.ts';
import { makeWorld, type World } from '../../../core/testing/world.ts';
import { hidden, open, richText } from '../../../subject/testing/things.ts';
import { call, makeCalendar, makeEvent } from '../testing/wheels.ts';

let world: World;
let calendar: string;
beforeAll(async () => {
  world = await makeWorld();
  world.setNow('2026-03-02T09:00:00Z');
  calendar = await makeCalendar(world, world.kari);
});
afterAll(() => world.close());

const stored = (eventId: string) =>
  world.db
    .selectFrom('event_instance')
    .select(['start_date as startDate', 'end_date as endDate'])
    .where('event_id', '=', Number(eventId))
    .orderBy('start_date')
    .execute();

const preview = async (series: object) =>
  dataOf(
    await world.graphql<{ previewSeries: { occurrences: object[]; total: number; precluded: boolean } }>(
      world.kari,
      'query ($input: PreviewSeriesInput!) { previewSeries(input: $input) { occurrences { startDate endDate } total precluded } }',
      { input: series },
    ),
  ).previewSeries;

describe('a series that would never happen', () => {
  it('is refused, and the preview says so beforehand', async () => {
    const series = {
      startDate: '2026-03-10',
      repetitionDefinition: { unit: 'MONTH', interval: 1, position: 'LAST', weekday: 'FRIDAY' },
      endRepetitionDate: '2026-03-20',
    };
    expect(await preview(series)).toEqual({ occurrences: [], total: 0, precluded: true });
    const answer = await call(world, world.kari, 'createEvent', {
      calendar,
      title: 'Aldri',
      description: richText('x'),
      ...series,
    });
    expect(refusalOf(answer)).toEqual(['input.noActivity', 'input.repetitionDefinition']);
  });
});

describe('a single activity', () => {
  it('is a series of one, stored whatever its date', async () => {
    const { id, instances } = await makeEvent(world, world.kari, calendar, {
      startDate: '2019-05-17',
      endDate: '2019-05-18',
    });
    expect(instances.totalCount).toBe(1);
    expect(await stored(id)).toEqual([{ startDate: '2019-05-17', endDate: '2019-05-18' }]);
  });

  it('keeps all that the form says, and the server derives the rest', async () => {
    const { id } = await makeEvent(world, world.kari, calendar, {
      title: 'Fyrste\nlinje',
      startDate: '2026-06-01',
      endDate: '2026-06-05',
      startTime: '09:00',
      endTime: '15:30',
      reminder: 'ONE_WEEK',
      responsible: world.ola.id,
      tags: ['Økonomi', 'økonomi', 'Rapport'],
      todoTemplate: ['Hent tal', 'Skriv', 'Skriv'],
    });
    const fields = `title descriptionText startTime endTime reminder reminderDate startDate endDate todoTemplate tags { title }
      responsible { name } assignedBy { name } createdBy { name }`;
    const instances = `instances { nodes { title descriptionText startTime endTime reminderDate startDate endDate tags { title } isDone status
      responsible { name } assignedBy { name } todos { title index fromTemplate isDone } todoProgress { done total } } }`;
    const { event } = dataOf(
      await world.graphql<{ event: { instances: { nodes: object[] } } }>(
        world.kari,
        `{ event(id: "${id}") { ${fields} ${instances} } }`,
      ),
    );
    const alike = {
      title: 'Fyrste linje',
      descriptionText: 'Sjå rutinen',
      startTime: '09:00',
      endTime: '15:30',
      startDate: '2026-06-01',
      endDate: '2026-06-05',
      reminderDate: '2026-05-29',
      tags: [{ title: 'Rapport' }, { title: 'Økonomi' }],
      responsible: { name: 'Ola Vik' },
      assignedBy: { name: 'Kari Nes' },
    };
    expect(event).toMatchObject({
      ...alike,
      reminder: 'ONE_WEEK',
      todoTemplate: ['Hent tal', 'Skriv', 'Skriv'],
      createdBy: { name: 'Kari Nes' },
    });
    const todos = ['Hent tal', 'Skriv', 'Skriv'].map((title, index) => ({
      title,
      index,
      fromTemplate: true,
      isDone: false,
    }));
    expect(event.instances.nodes).toEqual([
      { ...alike, isDone: false, status: 'PUBLISHED', todos, todoProgress: { done: 0, total: 3 } },
    ]);
  });
});

describe('chosen dates', () => {
  it('become an activity each, with their own responsible; the series starts with the earliest', async () => {
    const { id } = await makeEvent(world, world.kari, calendar, {
      reminder: 'SAME_DAY',
      responsible: world.ola.id,
      activities: [
        { startDate: '2026-10-01' },
        { startDate: '2026-04-01', endDate: '2026-04-03', responsible: world.kari.id },
      ],
    });
    const { event } = dataOf(
      await world.graphql(
        world.kari,
        `{ event(id: "${id}") { startDate endDate instances { nodes { startDate endDate reminderDate responsible { name } } } } }`,
      ),
    );
    expect(event).toEqual({
      startDate: '2026-04-01',
      endDate: '2026-04-03',
      instances: {
        nodes: [
          {
            startDate: '2026-04-01',
            endDate: '2026-04-03',
            reminderDate: '2026-04-03',
            responsible: { name: 'Kari Nes' },
          },
          {
            startDate: '2026-10-01',
            endDate: '2026-10-01',
            reminderDate: '2026-10-01',
            responsible: { name: 'Ola Vik' },
          },
        ],
      },
    });
  });
});

describe('a repetition', () => {
  it('is stored from today to the end of the third year after, and no past ones', async () => {
    const { id, instances } = await makeEvent(world, world.kari, calendar, {
      startDate: '2025-01-31',
      repetitionDefinition: { unit: 'MONTH', interval: 1 },
    });
    const days = (await stored(id)).map(({ startDate }) => startDate);
    expect(days.slice(0, 3)).toEqual(['2026-03-31', '2026-04-30', '2026-05-31']);
    expect([days.at(-1), days.length, instances.totalCount]).toEqual(['2029-12-31', 46, 46]);
    expect(days).toContain('2028-02-29');
  });

  it('every day for four years comes with a checklist, all of it at once', async () => {
    const { instances } = await makeEvent(world, world.kari, calendar, {
      startDate: '2026-03-02',
      repetitionDefinition: { unit: 'DAY', interval: 1 },
      todoTemplate: ['Opne', 'Lukk'],
    });
    expect(instances.totalCount).toBe(1401);
    const todos = await world.db
      .selectFrom('todo')
      .select((eb) => eb.fn.countAll().as('count'))
      .where('instance_id', '>=', Number(instances.nodes[0]!.id))
      .executeTakeFirstOrThrow();
    expect(Number(todos.count)).toBe(2802);
  });

  it('is stored exactly as the preview shows it and the domain says (product/activities#dates-of-a-rule)', async () => {
    const series = fc.record({
      startDate: fc.constantFrom('2026-01-31', '2024-02-29', '2026-03-02', '2026-12-30', '2025-05-29'),
      repetitionDefinition: fc.oneof(
        fc.record({ unit: fc.constantFrom('WEEK', 'MONTH', 'YEAR'), interval: fc.integer({ min: 1, max: 5 }) }),
        fc.record({
          unit: fc.constantFrom('MONTH', 'YEAR'),
          interval: fc.integer({ min: 1, max: 3 }),
          position: fc.constantFrom('FIRST', 'FOURTH', 'LAST'),
          weekday: fc.constantFrom('MONDAY', 'FRIDAY', 'SUNDAY'),
        }),
      ),
      endRepetitionDate: fc.constantFrom('2027-02-28', '2029-12-31', '2035-01-01'),
    });
    await fc.assert(
      fc.asyncProperty(series, async (given) => {
        const { id } = await makeEvent(world, world.kari, calendar, given);
        const days = (await stored(id)).map((span) => ({ ...span }));
        const shown = await preview(given);
        expect(days).toEqual(
          storedOccurrences({ endDate: given.startDate, ...given } as Series, '2026-03-02', { past: false }),
        );
        expect([shown.occurrences, shown.total]).toEqual([days.slice(0, 10), days.length]);
      }),
      { numRuns: 25, seed: 28 },
    );
  });
});

describe('a tag', () => {
  it('is the same for everybody, whatever its case, and colours the year wheel once', async () => {
    const wheel = await makeCalendar(world, world.kari);
    await makeEvent(world, world.kari, wheel, { tags: ['Budsjett', 'Skule'] });
    await makeEvent(world, world.kari, wheel, { tags: ['BUDSJETT'] });
    const { calendar: read } = dataOf(
      await world.graphql<{ calendar: { tags: { title: string }[] } }>(
        world.kari,
        `{ calendar(id: "${wheel}") { tags { title } } }`,
      ),
    );
    expect(read.tags.map(({ title }) => title)).toEqual(['Budsjett', 'Skule']);
    const kept = await world.db.selectFrom('tag').select('id').where('title', 'ilike', 'budsjett').execute();
    expect(kept).toHaveLength(1);
  });

  it('is spelled as on the oldest thing that one may read, and its number tells of nothing but its words', async () => {
    const mine = `Nedbemanning${Date.now()}`;
    const [written, other] = [mine.toUpperCase(), `${mine} nei`];
    type Tags = { event: { tags: { id: string; title: string }[] } };
    const tagsOf = async (as: TestPerson, id: string) =>
      dataOf(await world.graphql<Tags>(as, `{ event(id: "${id}") { tags { id title } } }`)).event.tags;
    const secret = await makeEvent(world, world.kari, await makeCalendar(world, world.kari, hidden), {
      tags: [written],
    });
    const wheel = await makeCalendar(world, world.per, open);
    const { id } = await makeEvent(world, world.per, wheel, { tags: [mine, other] });
    const [first, second] = await tagsOf(world.per, id);
    expect([first!.title, second!.title]).toEqual([mine, other]);
    expect(await tagsOf(world.kari, secret.id)).toEqual([{ id: first!.id, title: written }]);
    expect((await tagsOf(world.kari, id)).map(({ title }) => title)).toEqual([written, other]);
    const ids = await sql<{ id: string }>`select id::text from tag`.execute(world.db);
    expect(ids.rows.map(({ id: kept }) => kept)).not.toContain(first!.id);
  });
});
