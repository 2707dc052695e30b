import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf, refusalOf } from '../../../core/testing/answers.ts';
import type { TestPerson } from '../../../core/testing/people.ts';
import { makeWorld, type World } from '../../../core/testing/world.ts';
import { everyTable, limited } from '../../../subject/testing/things.ts';
import { extendSeriesJob } from '../series/extend-series.job.ts';
import { call, makeCalendar, makeEvent } from '../testing/wheels.ts';

let world: World;
let calendar: string;
beforeAll(async () => {
  world = await makeWorld();
  world.setNow('2026-03-02T09:00:00Z');
  calendar = await makeCalendar(world, world.kari, { ...limited, persons: [{ person: world.ola.id, access: 'READ' }] });
});
afterAll(() => world.close());

const remove = (id: string, scope: string, as: TestPerson = world.kari) =>
  world.graphql<{ removeEventInstance: { id: string } | null }>(
    as,
    'mutation ($id: ID!, $scope: RemovalScope!) { removeEventInstance(id: $id, scope: $scope) { id repetitionDefinition { unit } startRepetitionDate endRepetitionDate } }',
    { id, scope },
  );
const removeSeries = (id: string, as: TestPerson = world.kari) =>
  world.graphql<{ removeEvent: string }>(as, 'mutation ($id: ID!) { removeEvent(id: $id) }', { id });
const daysOf = async (id: string) => {
  const query = `{ event(id: "${id}") { instances(limit: 100) { nodes { startDate } } } }`;
  const { event } = dataOf(
    await world.graphql<{ event: { instances: { nodes: { startDate: string }[] } } }>(world.kari, query),
  );
  return event.instances.nodes.map(({ startDate }) => startDate);
};
const tick = async (id: string) => dataOf(await call(world, world.kari, 'updateEventInstance', { id, isDone: true }));
const monthly = {
  startDate: '2026-03-31',
  repetitionDefinition: { unit: 'MONTH', interval: 1 },
  endRepetitionDate: '2026-08-31',
};

describe('who may not remove', () => {
  it('is a reader, a stranger, nobody, and everybody where it is archived', async () => {
    const archived = await makeCalendar(world, world.kari);
    const [event, asleep] = [
      await makeEvent(world, world.kari, calendar),
      await makeEvent(world, world.kari, archived),
    ];
    dataOf(await world.graphql(world.kari, `mutation { archiveCalendar(id: "${archived}") { id } }`));
    const before = await everyTable(world);
    const [id, resting] = [event, asleep].map(({ instances }) => instances.nodes[0]!.id);
    expect(refusalOf(await remove(id!, 'ONE', world.ola))).toEqual(['notAllowed', 'id']);
    expect(refusalOf(await remove(id!, 'REST', world.per))).toEqual(['notFound', 'id']);
    expect(refusalOf(await remove(resting!, 'ONE'))).toEqual(['calendar.archived']);
    expect(refusalOf(await removeSeries(event.id, world.ola))).toEqual(['notAllowed', 'id']);
    expect(refusalOf(await removeSeries(asleep.id))).toEqual(['calendar.archived']);
    expect(refusalOf(await remove(event.id, 'ONE'))).toEqual(['notFound', 'id']);
    expect(refusalOf(await removeSeries(id!))).toEqual(['notFound', 'id']);
    expect(refusalOf(await remove(id!, 'ALL'))).toEqual(['input.notAChoice', 'scope']);
    expect(await everyTable(world)).toBe(before);
  });
});

