import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf, refusalOf } from '../../../core/testing/answers.ts';
import { makeWorld, type World } from '../../../core/testing/world.ts';
import { hidden } from '../../../subject/testing/things.ts';
import { copied } from '../testing/copies.ts';
import { call, makeCalendar, makeEvent } from '../testing/wheels.ts';
import { extendSeriesJob } from './extend-series.job.ts';

let world: World;
let calendar: string;
beforeAll(async () => {
  world = await makeWorld();
  world.setNow('2026-03-02T09:00:00Z');
  calendar = await makeCalendar(world, world.kari);
});
afterAll(() => world.close());

const yearly = { repetitionDefinition: { unit: 'YEAR', interval: 1 } };
const daysOf = async (eventId: string) => {
  const query = `{ event(id: ${eventId}) { version startDate workingDay instances(limit: 100) { nodes { id version startDate endDate movedFrom reminderDate } } } }`;
  type Event = {
    version: number;
    startDate: string;
    workingDay: string;
    instances: {
      nodes: { id: string; version: number; startDate: string; endDate: string; movedFrom: string | null }[];
    };
  };
  return dataOf(await world.graphql<{ event: Event }>(world.kari, query)).event;
};
const deadlines = async (eventId: string) =>
  (await daysOf(eventId)).instances.nodes.map(({ endDate, movedFrom }) => [endDate, movedFrom]);
const update = (id: string, version: number, change: object) =>
  call(world, world.kari, 'updateEvent', { id, version, ...change });
const close = (from: string, to: string) =>
  world.db
    .insertInto('organization_days')
    .values({
      organization_id: world.kari.organizationId,
      kind: 'CLOSED',
      title: 'Stengt',
      first_day: from,
      last_day: to,
    })
    .execute();

describe('a year wheel whose working days nobody else may see', () => {
  it('is as absent in the preview of a series', async () => {
    const secret = await makeCalendar(world, world.kari, hidden);
    const query = 'query ($input: PreviewSeriesInput!) { previewSeries(input: $input) { total } }';
    const answer = await world.graphql(world.per, query, { input: { startDate: '2026-05-01', calendar: secret } });
    expect(refusalOf(answer)).toEqual(['notFound', 'input.calendar']);
  });
});

describe('a repetition whose deadline falls on a day off', () => {
  it('is stored on the working day that the preview shows, and keeps the day of its rule', async () => {
    const series = { startDate: '2026-05-01', ...yearly, workingDay: 'AFTER' };
    const { id } = await makeEvent(world, world.kari, calendar, series);
    const expected = [
      ['2026-05-04', '2026-05-01'],
      ['2027-05-03', '2027-05-01'],
      ['2028-05-02', '2028-05-01'],
      ['2029-05-02', '2029-05-01'],
    ];
    expect(await deadlines(id)).toEqual(expected);
    const query =
      'query ($input: PreviewSeriesInput!) { previewSeries(input: $input) { occurrences { endDate movedFrom } } }';
    const { previewSeries } = dataOf(
      await world.graphql<{ previewSeries: { occurrences: { endDate: string; movedFrom: string }[] } }>(
        world.kari,
        query,
        { input: { ...series, calendar } },
      ),
    );
    expect(previewSeries.occurrences.map(({ endDate, movedFrom }) => [endDate, movedFrom])).toEqual(expected);
  });

  it('follows a change of what becomes of it, and the undo of that change', async () => {
    const { id } = await makeEvent(world, world.kari, calendar, { startDate: '2026-05-01', ...yearly });
    const before = await daysOf(id);
    dataOf(await update(id, before.version, { workingDay: 'BEFORE' }));
    expect((await deadlines(id))[0]).toEqual(['2026-04-30', '2026-05-01']);
    const query = `{ event(id: ${id}) { lastChange { id } } }`;
    const { event } = dataOf(await world.graphql<{ event: { lastChange: { id: string } } }>(world.kari, query));
    dataOf(await world.graphql(world.kari, `mutation { undoChange(id: ${event.lastChange.id}) { id } }`));
    expect(await daysOf(id)).toMatchObject({ workingDay: 'KEEP' });
    expect((await deadlines(id))[0]).toEqual(['2026-05-01', null]);
  });

  it('leaves one that was moved by hand, and knows one that was moved back to its place', async () => {
    const { id } = await makeEvent(world, world.kari, calendar, {
      startDate: '2026-05-01',
      ...yearly,
      workingDay: 'AFTER',
    });
    const [first] = (await daysOf(id)).instances.nodes;
    const move = async (day: string, version: number) =>
      dataOf(
        await call<{ version: number }>(world, world.kari, 'updateEventInstance', {
          id: first!.id,
          version,
          startDate: day,
          endDate: day,
        }),
      ).updateEventInstance.version;
    const version = await move('2026-05-09', first!.version);
    expect((await deadlines(id))[0]).toEqual(['2026-05-09', null]);
    await move('2026-05-04', version);
    expect((await deadlines(id))[0]).toEqual(['2026-05-04', '2026-05-01']);
  });

  it('is moved in the next year too, on the days when the organization is open', async () => {
    await close('2030-05-02', '2030-05-03');
    const { id } = await makeEvent(world, world.kari, calendar, {
      startDate: '2026-05-01',
      ...yearly,
      workingDay: 'AFTER',
    });
    world.setNow('2027-01-01T01:00:00Z');
    await extendSeriesJob.run(world.services);
    world.setNow('2026-03-02T09:00:00Z');
    expect((await deadlines(id)).at(-1)).toEqual(['2030-05-06', '2030-05-01']);
  });
});

