import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dataOf, refusalOf } from '../../../core/testing/answers.ts';
import type { TestPerson } from '../../../core/testing/people.ts';
import { makeWorld, type World } from '../../../core/testing/world.ts';
import { eventsOf, everyTable, hidden, limited } from '../../../subject/testing/things.ts';
import { call, makeCalendar, makeEvent, removeActivity } from '../testing/wheels.ts';

/** Activities that move to another year wheel (product/activities#several-at-once). */
let world: World;
/** A year wheel that Ola may read. */
let from: string;
/** A year wheel hidden from all but Kari and Per, who may write it. */
let to: string;
let activity: string;

beforeAll(async () => {
  world = await makeWorld();
  world.setNow('2026-03-02T09:00:00Z');
});
afterAll(() => world.close());

beforeEach(async () => {
  from = await makeCalendar(world, world.kari, { ...limited, persons: [{ person: world.ola.id, access: 'READ' }] });
  to = await makeCalendar(world, world.kari, { ...hidden, persons: [{ person: world.per.id, access: 'WRITE' }] });
  activity = await makeOne('Ringdueteljing');
});

const makeOne = async (title: string, of = from, more: object = {}) =>
  (await makeEvent(world, world.kari, of, { title, startDate: '2026-06-01', ...more })).instances.nodes[0]!.id;

type Moved = { count: number; changed: { id: string }[]; skipped: { title: string; why: string }[]; changes: string[] };
const send = (as: TestPerson, ids: readonly string[], toCalendar = to) =>
  world.graphql<{ changeActivities: Moved }>(
    as,
    'mutation ($input: ChangeActivitiesInput!) { changeActivities(input: $input) { count changed { id } skipped { title why } changes } }',
    { input: { ids, toCalendar } },
  );
const move = async (as: TestPerson, ids: readonly string[], toCalendar = to) =>
  dataOf(await send(as, ids, toCalendar)).changeActivities;
const undo = (as: TestPerson, changes: readonly string[]) =>
  world.graphql<{ undoActivities: { count: number; skipped: { title: string; why: string }[] } }>(
    as,
    'mutation ($input: UndoActivitiesInput!) { undoActivities(input: $input) { count skipped { title why } } }',
    { input: { changes, removed: [] } },
  );
const readBy = async (as: TestPerson, id = activity) => {
  const answer = await world.graphql<{ eventInstance: { calendar: { id: string } } }>(
    as,
    `{ eventInstance(id: "${id}") { calendar { id } } }`,
  );
  return answer.errors ? refusalOf(answer)[0] : dataOf(answer).eventInstance.calendar.id;
};
const finds = async (as: TestPerson, series: string) =>
  JSON.stringify(dataOf(await world.graphql(as, '{ search(query: "kornkråketeljing") { events { id } } }'))).includes(
    `"${series}"`,
  );
/** Reads the roots of an activity and of everything on its series, and the ids in their calendar columns. */
async function homesOf(id: string) {
  const { rows } = await sql<{ home: number }>`
    with recursive whole as (
      select s.id, s.root_id from subject s join event_instance i on i.event_id = s.id where i.id = ${id}
      union all select below.id, below.root_id from subject below join whole on below.parent_id = whole.id)
    select root_id as home from whole union select e.calendar_id from event e join whole using (id)
    union select i.calendar_id from event_instance i join whole using (id)`.execute(world.db);
  return rows.map(({ home }) => String(home));
}

