import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf, refusalOf } from '../../../core/testing/answers.ts';
import type { TestPerson } from '../../../core/testing/people.ts';
import { makeWorld, type World } from '../../../core/testing/world.ts';
import { everyTable, hidden, richText, writtenBy } from '../../../subject/testing/things.ts';
import { trashJob } from '../../../subject/trash/trash.job.ts';
import { kinds } from '../../index.ts';
import { call, makeCalendar, makeEvent, removeActivity } from '../testing/wheels.ts';

let world: World;
let calendar: string;
beforeAll(async () => {
  world = await makeWorld();
  world.setNow('2026-03-02T09:00:00Z');
  calendar = await makeCalendar(world, world.kari, writtenBy(world.ola));
});
afterAll(() => world.close());

const act = (name: string, id: string, as: TestPerson = world.kari) =>
  world.graphql<Record<string, { id: string }>>(as, `mutation { ${name}(id: "${id}") { id } }`);
const remove = (id: string, scope?: string) => removeActivity(world, world.kari, id, scope);
const removeSeries = async (id: string) =>
  dataOf(await world.graphql(world.kari, `mutation { removeEvent(id: "${id}") }`));
const seriesOf = async (id: string) => {
  const query = `{ event(id: "${id}") { status repetitionDefinition { unit } startRepetitionDate endRepetitionDate
    instances(limit: 100) { nodes { startDate isDone noteText status todos { title isDone } } } } }`;
  const { event } = dataOf(await world.graphql<{ event: Series }>(world.kari, query));
  return event;
};
type Series = { endRepetitionDate: string | null; instances: { nodes: { startDate: string }[] } };
const daysOf = async (id: string) => (await seriesOf(id)).instances.nodes.map(({ startDate }) => startDate);
/** Moves a removal back in time by some days. */
const removedDaysAgo = (id: string, days: number) =>
  sql`update subject set last_updated = ${world.services.now()}::timestamptz - make_interval(days => ${days}) where removed_with = ${id}`.execute(
    world.db,
  );
const monthly = {
  startDate: '2026-03-31',
  repetitionDefinition: { unit: 'MONTH', interval: 1 },
  endRepetitionDate: '2026-08-31',
};
const withChecklist = { ...monthly, todoTemplate: ['Hent tal', 'Skriv saka'] };

