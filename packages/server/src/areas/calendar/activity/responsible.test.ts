import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dataOf, refusalOf } from '../../../core/testing/answers.ts';
import type { TestPerson } from '../../../core/testing/people.ts';
import { makeWorld, type World } from '../../../core/testing/world.ts';
import { everyTable, limited, richText } from '../../../subject/testing/things.ts';
import { call, makeCalendar, makeEvent } from '../testing/wheels.ts';

/** What the person responsible for an activity may do on a year wheel that they may only read (product/activities#responsible-person). */
let world: World;
let calendar: string;
let activity: string;
let others: string;
let item: string;

beforeAll(async () => {
  world = await makeWorld();
  world.setNow('2026-03-02T09:00:00Z');
});
afterAll(() => world.close());

const readBy = (...people: TestPerson[]) => ({
  ...limited,
  persons: people.map(({ id }) => ({ person: id, access: 'READ' })),
});

beforeEach(async () => {
  const { kari, ola, per } = world;
  calendar = await makeCalendar(world, kari, readBy(ola, per));
  const event = await makeEvent(world, kari, calendar, {
    activities: [{ startDate: '2026-06-01', responsible: ola.id }, { startDate: '2026-07-01' }],
    todoTemplate: ['Ring revisor'],
  });
  [activity, others] = event.instances.nodes.map(({ id }) => id) as [string, string];
  item = (await read(kari, activity)).todos[0]!.id;
});

type Read = {
  mayTick: boolean;
  isDone: boolean;
  isFavourite: boolean;
  noteText: string | null;
  version: number;
  responsible: { name: string } | null;
  responsibleHasAccess: boolean | null;
  todos: { id: string; isDone: boolean; version: number }[];
};
const read = async (as: TestPerson, id: string) =>
  dataOf(
    await world.graphql<{ eventInstance: Read }>(
      as,
      `{ eventInstance(id: "${id}") { mayTick isDone isFavourite noteText version responsible { name } responsibleHasAccess todos { id isDone version } } }`,
    ),
  ).eventInstance;

const change = (as: TestPerson, more: object, id = activity) => call(world, as, 'updateEventInstance', { id, ...more });

describe('Ola, who is responsible and only reads', () => {
  it.each([
    ['its title', { title: 'Ny' }],
    ['its days', { endDate: '2026-06-05' }],
    ['its purpose', { description: richText('Noko anna') }],
    ['who is responsible', { responsible: null }],
    ['its reminder', { reminderDate: null }],
    ['its status', { status: 'DRAFT' }],
    ['its title together with the tick', { isDone: true, title: 'Ny' }],
  ])('may not change %s', async (_what, more) => {
    const before = await everyTable(world);
    expect(refusalOf(await change(world.ola, { version: 1, ...more }))).toEqual(['notAllowed', 'input.id']);
    expect(await everyTable(world)).toBe(before);
  });

  it('may not tick what another, or nobody, is responsible for', async () => {
    expect(refusalOf(await change(world.ola, { isDone: true }, others))).toEqual(['notAllowed', 'input.id']);
    expect(refusalOf(await change(world.per, { isDone: true }))).toEqual(['notAllowed', 'input.id']);
    expect(await read(world.ola, others)).toMatchObject({ mayTick: false, isDone: false });
  });

  it('may not change, add or remove items of its checklist, nor tick those of another’s', async () => {
    const { ola, kari } = world;
    const its = { id: item, version: 1 };
    expect(refusalOf(await call(world, ola, 'updateTodo', { ...its, title: 'Ny' }))).toEqual([
      'notAllowed',
      'input.id',
    ]);
    expect(refusalOf(await call(world, ola, 'createTodo', { parent: activity, title: 'Ny' }))[0]).toBe('notAllowed');
    const removed = await world.graphql(ola, `mutation { removeTodo(id: "${item}") { id } }`);
    expect(refusalOf(removed)[0]).toBe('notAllowed');
    const [another] = (await read(kari, others)).todos;
    expect(refusalOf(await call(world, ola, 'updateTodo', { id: another!.id, isDone: true }))[0]).toBe('notAllowed');
  });

  it('ticks it, ticks its checklist, writes its note and marks it', async () => {
    const { ola } = world;
    expect(await read(ola, activity)).toMatchObject({ mayTick: true, isDone: false });
    dataOf(await change(ola, { isDone: true, status: 'PUBLISHED' }));
    const { version } = await read(ola, activity);
    dataOf(await change(ola, { version, note: richText('Gjekk bra'), isFavourite: true }));
    dataOf(await call(world, ola, 'updateTodo', { id: item, isDone: true }));
    expect(await read(ola, activity)).toMatchObject({
      isDone: true,
      isFavourite: true,
      noteText: 'Gjekk bra',
      todos: [{ isDone: true }],
    });
  });

  it('ticks an item on the version that was seen, and not on another', async () => {
    const { ola } = world;
    const version = dataOf(await call<{ version: number }>(world, ola, 'updateTodo', { id: item, isDone: false }))
      .updateTodo.version;
    dataOf(await call(world, ola, 'updateTodo', { id: item, isDone: true, version }));
    const late = await call(world, ola, 'updateTodo', { id: item, isDone: false, version });
    expect(refusalOf(late)[0]).toBe('conflict');
  });

  it('may not when the year wheel is archived', async () => {
    dataOf(await world.graphql(world.kari, `mutation { archiveCalendar(id: "${calendar}") { id } }`));
    expect(refusalOf(await change(world.ola, { isDone: true }))[0]).toBe('calendar.archived');
    expect((await read(world.ola, activity)).mayTick).toBe(false);
    expect((await read(world.kari, activity)).mayTick).toBe(false);
  });
});

