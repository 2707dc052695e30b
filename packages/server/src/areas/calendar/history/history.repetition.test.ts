import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf, refusalOf } from '../../../core/testing/answers.ts';
import { makeWorld, type World } from '../../../core/testing/world.ts';
import { everyTable, richText, writtenBy } from '../../../subject/testing/things.ts';
import { trashJob } from '../../../subject/trash/trash.job.ts';
import { kinds } from '../../index.ts';
import { changesOf, undoneBy } from '../testing/histories.ts';
import { call, makeCalendar, makeEvent } from '../testing/wheels.ts';

let world: World;
let calendar: string;
beforeAll(async () => {
  world = await makeWorld();
  world.setNow('2026-03-02T09:00:00Z');
  calendar = await makeCalendar(world, world.kari, writtenBy(world.ola));
});
afterAll(() => world.close());

const monthly = {
  startDate: '2026-03-15',
  repetitionDefinition: { unit: 'MONTH', interval: 1 },
  endRepetitionDate: '2026-06-30',
  todoTemplate: ['Hent tal', 'Skriv saka'],
};
const quarterly = { repetitionDefinition: { unit: 'MONTH', interval: 3 } };
const onTheFirst = { startDate: '2026-03-01', endDate: '2026-03-01' };

type Series = { version: number; title: string; instances: { nodes: Activity[] } };
type Activity = { id: string; title: string; startDate: string; version: number };
const seriesOf = async (id: string, as = world.kari) => {
  const query = `{ event(id: "${id}") { version title endDate repetitionDefinition { interval }
    instances { nodes { id title startDate endDate reminderDate noteText isDone isFavourite responsible { name } todos { id title isDone } } } } }`;
  return dataOf(await world.graphql<{ event: Series }>(as, query)).event;
};
const daysOf = async (id: string) => (await seriesOf(id)).instances.nodes.map(({ startDate }) => startDate);
const change = async (id: string, more: object, as = world.kari) => {
  const { version } = await seriesOf(id);
  dataOf(await call(world, as, 'updateEvent', { id, version, ...more }));
};
const write = async (id: string, version: number, more: object) =>
  dataOf(await call(world, world.kari, 'updateEventInstance', { id, version, ...more }));
const latestOf = async (id: string) =>
  (await changesOf(world, world.kari, 'event', id)).find(({ kind }) => kind === 'EVENT')!;
const undoLatest = async (id: string, as = world.kari) => undoneBy(world, as, (await latestOf(id)).id);

describe('who may not bring back what a changed repetition took', () => {
  it('is everybody but by undoing the change: it lies in no trash', async () => {
    const { id, instances } = await makeEvent(world, world.kari, calendar, monthly);
    await change(id, quarterly);
    const restore = `mutation { restoreEventInstance(id: "${instances.nodes[1]!.id}") { id } }`;
    expect(refusalOf(await world.graphql(world.kari, restore))).toEqual(['notFound', 'id']);
    const trash = '{ removedActivities { totalCount } }';
    expect(dataOf(await world.graphql(world.kari, trash))).toEqual({ removedActivities: { totalCount: 0 } });
  });

  it('is whoever is late: other dates of the series were changed since, which are one whole with those', async () => {
    const { id } = await makeEvent(world, world.kari, calendar, monthly);
    await change(id, { endRepetitionDate: '2026-04-30' });
    const { id: shortened } = await latestOf(id);
    await change(id, quarterly, world.ola);
    const before = await everyTable(world);
    expect(refusalOf(await undoneBy(world, world.kari, shortened))).toEqual(['conflict', 'id']);
    expect(await everyTable(world)).toBe(before);
    dataOf(await undoLatest(id));
    dataOf(await undoneBy(world, world.kari, shortened));
    expect(await daysOf(id)).toEqual(['2026-03-15', '2026-04-15', '2026-05-15', '2026-06-15']);
  });
});