describe('a single deadline that falls on a day off', () => {
  it('moves as its series says, with its reminder, and again when somebody moves it', async () => {
    const { id } = await makeEvent(world, world.kari, calendar, {
      startDate: '2026-05-17',
      workingDay: 'BEFORE',
      reminder: 'ONE_DAY',
    });
    const made = await daysOf(id);
    expect(made.startDate).toBe('2026-05-17');
    expect(made.instances.nodes[0]).toMatchObject({
      startDate: '2026-05-15',
      endDate: '2026-05-15',
      movedFrom: '2026-05-17',
      reminderDate: '2026-05-14',
    });
    const { id: one, version } = made.instances.nodes[0]!;
    dataOf(
      await call(world, world.kari, 'updateEventInstance', {
        id: one,
        version,
        startDate: '2026-05-23',
        endDate: '2026-05-23',
        reminderDate: '2026-05-22',
      }),
    );
    expect(await daysOf(id)).toMatchObject({
      startDate: '2026-05-23',
      instances: { nodes: [{ endDate: '2026-05-22', movedFrom: '2026-05-23', reminderDate: '2026-05-21' }] },
    });
  });

  it('comes back where it was when the move is undone', async () => {
    const { id } = await makeEvent(world, world.kari, calendar, { startDate: '2026-05-01', workingDay: 'BEFORE' });
    const [one] = (await daysOf(id)).instances.nodes;
    const input = { ids: [one!.id], moveDays: 10 };
    const change = 'mutation ($input: ChangeActivitiesInput!) { changeActivities(input: $input) { changes } }';
    const { changeActivities } = dataOf(
      await world.graphql<{ changeActivities: { changes: string[] } }>(world.kari, change, { input }),
    );
    expect(await deadlines(id)).toEqual([['2026-05-08', '2026-05-10']]);
    const undo = 'mutation ($input: UndoActivitiesInput!) { undoActivities(input: $input) { count } }';
    dataOf(await world.graphql(world.kari, undo, { input: { changes: changeActivities.changes, removed: [] } }));
    expect(await deadlines(id)).toEqual([['2026-04-30', '2026-05-01']]);
  });

  it('is reminded of as before when its move is undone', async () => {
    const { id } = await makeEvent(world, world.kari, calendar, {
      startDate: '2026-05-17',
      workingDay: 'BEFORE',
      reminder: 'ONE_DAY',
    });
    const made = (await daysOf(id)).instances.nodes[0]!;
    const days = { startDate: '2026-05-23', endDate: '2026-05-23' };
    dataOf(await call(world, world.kari, 'updateEventInstance', { id: made.id, version: made.version, ...days }));
    const change = `{ eventInstance(id: "${made.id}") { lastChange { id } } }`;
    const { eventInstance } = dataOf(
      await world.graphql<{ eventInstance: { lastChange: { id: string } } }>(world.kari, change),
    );
    dataOf(await world.graphql(world.kari, `mutation { undoChange(id: "${eventInstance.lastChange.id}") { id } }`));
    expect((await daysOf(id)).instances.nodes[0]).toMatchObject({
      endDate: '2026-05-15',
      movedFrom: '2026-05-17',
      reminderDate: '2026-05-14',
    });
  });

  it('is one of several chosen dates, which all move when the series says so', async () => {
    const { id } = await makeEvent(world, world.kari, calendar, {
      activities: [{ startDate: '2026-05-01' }, { startDate: '2026-05-05' }],
    });
    dataOf(await update(id, 1, { workingDay: 'AFTER' }));
    expect(await deadlines(id)).toEqual([
      ['2026-05-04', '2026-05-01'],
      ['2026-05-05', null],
    ]);
  });
});

describe('the copy of a year wheel', () => {
  it('has each deadline on a working day of its own year and its own organization', async () => {
    world.setNow('2026-11-10T09:00:00Z');
    const wheel = await makeCalendar(world, world.kari);
    await makeEvent(world, world.kari, wheel, { startDate: '2026-05-01', workingDay: 'AFTER', title: 'Frist' });
    const id = await copied(world, world.kari, wheel, 'Kopi', 'TODAY');
    const rows = await world.db
      .selectFrom('event_instance')
      .select(['end_date', 'moved_from'])
      .where('calendar_id', '=', Number(id))
      .execute();
    expect(rows).toEqual([{ end_date: '2027-05-03', moved_from: '2027-05-01' }]);
  });
});
