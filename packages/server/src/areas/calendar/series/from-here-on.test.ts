import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf, refusalOf } from '../../../core/testing/answers.ts';
import { makeWorld, type World } from '../../../core/testing/world.ts';
import { richText } from '../../../subject/testing/things.ts';
import { call, type MadeEvent, makeCalendar, makeEvent } from '../testing/wheels.ts';

/** A change of a series from one of its activities on (product/activities#changing-a-series). */
let world: World;
let calendar: string;
beforeAll(async () => {
  world = await makeWorld();
  world.setNow('2026-03-01T09:00:00Z');
  calendar = await makeCalendar(world, world.kari);
});
afterAll(() => world.close());

/** The 15th of each month from March to June. */
const monthly = {
  startDate: '2026-03-15',
  repetitionDefinition: { unit: 'MONTH', interval: 1 },
  endRepetitionDate: '2026-06-30',
  description: richText('Kvifor'),
};
type Node = {
  id: string;
  title: string;
  startDate: string;
  descriptionText: string;
  reminderDate: string | null;
  responsible: { name: string } | null;
};
const read = async (id: string) => {
  const query = `{ event(id: "${id}") { title descriptionText lastChange { id } instances(limit: 100) { nodes {
    id title startDate descriptionText reminderDate responsible { name } } } } }`;
  const { event } = dataOf(
    await world.graphql<{
      event: { title: string; descriptionText: string; lastChange: { id: string }; instances: { nodes: Node[] } };
    }>(world.kari, query),
  );
  return { ...event, nodes: event.instances.nodes };
};
const make = (more: object = {}): Promise<MadeEvent> => makeEvent(world, world.kari, calendar, { ...monthly, ...more });
const update = (input: object) => call(world, world.kari, 'updateEvent', input);
const undo = async (id: string) =>
  dataOf(await world.graphql(world.kari, 'mutation ($id: ID!) { undoChange(id: $id) { id } }', { id }));
const counts = async (input: object) =>
  dataOf(
    await world.graphql<{ previewEventChange: object }>(
      world.kari,
      'query ($input: PreviewEventChangeInput!) { previewEventChange(input: $input) { kept removed added } }',
      { input },
    ),
  ).previewEventChange;

describe('a change from one activity on', () => {
  it('reaches it and those after it; undone, all are as they were', async () => {
    const { id, instances } = await make({ title: 'Møte' });
    const from = instances.nodes[2]!.id;
    dataOf(
      await update({
        id,
        from,
        version: 1,
        title: 'Styremøte',
        description: richText('Nytt'),
        reminder: 'ONE_DAY',
        responsible: world.ola.id,
      }),
    );
    const after = await read(id);
    expect(after.nodes.map(({ title }) => title)).toEqual(['Møte', 'Møte', 'Styremøte', 'Styremøte']);
    expect(after.nodes.map(({ descriptionText }) => descriptionText)).toEqual(['Kvifor', 'Kvifor', 'Nytt', 'Nytt']);
    expect(after.nodes.map(({ reminderDate }) => reminderDate)).toEqual([null, null, '2026-05-14', '2026-06-14']);
    expect(after.nodes.map(({ responsible }) => responsible?.name)).toEqual([
      undefined,
      undefined,
      'Ola Vik',
      'Ola Vik',
    ]);
    expect([after.title, after.descriptionText]).toEqual(['Styremøte', 'Nytt']);

    await undo(after.lastChange.id);
    const back = await read(id);
    expect(new Set(back.nodes.map(({ title }) => title))).toEqual(new Set(['Møte']));
    expect(new Set(back.nodes.map(({ descriptionText }) => descriptionText))).toEqual(new Set(['Kvifor']));
    expect(back.nodes.map(({ reminderDate }) => reminderDate)).toEqual([null, null, null, null]);
    dataOf(await update({ id, version: 3, description: richText('Same for alle') }));
    expect(new Set((await read(id)).nodes.map(({ descriptionText }) => descriptionText))).toEqual(
      new Set(['Same for alle']),
    );
  });

  it('gives the days of a new rule, as the warning said, and leaves those before it', async () => {
    const { id, instances } = await make();
    const from = instances.nodes[2]!.id;
    const days = { startDate: '2026-05-10', endDate: null, repetitionDefinition: { unit: 'MONTH', interval: 1 } };
    expect(await counts({ id, from, ...days })).toEqual({ kept: 2, removed: 2, added: 2 });
    dataOf(await update({ id, from, version: 1, ...days }));
    const after = await read(id);
    expect(after.nodes.map(({ startDate }) => startDate)).toEqual([
      '2026-03-15',
      '2026-04-15',
      '2026-05-10',
      '2026-06-10',
    ]);
    expect(after.nodes.slice(0, 2).map((one) => one.id)).toEqual(instances.nodes.slice(0, 2).map((one) => one.id));
  });

  it('fills no day before it', async () => {
    const { id, instances } = await make();
    const change = { id, from: instances.nodes[3]!.id, repetitionDefinition: { unit: 'WEEK', interval: 1 } };
    dataOf(await update({ ...change, version: 1 }));
    const days = (await read(id)).nodes.map(({ startDate }) => startDate);
    expect(days.slice(0, 3)).toEqual(['2026-03-15', '2026-04-15', '2026-05-15']);
    expect(days.slice(3).every((day) => day >= '2026-06-15')).toBe(true);
  });

  it.each([
    ['clock times', { startTime: '09:00' }, 'input.startTime'],
    ['tags', { tags: ['Møte'] }, 'input.tags'],
    ['chosen dates', { activities: [{ startDate: '2026-05-01' }] }, 'input.activities'],
  ])('has no %s of its own', async (_what, change, field) => {
    const { id, instances } = await make();
    const input = { id, from: instances.nodes[1]!.id, version: 1, ...change };
    expect(refusalOf(await update(input))).toEqual(['badRequest', field]);
  });

  it('begins at an activity of that series', async () => {
    const [one, other] = [await make(), await make()];
    const input = { id: one.id, from: other.instances.nodes[0]!.id, version: 1, title: 'Ny' };
    expect(refusalOf(await update(input))).toEqual(['notFound', 'input.from']);
    expect(refusalOf(await update({ ...input, from: '999999' }))).toEqual(['notFound', 'input.from']);
  });
});

