import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf, refusalOf } from '../../../core/testing/answers.ts';
import type { TestPerson } from '../../../core/testing/people.ts';
import { makeWorld, type World } from '../../../core/testing/world.ts';
import { createSubjects } from '../../../subject/create.ts';
import { eventsOf, open, richText } from '../../../subject/testing/things.ts';
import { call, makeCalendar, makeEvent } from '../testing/wheels.ts';

let world: World;
let instance: string;
beforeAll(async () => {
  world = await makeWorld();
  world.setNow('2026-03-02T09:00:00Z');
  const calendar = await makeCalendar(world, world.kari);
  instance = (await makeEvent(world, world.kari, calendar, { todoTemplate: ['Hent tal', 'Skriv'] })).instances.nodes[0]!
    .id;
});
afterAll(() => world.close());

type Todo = { id: string; title: string; index: number; isDone: boolean; version: number };
const checklist = async () =>
  dataOf(
    await world.graphql<{ eventInstance: { todos: Todo[]; todoProgress: object } }>(
      world.kari,
      `{ eventInstance(id: "${instance}") { todos { id title index isDone version } todoProgress { done total percent } } }`,
    ),
  ).eventInstance;
const titles = async () => (await checklist()).todos.map(({ title }) => title);
const idOf = async (title: string) => (await checklist()).todos.find((todo) => todo.title === title)!.id;
const removeTodo = (id: string) => world.graphql(world.kari, `mutation { removeTodo(id: "${id}") { id } }`);
const restoreTodo = (id: string, as: TestPerson = world.kari) =>
  world.graphql<{ restoreTodo: { todos: (Todo & { note: string | null })[] } }>(
    as,
    `mutation { restoreTodo(id: "${id}") { id todos { title isDone note } } }`,
  );
const told = (id: string) => eventsOf(world, id);

describe('the checklist of an activity that is a draft', () => {
  it('is not there for those who only read the year wheel', async () => {
    const wheel = await makeCalendar(world, world.kari, open);
    const { instances } = await makeEvent(world, world.kari, wheel, { todoTemplate: ['Hent tal'] });
    const draft = { id: instances.nodes[0]!.id, version: 1, status: 'DRAFT' };
    const query = `{ eventInstance(id: "${draft.id}") { todos { id } } }`;
    const { eventInstance } = dataOf(await world.graphql<{ eventInstance: { todos: Todo[] } }>(world.per, query));
    const id = eventInstance.todos[0]!.id;
    const follow = () => world.graphql(world.per, `mutation { follow(id: "${id}") { kind } }`);
    expect(dataOf(await follow())).toEqual({ follow: { kind: 'TASK' } });
    dataOf(await call(world, world.kari, 'updateEventInstance', draft));
    expect(refusalOf(await follow())).toEqual(['notFound', 'id']);
    expect(refusalOf(await call(world, world.per, 'updateTodo', { id, isDone: true }))).toEqual([
      'notFound',
      'input.id',
    ]);
    dataOf(await call(world, world.kari, 'updateTodo', { id, isDone: true }));
  });
});

