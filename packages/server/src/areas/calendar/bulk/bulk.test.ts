import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dataOf, refusalOf } from '../../../core/testing/answers.ts';
import type { TestPerson } from '../../../core/testing/people.ts';
import { makeWorld, type World } from '../../../core/testing/world.ts';
import { eventsOf, everyTable, hidden, limited } from '../../../subject/testing/things.ts';
import { call, makeCalendar, makeEvent } from '../testing/wheels.ts';

/** What a person can do with several activities at once (product/activities#several-at-once). */
let world: World;
let wheel: string;
let first: string;
let second: string;

beforeAll(async () => {
  world = await makeWorld();
  world.setNow('2026-03-02T09:00:00Z');
});
afterAll(() => world.close());

beforeEach(async () => {
  wheel = await makeCalendar(world, world.kari, { ...limited, persons: [{ person: world.ola.id, access: 'READ' }] });
  [first, second] = [await makeOne('Budsjett', '2026-06-01'), await makeOne('Rekneskap', '2026-07-01')];
});

const makeOne = async (title: string, startDate: string, of = wheel, more: object = {}) =>
  (await makeEvent(world, world.kari, of, { title, startDate, ...more })).instances.nodes[0]!.id;

/** Makes `count` copies of the first activity, in its series. */
async function makeMany(count: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with made as (
      insert into subject (id, kind, title, parent_id, root_id, created_by, organization_id)
      select nextval('meta_id'), kind, title, parent_id, root_id, created_by, organization_id from subject, generate_series(1, ${count}::int)
      where id = ${first} returning id)
    insert into event_instance select (jsonb_populate_record(i, jsonb_build_object('id', made.id))).*
    from made, event_instance i where i.id = ${first} returning id::text`.execute(world.db);
  return rows.map(({ id }) => id);
}

type Changed = {
  count: number;
  changed: {
    id: string;
    isDone: boolean;
    startDate: string;
    endDate: string;
    responsible: { id: string } | null;
    tags: { title: string }[];
  }[];
  skipped: { title: string; why: string }[];
  missing: number;
  changes: string[];
  removed: string[];
};
const parts =
  'count changed { id isDone startDate endDate responsible { id } tags { title } } skipped { title why } missing changes removed';
const change = (as: TestPerson, input: object) =>
  world.graphql<{ changeActivities: Changed }>(
    as,
    `mutation ($input: ChangeActivitiesInput!) { changeActivities(input: $input) { ${parts} } }`,
    { input },
  );
const undo = (as: TestPerson, { changes, removed }: Pick<Changed, 'changes' | 'removed'>) =>
  world.graphql<{ undoActivities: Changed }>(
    as,
    `mutation ($input: UndoActivitiesInput!) { undoActivities(input: $input) { ${parts} } }`,
    { input: { changes, removed } },
  );
const changed = async (input: object, as = world.kari) => dataOf(await change(as, input)).changeActivities;
const there = async (id: string) =>
  dataOf(
    await world.graphql<{
      eventInstance: { startDate: string; isDone: boolean; reminderDate: string | null; event: { startDate: string } };
    }>(world.kari, `{ eventInstance(id: "${id}") { startDate isDone reminderDate event { startDate } } }`),
  ).eventInstance;

describe('one end alone', () => {
  it('the deadline goes on, then the first day back, and both are taken back', async () => {
    const later = await changed({ ids: [first], moveDays: 9, moveEdge: 'END' });
    expect(later.changed).toMatchObject([{ startDate: '2026-06-01', endDate: '2026-06-10' }]);
    const earlier = await changed({ ids: [first, second], moveDays: 3, moveEdge: 'START' });
    expect(earlier).toMatchObject({
      changed: [{ startDate: '2026-06-04', endDate: '2026-06-10' }],
      skipped: [{ title: 'Rekneskap', why: 'input.endBeforeStart' }],
    });
    dataOf(await undo(world.kari, earlier));
    expect(dataOf(await undo(world.kari, later)).undoActivities.changed).toMatchObject([
      { startDate: '2026-06-01', endDate: '2026-06-01' },
    ]);
  });

  it('one that would then end at an earlier hour than it starts is left, as it would be by itself', async () => {
    const days = { endDate: '2026-06-02' };
    const night = await makeOne('Vakt', '2026-06-01', wheel, { ...days, startTime: '22:00', endTime: '06:00' });
    const week = await makeOne('Veke', '2026-06-01', wheel, days);
    expect(await changed({ ids: [night, week], moveDays: 1, moveEdge: 'START' })).toMatchObject({
      changed: [{ id: week, startDate: '2026-06-02', endDate: '2026-06-02' }],
      skipped: [{ title: 'Vakt', why: 'input.endBeforeStart' }],
    });
  });
});

describe('refused as a whole, and nothing is written', () => {
  const refused = async (as: TestPerson, input: object) => {
    const before = await everyTable(world);
    const refusal = refusalOf(await change(as, input));
    expect(await everyTable(world)).toBe(before);
    return refusal;
  };

  it('no activity, no change, and two changes', async () => {
    expect(await refused(world.kari, { ids: [], isDone: true })).toEqual(['input.required', 'input.ids']);
    expect(await refused(world.kari, { ids: [first] })).toEqual(['input.required', 'input.isDone']);
    expect(await refused(world.kari, { ids: [first], isDone: true, moveDays: 1 })).toEqual([
      'badRequest',
      'input.moveDays',
    ]);
  });

  it('more than 2,000 of them, days beyond ten years, and a tag without letters', async () => {
    const many = Array.from({ length: 2_001 }, (_, index) => index + 1);
    expect(await refused(world.kari, { ids: many, isDone: true })).toEqual(['input.tooMany', 'input.ids']);
    expect(await refused(world.kari, { ids: [first], moveDays: 3_661 })).toEqual([
      'input.outOfRange',
      'input.moveDays',
    ]);
    expect(await refused(world.kari, { ids: [first], isDone: true, moveEdge: 'END' })).toEqual([
      'badRequest',
      'input.moveEdge',
    ]);
    expect(await refused(world.kari, { ids: [first], moveDays: -1, moveEdge: 'END' })).toEqual([
      'input.endBeforeStart',
      'input.ids',
    ]);
    expect(await refused(world.kari, { ids: [first], addTag: '\u200b ' })).toEqual(['input.invisible', 'input.addTag']);
  });

  it('what is hidden, or of another kind, is as if it were not there', async () => {
    const secret = await makeOne('Hemmeleg', '2026-06-01', await makeCalendar(world, world.kari, hidden));
    expect(await refused(world.per, { ids: [secret], isDone: true })).toEqual(['notFound', 'input.ids']);
    expect(await refused(world.kari, { ids: [wheel], isDone: true })).toEqual(['notFound', 'input.ids']);
  });

  it('a day that somebody has moved since it was seen, with the rest of its series too', async () => {
    const to = { ids: [first], moveDays: 6, movesFrom: '2026-06-01' };
    dataOf(await change(world.kari, { ids: [first], moveDays: 10, moveEdge: 'END', movesFrom: '2026-06-01' }));
    expect(await refused(world.kari, to)).toEqual(['conflict', 'input.movesFrom']);
    expect(await refused(world.kari, { ...to, scope: 'REST' })).toEqual(['conflict', 'input.movesFrom']);
    expect(await refused(world.kari, { ...to, moveEdge: 'END' })).toEqual(['conflict', 'input.movesFrom']);
    const start = await changed({ ...to, moveEdge: 'START' });
    expect(start.changed).toMatchObject([{ startDate: '2026-06-07', endDate: '2026-06-11' }]);
    expect(await refused(world.kari, { ...to, ids: [first, second] })).toEqual(['badRequest', 'input.movesFrom']);
    expect(await refused(world.kari, { ids: [first], isDone: true, movesFrom: '2026-06-11' })).toEqual([
      'badRequest',
      'input.movesFrom',
    ]);
  });

  it('a move of what was just deleted, or to before wheels begin', async () => {
    expect(await refused(world.kari, { ids: [first], moveDays: -3_650, movesFrom: '2026-06-01' })).toEqual([
      'input.outsideYears',
      'input.ids',
    ]);
    expect(await changed({ ids: [first], remove: true })).toMatchObject({ count: 1 });
    expect(await refused(world.kari, { ids: [first], moveDays: 6, movesFrom: '2026-06-01' })).toEqual([
      'notFound',
      'input.ids',
    ]);
  });

  it('what one only reads, or what is archived', async () => {
    expect(await refused(world.ola, { ids: [first, second], remove: true })).toEqual(['notAllowed', 'input.ids']);
    dataOf(await world.graphql(world.kari, `mutation { archiveCalendar(id: "${wheel}") { id } }`));
    expect(await refused(world.kari, { ids: [first], isDone: true })).toEqual(['calendar.archived', 'input.ids']);
  });
});

describe('what may not be changed is left and named, the rest is changed', () => {
  it('an activity of a wheel that one only reads, and one that one may not know of', async () => {
    const own = await makeCalendar(world, world.ola);
    const mine = (await makeEvent(world, world.ola, own, { title: 'Mi eiga' })).instances.nodes[0]!.id;
    const secret = await makeOne('Hemmeleg', '2026-06-01', await makeCalendar(world, world.kari, hidden));
    const result = await changed({ ids: [mine, first, secret, '999999999'], isDone: true }, world.ola);
    expect(result).toMatchObject({ count: 1, skipped: [{ title: 'Budsjett', why: 'notAllowed' }], missing: 2 });
    expect((await there(first)).isDone).toBe(false);
  });

  it('three of 2,000, by name; the others are ticked, and all are taken back at once', async () => {
    const read = await makeCalendar(world, world.ola, {
      ...limited,
      persons: [{ person: world.kari.id, access: 'READ' }],
    });
    const others = ['Revisjon', 'Tilsyn', 'Høyring'];
    const refused = await Promise.all(
      others.map(async (title) => (await makeEvent(world, world.ola, read, { title })).instances.nodes[0]!.id),
    );
    const mine = await makeMany(1_997);
    const { count, skipped, missing, ...made } = await changed({ ids: [...mine, ...refused], isDone: true });
    expect([count, missing]).toEqual([1_997, 0]);
    expect(skipped.map(({ title }) => title).sort()).toEqual(others.sort());
    expect(dataOf(await undo(world.kari, made)).undoActivities.count).toBe(1_997);
  });

  it('a move out of the years that wheels show', async () => {
    const late = await makeOne('Siste', '2029-12-20');
    const result = await changed({ ids: [first, late], moveDays: 14 });
    expect(result).toMatchObject({ count: 1, skipped: [{ title: 'Siste', why: 'input.outsideYears' }] });
    expect((await there(late)).startDate).toBe('2029-12-20');
  });

  it('a person who may not read one of the wheels', async () => {
    const closed = await makeOne('Personalsak', '2026-06-01', await makeCalendar(world, world.kari, limited));
    const result = await changed({ ids: [first, closed], responsible: world.ola.id });
    expect(result).toMatchObject({ count: 1, skipped: [{ title: 'Personalsak', why: 'calendar.responsible' }] });
    expect(result.changed[0]!.responsible).toEqual({ id: String(world.ola.id) });
  });

  it('a series that has no room for one more tag', async () => {
    const tags = Array.from({ length: 20 }, (_, index) => `Merke ${index}`);
    const full = await makeOne('Full', '2026-06-01', wheel, { tags });
    expect(await changed({ ids: [first, full], addTag: 'Revisjon' })).toMatchObject({
      count: 1,
      skipped: [{ title: 'Full', why: 'input.tooMany' }],
    });
  });
});

describe('changed together, and undone together', () => {
  it('ticks, told of each; one that is ticked already is not counted', async () => {
    dataOf(await call(world, world.kari, 'updateEventInstance', { id: first, isDone: true }));
    const result = await changed({ ids: [first, second], isDone: true });
    expect(result).toMatchObject({ count: 1, changed: [{ id: second, isDone: true }], skipped: [] });
    expect((await eventsOf(world, second)).at(-1)).toBe('eventInstance.completed');
    expect(dataOf(await undo(world.kari, result)).undoActivities).toMatchObject({
      count: 1,
      changed: [{ id: second, isDone: false }],
    });
    expect((await there(first)).isDone).toBe(true);
  });

  it('ticks of Ola, who is responsible and only reads', async () => {
    await changed({ ids: [first], responsible: world.ola.id });
    const result = await changed({ ids: [first, second], isDone: true }, world.ola);
    expect(result).toMatchObject({ count: 1, skipped: [{ title: 'Rekneskap', why: 'notAllowed' }] });
  });

  it('moves, with their reminders and single series, and the history of each says so', async () => {
    const reminded = await makeOne('Minna', '2026-09-10', wheel, { reminder: 'ONE_WEEK' });
    const result = await changed({ ids: [first, second, reminded], moveDays: -7 });
    expect(result.changed.map(({ startDate }) => startDate).toSorted()).toEqual([
      '2026-05-25',
      '2026-06-24',
      '2026-09-03',
    ]);
    expect(await there(reminded)).toMatchObject({ reminderDate: '2026-08-27', event: { startDate: '2026-09-03' } });
    expect(result.changes).toHaveLength(3);
    dataOf(await undo(world.kari, result));
    expect(await there(reminded)).toMatchObject({ startDate: '2026-09-10', reminderDate: '2026-09-03' });
    expect((await there(first)).startDate).toBe('2026-06-01');
  });

  it('what somebody has changed since is left and named when the rest is undone', async () => {
    const result = await changed({ ids: [first, second], moveDays: 1 });
    await changed({ ids: [second], moveDays: 1 });
    expect(dataOf(await undo(world.kari, result)).undoActivities).toMatchObject({
      count: 1,
      skipped: [{ title: 'Rekneskap', why: 'conflict' }],
    });
    expect((await there(second)).startDate).toBe('2026-07-03');
  });

  it('a tag, once for each series', async () => {
    const result = await changed({ ids: [first, second], addTag: 'Revisjon' });
    expect(result.changed.map(({ tags }) => tags.map(({ title }) => title))).toEqual([['Revisjon'], ['Revisjon']]);
    expect(await changed({ ids: [first], addTag: 'revisjon' })).toMatchObject({ count: 0, skipped: [] });
    expect(dataOf(await undo(world.kari, result)).undoActivities).toMatchObject({ count: 2, skipped: [] });
  });

  it('removals: single activities, a whole series, and one of a series that keeps others', async () => {
    const kept = await makeEvent(world, world.kari, wheel, {
      activities: [{ startDate: '2026-06-01' }, { startDate: '2026-06-08' }],
    });
    const gone = await makeEvent(world, world.kari, wheel, {
      activities: [{ startDate: '2026-08-01' }, { startDate: '2026-08-08' }],
    });
    const [one] = kept.instances.nodes.map(({ id }) => id);
    const ids = [first, one!, ...gone.instances.nodes.map(({ id }) => id)];
    const result = await changed({ ids, remove: true });
    expect(result).toMatchObject({ count: 4, changed: [], skipped: [] });
    for (const id of ids) {
      expect(refusalOf(await world.graphql(world.kari, `{ eventInstance(id: "${id}") { id } }`))[0]).toBe('notFound');
    }
    expect(dataOf(await undo(world.kari, result)).undoActivities).toMatchObject({ count: 3, skipped: [] });
    for (const id of ids) expect(await there(id)).toMatchObject({ isDone: false });
  });

  it('a move with the rest of its series: what is past, ticked or before it stays', async () => {
    const event = await makeEvent(world, world.kari, wheel, {
      startDate: '2026-03-10',
      repetitionDefinition: { unit: 'MONTH', interval: 1 },
      endRepetitionDate: '2026-07-31',
    });
    const ids = event.instances.nodes.map(({ id }) => id);
    await changed({ ids: [ids[3]], isDone: true });
    const result = await changed({ ids: [ids[1]], moveDays: 2, scope: 'REST' });
    expect(result.count).toBe(3);
    const days = await Promise.all(ids.map(async (id) => (await there(id)).startDate));
    expect(days).toEqual(['2026-03-10', '2026-04-12', '2026-05-12', '2026-06-10', '2026-07-12']);
    expect(refusalOf(await change(world.kari, { ids, isDone: true, scope: 'REST' }))).toEqual([
      'badRequest',
      'input.scope',
    ]);
  });

  it('a move of what is done, which stays done and is back by undoing', async () => {
    await changed({ ids: [first], isDone: true });
    const moved = await changed({ ids: [first], moveDays: 7, movesFrom: '2026-06-01' });
    expect(moved).toMatchObject({ changed: [{ startDate: '2026-06-08', isDone: true }], skipped: [] });
    dataOf(await undo(world.kari, moved));
    expect(await there(first)).toMatchObject({ startDate: '2026-06-01', isDone: true });
  });

  it('nobody undoes what they may not know of', async () => {
    const result = await changed({ ids: [first, second], moveDays: 1 });
    expect(refusalOf(await undo(world.per, result))).toEqual(['notFound', 'input.changes']);
    expect(refusalOf(await undo(world.ola, result))).toEqual(['notFound', 'input.changes']);
  });
});