describe('who may not bring back what was removed', () => {
  it('is a reader, a stranger and nobody, for whom it is not there', async () => {
    const wheel = await makeCalendar(world, world.kari, {
      ...hidden,
      persons: [{ person: world.ola.id, access: 'READ' }],
    });
    const { id, instances } = await makeEvent(world, world.kari, wheel, monthly);
    await remove(instances.nodes[1]!.id);
    const other = await makeEvent(world, world.kari, wheel);
    await removeSeries(other.id);
    const before = await everyTable(world);
    for (const person of [world.ola, world.per]) {
      expect(refusalOf(await act('restoreEventInstance', instances.nodes[1]!.id, person))).toEqual(['notFound', 'id']);
      expect(refusalOf(await act('restoreEvent', other.id, person))).toEqual(['notFound', 'id']);
    }
    expect((await world.graphql(null, `mutation { restoreEvent(id: "${other.id}") { id } }`)).status).toBe(401);
    expect(await daysOf(id)).toHaveLength(5);
    expect(await everyTable(world)).toBe(before);
  });

  it('is everybody where the year wheel is archived, removed, or the removal 30 days ago', async () => {
    const wheel = await makeCalendar(world, world.kari);
    const { instances } = await makeEvent(world, world.kari, wheel, monthly);
    const id = instances.nodes[1]!.id;
    await remove(id);
    dataOf(await act('archiveCalendar', wheel));
    expect(refusalOf(await act('restoreEventInstance', id))).toEqual(['calendar.archived']);
    dataOf(await act('unArchiveCalendar', wheel));
    await removedDaysAgo(id, 30);
    expect(refusalOf(await act('restoreEventInstance', id))).toEqual(['notFound', 'id']);
    await removedDaysAgo(id, 29);
    dataOf(await world.graphql(world.kari, `mutation { removeCalendar(id: "${wheel}") }`));
    expect(refusalOf(await act('restoreEventInstance', id))).toEqual(['notFound', 'id']);
  });

  it('is nobody asked for what was never removed, for the wrong kind, or for what a changed repetition took away', async () => {
    const { id, instances } = await makeEvent(world, world.kari, calendar, monthly);
    const [first, , third] = instances.nodes;
    expect(refusalOf(await act('restoreEventInstance', first!.id))).toEqual(['notFound', 'id']);
    expect(refusalOf(await act('restoreEvent', id))).toEqual(['notFound', 'id']);
    await remove(first!.id);
    expect(refusalOf(await act('restoreEvent', first!.id))).toEqual(['notFound', 'id']);
    dataOf(await call(world, world.kari, 'updateEvent', { id, version: 2, endRepetitionDate: '2026-04-30' }));
    expect(refusalOf(await act('restoreEventInstance', third!.id))).toEqual(['notFound', 'id']);
  });

  it('is whoever would double the days: the series has been made longer since', async () => {
    const { id, instances } = await makeEvent(world, world.kari, calendar, monthly);
    await remove(instances.nodes[2]!.id, 'REST');
    dataOf(await call(world, world.kari, 'updateEvent', { id, version: 2, endRepetitionDate: '2026-07-31' }));
    const before = await everyTable(world);
    expect(refusalOf(await act('restoreEventInstance', instances.nodes[2]!.id))).toEqual(['calendar.daysTaken', 'id']);
    expect(await everyTable(world)).toBe(before);
  });

  it('waits for a series that went after it: first the series, then the activity', async () => {
    const { id, instances } = await makeEvent(world, world.kari, calendar, monthly);
    await remove(instances.nodes[0]!.id);
    await removeSeries(id);
    expect(refusalOf(await act('restoreEventInstance', instances.nodes[0]!.id))).toEqual(['notFound', 'id']);
    dataOf(await act('restoreEvent', id));
    expect(await daysOf(id)).toHaveLength(5);
    dataOf(await act('restoreEventInstance', instances.nodes[0]!.id));
    expect(await daysOf(id)).toHaveLength(6);
  });
});

describe('bringing back', () => {
  it('one activity gives it its note, tick and checklist back, and its day to the series', async () => {
    const { id, instances } = await makeEvent(world, world.kari, calendar, withChecklist);
    const [, second] = instances.nodes;
    const input = { id: second!.id, version: 1, note: richText('Hugs kontoplanen'), isDone: true };
    dataOf(await call(world, world.kari, 'updateEventInstance', input));
    const before = await seriesOf(id);
    await remove(second!.id);
    expect(await daysOf(id)).not.toContain(second!.startDate);
    expect(dataOf(await act('restoreEventInstance', second!.id, world.ola))).toEqual({
      restoreEventInstance: { id: second!.id },
    });
    expect(await seriesOf(id)).toEqual(before);
    const { freed } = await world.db
      .selectFrom('event')
      .select(sql<string[]>`except_dates::text[]`.as('freed'))
      .where('id', '=', Number(id))
      .executeTakeFirstOrThrow();
    expect(freed).toEqual([]);
    expect(refusalOf(await act('restoreEventInstance', second!.id))).toEqual(['notFound', 'id']);
  });

  it('the rest of a series brings all back that went together, and the repetition as it was', async () => {
    const { id, instances } = await makeEvent(world, world.kari, calendar, withChecklist);
    const before = await seriesOf(id);
    await remove(instances.nodes[4]!.id);
    await remove(instances.nodes[1]!.id, 'REST');
    expect(await daysOf(id)).toHaveLength(1);
    dataOf(await act('restoreEventInstance', instances.nodes[3]!.id));
    expect((await seriesOf(id)).endRepetitionDate).toBe('2026-08-31');
    expect(await daysOf(id)).toHaveLength(5);
    dataOf(await act('restoreEventInstance', instances.nodes[4]!.id));
    expect(await seriesOf(id)).toEqual(before);
  });

  it('the rest from the first on makes chosen dates a repetition again', async () => {
    const { id, instances } = await makeEvent(world, world.kari, calendar, monthly);
    dataOf(await call(world, world.kari, 'updateEventInstance', { id: instances.nodes[2]!.id, isDone: true }));
    const before = await seriesOf(id);
    await remove(instances.nodes[0]!.id, 'REST');
    expect(await seriesOf(id)).toMatchObject({ repetitionDefinition: null });
    dataOf(await act('restoreEventInstance', instances.nodes[0]!.id));
    expect(await seriesOf(id)).toEqual(before);
  });

  it('leaves a newer repetition as it is, where the days are free', async () => {
    const { id, instances } = await makeEvent(world, world.kari, calendar, monthly);
    await remove(instances.nodes[3]!.id, 'REST');
    dataOf(await call(world, world.kari, 'updateEvent', { id, version: 2, endRepetitionDate: '2026-04-30' }));
    dataOf(await act('restoreEventInstance', instances.nodes[3]!.id));
    expect((await seriesOf(id)).endRepetitionDate).toBe('2026-04-30');
    expect(await daysOf(id)).toEqual(['2026-03-31', '2026-04-30', '2026-06-30', '2026-07-31', '2026-08-31']);
  });

  it('the last activity brings its series back, and the deadline of the year wheel', async () => {
    const wheel = await makeCalendar(world, world.kari);
    const { id, instances } = await makeEvent(world, world.kari, wheel);
    const before = await seriesOf(id);
    await remove(instances.nodes[0]!.id);
    dataOf(await act('restoreEventInstance', instances.nodes[0]!.id));
    expect(await seriesOf(id)).toEqual(before);
    const query = `{ calendar(id: "${wheel}") { nextDeadline } }`;
    expect(dataOf(await world.graphql(world.kari, query))).toEqual({ calendar: { nextDeadline: '2026-06-01' } });
  });

  it('a whole series brings all its activities back, ticked ones too, and tells those who have it open', async () => {
    const { id, instances } = await makeEvent(world, world.kari, calendar, withChecklist);
    dataOf(await call(world, world.kari, 'updateEventInstance', { id: instances.nodes[0]!.id, isDone: true }));
    const before = await seriesOf(id);
    await removeSeries(id);
    dataOf(await act('restoreEvent', id, world.astrid));
    expect(await seriesOf(id)).toEqual(before);
    const told = await world.db
      .selectFrom('domain_event')
      .select('name')
      .where('subject_id', '=', Number(id))
      .execute();
    expect(told.map(({ name }) => name)).toEqual(['event.created', 'event.removed', 'event.broughtBack']);
  });
});