describe('Ola, who has lost the right to read', () => {
  beforeEach(async () => {
    dataOf(await call(world, world.kari, 'updateCalendar', { id: calendar, version: 1, access: readBy(world.per) }));
  });

  const named = async (as: TestPerson) => {
    const query = `{ calendar(id: "${calendar}") { responsibleWithoutAccess { name } } }`;
    const answer = await world.graphql<{ calendar: { responsibleWithoutAccess: { name: string }[] } }>(as, query);
    return dataOf(answer).calendar.responsibleWithoutAccess.map(({ name }) => name);
  };

  it('can do nothing with it, and has it in no list', async () => {
    expect(refusalOf(await change(world.ola, { isDone: true }))).toEqual(['notFound', 'input.id']);
    expect(refusalOf(await call(world, world.ola, 'updateTodo', { id: item, isDone: true }))[0]).toBe('notFound');
    const mine = await world.graphql<{ tasks: { nodes: { id: string }[] } }>(
      world.ola,
      '{ tasks(list: MY_UNFINISHED, limit: 100) { nodes { id } } }',
    );
    expect(dataOf(mine).tasks.nodes.map(({ id }) => id)).not.toContain(activity);
  });

  it('stays named, marked as without access, and those who write the year wheel are told', async () => {
    expect(await read(world.kari, activity)).toMatchObject({
      responsible: { name: 'Ola Vik' },
      responsibleHasAccess: false,
    });
    expect(await read(world.kari, others)).toMatchObject({ responsible: null, responsibleHasAccess: null });
    expect(await named(world.kari)).toEqual(['Ola Vik']);
    expect(await named(world.per)).toEqual([]);
  });

  it('is no longer told of when it is done, or when Ola reads again', async () => {
    dataOf(await change(world.kari, { isDone: true }));
    expect(await named(world.kari)).toEqual([]);
    dataOf(await change(world.kari, { isDone: false }));
    const access = readBy(world.per, world.ola);
    dataOf(await call(world, world.kari, 'updateCalendar', { id: calendar, version: 2, access }));
    expect(await named(world.kari)).toEqual([]);
    expect(await read(world.kari, activity)).toMatchObject({ responsibleHasAccess: true, mayTick: true });
  });
});