describe('undoing a changed repetition', () => {
  it('brings back the very same activities, with note, ticks, person, and everybody’s own mark', async () => {
    const { id, instances } = await makeEvent(world, world.kari, calendar, monthly);
    const april = instances.nodes[1]!;
    await write(april.id, 1, { note: richText('Hugs kontoplanen'), responsible: world.ola.id, isFavourite: true });
    const todo = (await seriesOf(id)).instances.nodes[1]! as unknown as { todos: { id: string }[] };
    dataOf(await call(world, world.ola, 'updateTodo', { id: todo.todos[0]!.id, isDone: true }));
    dataOf(await call(world, world.ola, 'updateEventInstance', { id: april.id, version: 2, isFavourite: true }));
    const before = [await seriesOf(id), await seriesOf(id, world.ola)];
    await change(id, onTheFirst);
    expect((await latestOf(id)).removed).toBe(4);
    expect(await daysOf(id)).toEqual(['2026-04-01', '2026-05-01', '2026-06-01']);
    dataOf(await undoLatest(id, world.ola));
    const version = before[0]!.version + 2;
    expect([await seriesOf(id), await seriesOf(id, world.ola)]).toEqual(before.map((one) => ({ ...one, version })));
  });

  it('is undone itself, there and back again, with the very same activities each time', async () => {
    const { id } = await makeEvent(world, world.kari, calendar, monthly);
    const idsOf = async () => (await seriesOf(id)).instances.nodes.map(({ id }) => id);
    const older = await idsOf();
    await change(id, onTheFirst);
    const newer = await idsOf();
    for (const ids of [older, newer, older, newer]) {
      dataOf(await undoLatest(id));
      expect(await idsOf()).toEqual(ids);
    }
  });

  it('leaves what is ticked since where it is, beside what comes back', async () => {
    const { id } = await makeEvent(world, world.kari, calendar, monthly);
    await change(id, onTheFirst);
    const [first] = (await seriesOf(id)).instances.nodes;
    await write(first!.id, 1, { isDone: true });
    dataOf(await undoLatest(id));
    expect(await daysOf(id)).toEqual(['2026-03-15', '2026-04-01', '2026-04-15', '2026-05-15', '2026-06-15']);
  });

  it('leaves one that somebody had moved on its own day, and makes no other in its place', async () => {
    const { id, instances } = await makeEvent(world, world.kari, calendar, monthly);
    await write(instances.nodes[1]!.id, 1, { startDate: '2026-04-20', endDate: '2026-04-21' });
    const before = (await seriesOf(id)).instances;
    await change(id, quarterly);
    expect(await daysOf(id)).toEqual(['2026-03-15', '2026-06-15']);
    dataOf(await undoLatest(id));
    expect((await seriesOf(id)).instances).toEqual(before);
  });

  it('gives what comes back the title and the person that the series has got meanwhile, where they had those of the series', async () => {
    const { id, instances } = await makeEvent(world, world.kari, calendar, monthly);
    await write(instances.nodes[2]!.id, 1, { title: 'Stort møte' });
    await change(id, quarterly);
    const { id: thinned } = await latestOf(id);
    await change(id, { title: 'Ny tittel', responsible: world.ola.id, reminder: 'ONE_DAY' });
    dataOf(await undoneBy(world, world.kari, thinned));
    expect((await seriesOf(id)).instances.nodes).toMatchObject(
      ['Ny tittel', 'Ny tittel', 'Stort møte', 'Ny tittel'].map((title) => ({
        title,
        responsible: { name: 'Ola Vik' },
      })),
    );
    expect((await seriesOf(id)).instances.nodes[1]).toMatchObject({ reminderDate: '2026-04-14' });
  });

  it('of an activity that became several chosen days brings back the one', async () => {
    const { id } = await makeEvent(world, world.kari, calendar);
    const before = (await seriesOf(id)).instances;
    await change(id, { activities: [{ startDate: '2026-06-08' }] });
    dataOf(await undoLatest(id));
    expect((await seriesOf(id)).instances).toEqual(before);
  });

  it('is seen by a calendar program as a newer version of the same activity', async () => {
    const { id, instances } = await makeEvent(world, world.kari, calendar, monthly);
    const april = instances.nodes[1]!.id;
    const sequence = async () => {
      const path = `/meta/export?calendarCode=${world.kari.calendarCode}&metaId=${id}`;
      const entries = (await world.rest(null, 'GET', path)).text.split('BEGIN:VEVENT');
      const entry = entries.find((one) => one.includes(`UID:${april}@`));
      return entry ? Number(/SEQUENCE:(\d+)/.exec(entry)![1]) : undefined;
    };
    const before = await sequence();
    await change(id, quarterly);
    expect(await sequence()).toBeUndefined();
    dataOf(await undoLatest(id));
    expect(await sequence()).toBeGreaterThan(before!);
  });

  it('makes the days anew, and only then, when what was on them is deleted for good after 30 days', async () => {
    const { id, instances } = await makeEvent(world, world.kari, calendar, monthly);
    await change(id, quarterly);
    const { id: thinned } = await latestOf(id);
    await sql`update subject set last_updated = last_updated - interval '1000 days' where removed_with is not null`.execute(
      world.db,
    );
    await sql`update revision set changed_at = changed_at - interval '1000 days' where id = ${thinned}`.execute(
      world.db,
    );
    await trashJob(kinds).run(world.services);
    expect((await latestOf(id)).removed).toBe(0);
    dataOf(await undoneBy(world, world.kari, thinned));
    const { nodes } = (await seriesOf(id)).instances;
    expect(nodes.map(({ startDate }) => startDate)).toEqual(instances.nodes.map(({ startDate }) => startDate));
    expect(nodes[0]!.id).toBe(instances.nodes[0]!.id);
    expect(nodes[1]!.id).not.toBe(instances.nodes[1]!.id);
  });
});