describe('one activity', () => {
  it('goes, and the others stay; the day is not filled again when the series goes on', async () => {
    const { id, instances } = await makeEvent(world, world.kari, calendar, { ...monthly, endRepetitionDate: null });
    const last = instances.nodes.at(-1)!;
    expect(last.startDate).toBe('2029-12-31');
    dataOf(await remove(last.id, 'ONE'));
    dataOf(await remove(instances.nodes[2]!.id, 'ONE'));
    expect((await daysOf(id)).slice(0, 3)).toEqual(['2026-03-31', '2026-04-30', '2026-06-30']);
    world.setNow('2026-12-31T23:15:00Z');
    await extendSeriesJob.run(world.services);
    world.setNow('2026-03-02T09:00:00Z');
    expect((await daysOf(id)).slice(-13, -11)).toEqual(['2029-11-30', '2030-01-31']);
  });

  it('that was the last one takes the series along, and the deadline of the year wheel', async () => {
    const wheel = await makeCalendar(world, world.kari);
    const { id, instances } = await makeEvent(world, world.kari, wheel);
    expect(dataOf(await remove(instances.nodes[0]!.id, 'ONE')).removeEventInstance).toBeNull();
    const query = `{ calendar(id: "${wheel}") { nextDeadline progress(year: 2026) { total } events { totalCount } } }`;
    expect(dataOf(await world.graphql(world.kari, query))).toEqual({
      calendar: { nextDeadline: null, progress: { total: 0 }, events: { totalCount: 0 } },
    });
    expect(refusalOf(await world.graphql(world.kari, `{ event(id: "${id}") { id } }`))).toEqual(['notFound', 'id']);
    expect(refusalOf(await remove(instances.nodes[0]!.id, 'ONE'))).toEqual(['notFound', 'id']);
  });

  it('lets a form of the series that was open before hear of it', async () => {
    const { id, instances } = await makeEvent(world, world.kari, calendar, monthly);
    await remove(instances.nodes[0]!.id, 'ONE');
    const { event } = dataOf(await world.graphql<{ event: object }>(world.kari, `{ event(id: "${id}") { version } }`));
    expect(event).toEqual({ version: 2 });
  });
});

describe('the rest', () => {
  it('goes from an activity on, but for those that are ticked, and the series ends the day before', async () => {
    const { id, instances } = await makeEvent(world, world.kari, calendar, monthly);
    await tick(instances.nodes[4]!.id);
    expect(dataOf(await remove(instances.nodes[2]!.id, 'REST')).removeEventInstance).toEqual({
      id,
      repetitionDefinition: { unit: 'MONTH' },
      startRepetitionDate: null,
      endRepetitionDate: '2026-05-30',
    });
    expect(await daysOf(id)).toEqual(['2026-03-31', '2026-04-30', '2026-07-31']);
  });

  it('leaves what is past, unless that is what was pointed at', async () => {
    const { id, instances } = await makeEvent(world, world.kari, calendar, {
      activities: ['2026-01-01', '2026-02-01', '2026-03-01', '2026-04-01'].map((startDate) => ({ startDate })),
    });
    dataOf(await remove(instances.nodes[1]!.id, 'REST'));
    expect(await daysOf(id)).toEqual(['2026-01-01', '2026-03-01']);
  });

  it('from the first on leaves chosen dates where something is ticked, and else nothing', async () => {
    const series = await makeEvent(world, world.kari, calendar, monthly);
    await tick(series.instances.nodes[1]!.id);
    expect(dataOf(await remove(series.instances.nodes[0]!.id, 'REST')).removeEventInstance).toMatchObject({
      repetitionDefinition: null,
      endRepetitionDate: null,
    });
    expect(await daysOf(series.id)).toEqual(['2026-04-30']);
    const whole = await makeEvent(world, world.kari, calendar, monthly);
    expect(dataOf(await remove(whole.instances.nodes[0]!.id, 'REST')).removeEventInstance).toBeNull();
  });
});

it('removes a series with ticked activities and checklists, and tells those who have it open', async () => {
  const wheel = await makeCalendar(world, world.kari);
  const { id, instances } = await makeEvent(world, world.kari, wheel, { ...monthly, todoTemplate: ['Hent tal'] });
  await tick(instances.nodes[0]!.id);
  expect(dataOf(await removeSeries(id)).removeEvent).toBe(id);
  const left = await world.db
    .selectFrom('subject')
    .select('kind')
    .where('root_id', '=', Number(wheel))
    .where('removed_with', 'is', null)
    .execute();
  expect(left).toEqual([{ kind: 'CALENDAR' }]);
  const told = await world.db.selectFrom('domain_event').select('name').where('subject_id', '=', Number(id)).execute();
  expect(told.map(({ name }) => name)).toEqual(['event.created', 'event.removed']);
});