describe('an activity that is moved', () => {
  it('is read and found by those of its new year wheel alone, with its checklist and what was removed of it', async () => {
    const event = await makeEvent(world, world.kari, from, {
      title: 'Kornkråketeljing',
      activities: [{ startDate: '2026-06-01' }, { startDate: '2026-06-08' }, { startDate: '2026-06-15' }],
      todoTemplate: ['Kikkert'],
    });
    const [first, second, third] = event.instances.nodes.map(({ id }) => id);
    activity = first!;
    await removeActivity(world, world.kari, third!);

    expect(await move(world.kari, [first!])).toMatchObject({ count: 1, changed: [{ id: first }], skipped: [] });
    expect(await homesOf(first!)).toEqual([to]);
    expect([await readBy(world.kari, second), await readBy(world.per, second)]).toEqual([to, to]);
    expect(await readBy(world.ola)).toBe('notFound');
    expect([await finds(world.per, event.id), await finds(world.ola, event.id)]).toEqual([true, false]);
    expect((await eventsOf(world, event.id)).at(-1)).toBe('event.moved');
  });

  it('counts for its new year wheel: deadlines of both are new', async () => {
    await move(world.kari, [activity]);
    const { rows } = await sql<{ next: string | null }>`
      select next_deadline as next from subject where id = any (${[from, to]}::bigint[]) order by id`.execute(world.db);
    expect(rows).toEqual([{ next: null }, { next: '2026-06-01' }]);
  });

  it('goes back by undoing, together or alone from its history', async () => {
    const other = await makeOne('Andeteljing');
    const { changes } = await move(world.kari, [activity, other]);
    expect(changes).toHaveLength(2);
    expect(dataOf(await undo(world.kari, changes)).undoActivities).toEqual({ count: 2, skipped: [] });
    expect([await readBy(world.ola), await readBy(world.ola, other)]).toEqual([from, from]);

    const again = await move(world.kari, [activity]);
    dataOf(await world.graphql(world.kari, `mutation { undoChange(id: "${again.changes[0]}") { id } }`));
    expect(await readBy(world.ola)).toBe(from);
  });

  it('goes with a change of its series as well', async () => {
    const event = await makeEvent(world, world.kari, from, { title: 'Teljing', startDate: '2026-06-01' });
    const input = { id: event.id, version: 1, title: 'Stor teljing', calendar: to };
    dataOf(await call(world, world.kari, 'updateEvent', input));
    expect(await readBy(world.per, event.instances.nodes[0]!.id)).toBe(to);
    expect(refusalOf(await call(world, world.per, 'updateEvent', { ...input, version: 2, calendar: from }))).toEqual([
      'notAllowed',
      'input.calendar',
    ]);
  });
});

describe('an activity is not moved', () => {
  const refused = async (as: TestPerson, ids: readonly string[], toCalendar: string) => {
    const before = await everyTable(world);
    const refusal = refusalOf(await send(as, ids, toCalendar));
    expect(await everyTable(world)).toBe(before);
    return refusal;
  };

  it('to a year wheel that is hidden, gone, of another kind, only read, or archived', async () => {
    const own = await makeCalendar(world, world.ola, hidden);
    const olas = (await makeEvent(world, world.ola, own, { title: 'Mi eiga' })).instances.nodes[0]!.id;
    expect(await refused(world.ola, [olas], to)).toEqual(['notFound', 'input.toCalendar']);
    expect(await refused(world.ola, [olas], '999999999')).toEqual(['notFound', 'input.toCalendar']);
    expect(await refused(world.kari, [activity], activity)).toEqual(['notFound', 'input.toCalendar']);
    expect(await refused(world.ola, [olas], from)).toEqual(['notAllowed', 'input.toCalendar']);
    dataOf(await world.graphql(world.kari, `mutation { archiveCalendar(id: "${to}") { id } }`));
    expect(await refused(world.kari, [activity], to)).toEqual(['calendar.archived', 'input.toCalendar']);
  });

  it('from a year wheel that one only reads, and is left and named beside one that may', async () => {
    const own = await makeCalendar(world, world.ola, hidden);
    const olas = (await makeEvent(world, world.ola, own, { title: 'Mi eiga' })).instances.nodes[0]!.id;
    const next = await makeCalendar(world, world.ola, hidden);
    expect(await refused(world.ola, [activity], next)).toEqual(['notAllowed', 'input.ids']);
    expect(await move(world.ola, [olas, activity], next)).toMatchObject({
      count: 1,
      skipped: [{ title: 'Ringdueteljing', why: 'notAllowed' }],
    });
    expect(await readBy(world.kari)).toBe(from);
  });

  it('back to a year wheel that one may no longer write', async () => {
    const { changes } = await move(world.kari, [activity]);
    expect(refusalOf(await undo(world.per, changes))).toEqual(['notAllowed', 'input.changes']);
    expect(await readBy(world.kari)).toBe(to);
  });

  it('where it is already', async () => {
    expect(await move(world.kari, [activity], from)).toMatchObject({ count: 0, changed: [], skipped: [], changes: [] });
  });
});