describe('an activity and its series, changed as one', () => {
  const send = (input: object) =>
    world.graphql<{
      updateActivity: {
        activity: { id: string; noteText: string; startDate: string; lastChange: { id: string } } | null;
        event: { version: number; startTime: string; lastChange: { id: string } };
      };
    }>(
      world.kari,
      'mutation ($input: UpdateActivityInput!) { updateActivity(input: $input) { activity { id noteText startDate lastChange { id } } event { version startTime lastChange { id } } } }',
      { input },
    );
  const single = () => makeEvent(world, world.kari, calendar, { startDate: '2026-03-15' });

  it('are both saved, and each can be undone', async () => {
    const { id, instances } = await single();
    const activity = { id: instances.nodes[0]!.id, version: 1, note: richText('Gjekk bra') };
    const { updateActivity: saved } = dataOf(
      await send({ activity, series: { id, version: 1, startTime: '09:00', tags: ['Møte'] } }),
    );
    expect(saved).toMatchObject({ activity: { noteText: 'Gjekk bra' }, event: { version: 2, startTime: '09:00' } });
    await undo(saved.event.lastChange.id);
    await undo(saved.activity!.lastChange.id);
  });

  it('are neither saved where one is refused, which says the part', async () => {
    const { id, instances } = await single();
    const activity = { id: instances.nodes[0]!.id, version: 1, title: 'Nytt namn' };
    const late = { activity, series: { id, version: 7, tags: ['Møte'] } };
    expect(refusalOf(await send(late))).toEqual(['conflict', 'input.series.version']);
    const wrong = { activity, series: { id, version: 1, endTime: '10:00' } };
    expect(refusalOf(await send(wrong))).toEqual(['input.required', 'input.series.startTime']);
    expect((await read(id)).nodes[0]!.title).not.toBe('Nytt namn');
  });

  it('belong together', async () => {
    const [one, other] = [await single(), await single()];
    const input = {
      activity: { id: one.instances.nodes[0]!.id, version: 1, title: 'Ny' },
      series: { id: other.id, version: 1, tags: ['Ny'] },
    };
    expect(refusalOf(await send(input))).toEqual(['notFound', 'input.series.id']);
  });

  it('stay the same activity where it moves and begins to repeat; undone, it is back on its day', async () => {
    const { id, instances } = await single();
    const days = {
      startDate: '2026-03-17',
      endDate: '2026-03-18',
      repetitionDefinition: { unit: 'WEEK', interval: 1 },
      endRepetitionDate: '2026-04-01',
    };
    expect(await counts({ id, ...days })).toEqual({ kept: 1, removed: 0, added: 2 });
    dataOf(await update({ id, version: 1, ...days }));
    const { nodes, lastChange } = await read(id);
    expect(nodes.map(({ startDate }) => startDate)).toEqual(['2026-03-17', '2026-03-24', '2026-03-31']);
    expect(nodes[0]!.id).toBe(instances.nodes[0]!.id);
    await undo(lastChange.id);
    expect((await read(id)).nodes.map((one) => [one.id, one.startDate])).toEqual([
      [instances.nodes[0]!.id, '2026-03-15'],
    ]);
  });
});
