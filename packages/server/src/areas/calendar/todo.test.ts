import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSubjects } from '../../core/subject/create-subject.ts';
import { makeWorld, type World } from '../../core/testing/world.ts';
import { call, dataOf, makeCalendar, makeEvent, refusalOf, richText } from './testing/wheels.ts';

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
const told = async (id: string) =>
  (
    await world.db
      .selectFrom('domain_event')
      .select('name')
      .where('subject_id', '=', Number(id))
      .orderBy('id')
      .execute()
  ).map(({ name }) => name);

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