describe('a checklist', () => {
  it('refuses a save that is based on an older version', async () => {
    const id = await idOf('Skriv');
    dataOf(await call(world, world.kari, 'updateTodo', { id, version: 1, note: richText('Bruk malen') }));
    expect(refusalOf(await call(world, world.kari, 'updateTodo', { id, version: 1, title: 'Anna' }))).toEqual([
      'conflict',
      'input.version',
    ]);
  });

  it('takes a new item last, or where it is put', async () => {
    dataOf(await call(world, world.kari, 'createTodo', { parent: instance, title: 'Send' }));
    dataOf(await call(world, world.kari, 'createTodo', { parent: instance, title: 'Avtal', index: 0 }));
    dataOf(await call(world, world.kari, 'createTodo', { parent: instance, title: 'Kontroller', index: 2 }));
    expect(await titles()).toEqual(['Avtal', 'Hent tal', 'Kontroller', 'Skriv', 'Send']);
  });

  it('lets an item move up and down', async () => {
    const { todos } = await checklist();
    const send = todos.at(-1)!;
    dataOf(await call(world, world.kari, 'updateTodo', { id: send.id, version: send.version, index: 1 }));
    expect(await titles()).toEqual(['Avtal', 'Send', 'Hent tal', 'Kontroller', 'Skriv']);
  });

  it('counts its ticks, which need no version and are told once', async () => {
    const id = await idOf('Hent tal');
    const ticked = dataOf(await call<Todo>(world, world.kari, 'updateTodo', { id, isDone: true })).updateTodo;
    expect(ticked).toMatchObject({ isDone: true, version: 2 });
    expect((await checklist()).todoProgress).toEqual({ done: 1, total: 5, percent: 20 });
    dataOf(await call(world, world.kari, 'updateTodo', { id, isDone: false }));
    expect(await told(id)).toEqual(['todo.completed', 'todo.restored']);
  });

  it('forgets what is taken off it', async () => {
    const id = await idOf('Avtal');
    const answer = await world.graphql<{ removeTodo: { todos: Todo[] } }>(
      world.kari,
      `mutation { removeTodo(id: "${id}") { id todos { title } } }`,
    );
    expect(dataOf(answer).removeTodo.todos.map(({ title }) => title)).toEqual([
      'Send',
      'Hent tal',
      'Kontroller',
      'Skriv',
    ]);
    expect(refusalOf(await call(world, world.kari, 'updateTodo', { id, isDone: true }))).toEqual([
      'notFound',
      'input.id',
    ]);
  });

  it('gives back to Ola, who only reads, to Per, a stranger, or out of the archive nothing that was taken off it', async () => {
    const asleep = await makeCalendar(world, world.kari);
    const sleeping = (await makeEvent(world, world.kari, asleep, { todoTemplate: ['Søv'] })).instances.nodes[0]!.id;
    const made = await call<Todo>(world, world.kari, 'createTodo', { parent: sleeping, title: 'Drøym' });
    const dream = dataOf(made).createTodo.id;
    dataOf(await removeTodo(dream));
    dataOf(await world.graphql(world.kari, `mutation { archiveCalendar(id: "${asleep}") { id } }`));
    const id = await idOf('Kontroller');
    expect(refusalOf(await restoreTodo(id))).toEqual(['notFound', 'id']);
    dataOf(await removeTodo(id));
    expect(refusalOf(await restoreTodo(id, world.ola))).toEqual(['notFound', 'id']);
    expect(refusalOf(await restoreTodo(id, world.per))).toEqual(['notFound', 'id']);
    expect(refusalOf(await restoreTodo(dream))).toEqual(['calendar.archived']);
    expect(await titles()).toEqual(['Send', 'Hent tal', 'Skriv']);
  });

  it('gets an item back on its place, with its tick and its note', async () => {
    const id = await idOf('Hent tal');
    const { version } = (await checklist()).todos.find((todo) => todo.id === id)!;
    dataOf(await call(world, world.kari, 'updateTodo', { id, version, isDone: true, note: richText('Spør Ola') }));
    dataOf(await removeTodo(id));
    expect(await titles()).toEqual(['Send', 'Skriv']);
    const answer = dataOf(await restoreTodo(id)).restoreTodo;
    expect(answer.todos.map(({ title, isDone, note }) => [title, isDone, note?.includes('Spør Ola') ?? false])).toEqual(
      [
        ['Send', false, false],
        ['Hent tal', true, true],
        ['Skriv', false, false],
      ],
    );
    expect((await told(id)).at(-1)).toBe('todo.broughtBack');
  });

  it('gets nothing back after 30 days, nor an item that went with its activity', async () => {
    const { kari, db } = world;
    const calendar = await makeCalendar(world, kari);
    const { id: series, instances } = await makeEvent(world, kari, calendar, { todoTemplate: ['Éin', 'To'] });
    const query = `{ eventInstance(id: "${instances.nodes[0]!.id}") { todos { id } } }`;
    const { eventInstance } = dataOf(await world.graphql<{ eventInstance: { todos: Todo[] } }>(kari, query));
    const [late, along] = eventInstance.todos.map(({ id }) => id);
    dataOf(await removeTodo(late!));
    const since = new Date('2026-01-31T08:00:00Z');
    await db.updateTable('subject').set({ last_updated: since }).where('id', '=', Number(late)).execute();
    expect(refusalOf(await restoreTodo(late!))).toEqual(['notFound', 'id']);
    dataOf(await world.graphql(kari, `mutation { removeEvent(id: "${series}") }`));
    expect(refusalOf(await restoreTodo(along!))).toEqual(['notFound', 'id']);
  });

  it('holds 200 items and no more', async () => {
    const { db, kari } = world;
    const { todos } = await checklist();
    const wanted = 200 - todos.length;
    const { root_id } = await db
      .selectFrom('subject')
      .select('root_id')
      .where('id', '=', Number(instance))
      .executeTakeFirstOrThrow();
    await db.transaction().execute(async (tx) => {
      const ids = await createSubjects(
        tx,
        Array.from({ length: wanted }, () => ({
          kind: 'TASK' as const,
          title: 'Fyll',
          createdBy: kari,
          parent: { id: Number(instance), rootId: root_id },
        })),
      );
      await tx
        .insertInto('todo')
        .values(ids.map((id, index) => ({ id, instance_id: Number(instance), position: 10 + index })))
        .execute();
    });
    const answer = await call(world, kari, 'createTodo', { parent: instance, title: 'For mykje' });
    expect(refusalOf(answer)).toEqual(['input.tooMany', 'input.parent']);
  });
});
