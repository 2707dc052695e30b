import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf } from '../../../core/testing/answers.ts';
import { makeWorld, type World } from '../../../core/testing/world.ts';
import { richText } from '../../../subject/testing/things.ts';
import { call, type MadeEvent, makeCalendar, makeEvent, removeActivity } from '../testing/wheels.ts';

/** An activity of a series that somebody moved keeps its place in the series, and what was written on it (product/activities#how-a-series-is-stored). */
let world: World;
let calendar: string;
beforeAll(async () => {
  world = await makeWorld();
  world.setNow('2026-11-22T09:00:00Z');
  calendar = await makeCalendar(world, world.kari);
});
afterAll(() => world.close());

const monthly = { startDate: '2026-11-30', repetitionDefinition: { unit: 'MONTH', interval: 1 } };

/** A monthly series up to the end of 2029, whose first activity is moved two days on and has a note. */
async function makeMoved(): Promise<MadeEvent & { moved: string }> {
  const made = await makeEvent(world, world.kari, calendar, { ...monthly, reminder: 'ONE_DAY' });
  const { id } = made.instances.nodes[0]!;
  const change = {
    id,
    version: 1,
    startDate: '2026-12-02',
    endDate: '2026-12-02',
    note: richText('Møtet vart flytta'),
  };
  dataOf(await call(world, world.kari, 'updateEventInstance', change));
  return { ...made, moved: id };
}

type Node = { id: string; startDate: string; endDate: string; noteText: string | null };
const activities = async (id: string) => {
  const query = `{ event(id: "${id}") { instances(limit: 100) { nodes { id startDate endDate noteText } } } }`;
  return dataOf(await world.graphql<{ event: { instances: { nodes: Node[] } } }>(world.kari, query)).event.instances
    .nodes;
};
const counts = async (input: object) =>
  dataOf(
    await world.graphql<{ previewEventChange: object }>(
      world.kari,
      'query ($input: PreviewEventChangeInput!) { previewEventChange(input: $input) { kept removed added keptMoved removedMoved } }',
      { input },
    ),
  ).previewEventChange;

describe('an activity that was moved by hand', () => {
  it('stays with its note where only the end of the series changes, and none is made on its old day', async () => {
    const { id, moved } = await makeMoved();
    const change = { id, endRepetitionDate: '2028-12-31' };
    expect(await counts(change)).toEqual({ kept: 26, removed: 12, added: 0, keptMoved: 1, removedMoved: 0 });
    dataOf(await call(world, world.kari, 'updateEvent', { ...change, version: 1 }));
    const after = await activities(id);
    expect(after).toHaveLength(26);
    expect(after[0]).toEqual({
      id: moved,
      startDate: '2026-12-02',
      endDate: '2026-12-02',
      noteText: 'Møtet vart flytta',
    });
    expect(after.map(({ startDate }) => startDate)).not.toContain('2026-11-30');
  });

  it('goes where the rule no longer has its day, and the warning says so', async () => {
    const { id } = await makeMoved();
    const change = { id, startRepetitionDate: '2027-01-01' };
    expect(await counts(change)).toMatchObject({ keptMoved: 0, removedMoved: 1 });
  });

  it('leaves its day in the rule empty when it is removed', async () => {
    const { id, moved } = await makeMoved();
    await removeActivity(world, world.kari, moved);
    dataOf(await call(world, world.kari, 'updateEvent', { id, version: 2, endRepetitionDate: '2027-02-28' }));
    expect((await activities(id)).map(({ startDate }) => startDate)).toEqual([
      '2026-12-30',
      '2027-01-30',
      '2027-02-28',
    ]);
  });

  it('remembers the day that the rule gave it', async () => {
    const { id, moved } = await makeMoved();
    const rows = await world.db
      .selectFrom('event_instance')
      .select(['id', 'rule_date', 'start_date'])
      .where('event_id', '=', Number(id))
      .where('id', '=', Number(moved))
      .execute();
    expect(rows).toEqual([{ id: Number(moved), rule_date: '2026-11-30', start_date: '2026-12-02' }]);
  });
});

describe('chosen dates', () => {
  const chosen = [
    { startDate: '2027-01-01', endDate: '2027-01-01' },
    { startDate: '2027-01-01', endDate: '2027-01-03' },
  ];

  it('of which two start on one day lose the one that is taken away, and the other keeps its note', async () => {
    const { id, instances } = await makeEvent(world, world.kari, calendar, { activities: chosen });
    const long = instances.nodes.find(({ endDate }) => endDate === '2027-01-03')!;
    const noted = { id: long.id, version: 1, note: richText('Den lange') };
    dataOf(await call(world, world.kari, 'updateEventInstance', noted));
    dataOf(await call(world, world.kari, 'updateEvent', { id, version: 1, activities: chosen.slice(1) }));
    expect(await activities(id)).toEqual([
      { id: long.id, startDate: '2027-01-01', endDate: '2027-01-03', noteText: 'Den lange' },
    ]);
  });
});