describe('the night', () => {
  it('deletes for good all that one removal took 30 days ago, and leaves what was brought back', async () => {
    const { id, instances } = await makeEvent(world, world.kari, calendar, withChecklist);
    await remove(instances.nodes[1]!.id);
    await removedDaysAgo(instances.nodes[1]!.id, 29);
    dataOf(await act('restoreEventInstance', instances.nodes[1]!.id));
    await remove(instances.nodes[3]!.id, 'REST');
    await removedDaysAgo(instances.nodes[3]!.id, 30);
    await trashJob(kinds).run(world.services);
    const left = await world.db.selectFrom('event_instance').select('id').where('event_id', '=', Number(id)).execute();
    expect(left).toHaveLength(3);
    expect(await daysOf(id)).toEqual(['2026-03-31', '2026-04-30', '2026-05-31']);
    const removals = await world.db.selectFrom('removal').select('id').where('series_id', '=', Number(id)).execute();
    expect(removals).toEqual([]);
  });
});

describe('over New Year', () => {
  it('a series that comes back gets the year that the others got meanwhile', async () => {
    const turning = await makeWorld();
    turning.setNow('2025-12-31T22:55:00Z');
    const wheel = await makeCalendar(turning, turning.kari);
    const endless = { startDate: '2025-12-31', repetitionDefinition: { unit: 'YEAR', interval: 1 } };
    const { id } = await makeEvent(turning, turning.kari, wheel, endless);
    dataOf(await turning.graphql(turning.kari, `mutation { removeEvent(id: "${id}") }`));
    turning.setNow('2025-12-31T23:05:00Z');
    const query = `mutation { restoreEvent(id: "${id}") { instances { nodes { startDate } } } }`;
    const days = ['2025-12-31', '2026-12-31', '2027-12-31', '2028-12-31', '2029-12-31'];
    expect(dataOf(await turning.graphql(turning.kari, query))).toEqual({
      restoreEvent: { instances: { nodes: days.map((startDate) => ({ startDate })) } },
    });
    await turning.close();
  });
});
