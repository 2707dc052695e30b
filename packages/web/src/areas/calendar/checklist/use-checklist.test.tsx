import { beforeEach, expect, test } from 'vitest';
import { atWork } from '../../../core/testing/hook.tsx';
import { refuse, serverWith } from '../../../core/testing/server.ts';
import { told } from '../../../core/testing/told.ts';
import type { ActivityDetailsFragment } from '../../../generated/graphql.ts';
import { fakeStorage } from '../../../storage/fake-storage.ts';
import { type Todo, useChecklist } from './use-checklist.ts';

beforeEach(() => void fakeStorage());

const item = (id: string, title: string, index: number, change: Partial<Todo> = {}): Todo => ({
  ...{ id, title, description: null, note: null, isDone: false, index, version: 1 },
  ...change,
});
const stored = [item('1', 'Rom', 0), item('2', 'Kaffi', 1), item('3', 'Referat', 2)];
const todo = (one: Todo, parent: object = {}) => ({
  ...{ __typename: 'Todo', ...one },
  parent: { __typename: 'EventInstance', id: '9', ...parent },
});
const progress = { todoProgress: { __typename: 'Progress', done: 1, total: 3 } };

/** The checklist of an activity. The server stores what it is sent, or refuses. */
async function checklist(answers: Parameters<typeof serverWith>[0] = {}) {
  const { words, take } = told();
  let version = 1;
  const asked = serverWith({
    TickTodo: ({ id, isDone }) => ({
      updateTodo: todo({ ...stored.find((one) => one.id === id)!, isDone: Boolean(isDone), version: 2 }, progress),
    }),
    MoveTodo: ({ id }) => {
      version += 1;
      const todos = stored.map((one) => ({
        __typename: 'Todo',
        ...one,
        version: one.id === id ? version : one.version,
      }));
      return { updateTodo: todo({ ...stored[0]!, version }, { todos }) };
    },
    RemoveTodo: { removeTodo: { __typename: 'EventInstance', id: '9', ...progress, todos: [] } },
    RestoreTodo: { restoreTodo: { __typename: 'EventInstance', id: '9', ...progress, todos: [] } },
    ...answers,
  });
  const { now, perform } = await atWork(() => useChecklist({ id: '9', todos: stored } as ActivityDetailsFragment));
  const titles = () => now().todos.map(({ title }) => title);
  const done = () => now().todos.flatMap(({ title, isDone }) => (isDone ? [title] : []));
  const sentTo = (name: string) => asked.filter((one) => one.name === name).map((one) => one.with);
  return { perform, titles, done, sentTo, words, take };
}

test('a tick shows before the server has answered', async () => {
  const { perform, done, sentTo } = await checklist({ TickTodo: () => new Promise(() => {}) });
  await perform(({ tick }) => tick(stored[1]!, true));
  expect(done()).toEqual(['Kaffi']);
  expect(sentTo('TickTodo')).toMatchObject([{ id: '2', isDone: true }]);
});

test('a tick that is refused is taken back, with the reason', async () => {
  const { perform, done, words } = await checklist({ TickTodo: refuse('calendar.archived') });
  await perform(({ tick }) => tick(stored[1]!, true));
  expect([done(), words]).toEqual([[], [expect.stringMatching(/^error: /)]]);
});

test('an item that is moved stands in its place before the server has answered', async () => {
  const { perform, titles } = await checklist({ MoveTodo: () => new Promise(() => {}) });
  await perform(({ move }) => move(stored[2]!, 0));
  expect(titles()).toEqual(['Referat', 'Rom', 'Kaffi']);
});

test('a move that is refused puts the item back, with the reason', async () => {
  const { perform, titles, words } = await checklist({ MoveTodo: refuse('notAllowed') });
  await perform(({ move }) => move(stored[2]!, 0));
  expect([titles(), words]).toEqual([['Rom', 'Kaffi', 'Referat'], [expect.stringMatching(/^error: /)]]);
});

test('moves that follow quickly are sent one after another, each upon what the one before left', async () => {
  const { perform, sentTo } = await checklist();
  await perform(({ move }) => {
    void move(stored[0]!, 1);
    void move(stored[0]!, 2);
  });
  await perform(() => {});
  expect(sentTo('MoveTodo').map(({ id, version }) => [id, version])).toEqual([
    ['1', 1],
    ['1', 2],
  ]);
});

test('where somebody else changed the item meanwhile, the checklist is read anew', async () => {
  const { perform, sentTo } = await checklist({ MoveTodo: refuse('conflict'), Activity: refuse('notFound') });
  await perform(({ move }) => move(stored[0]!, 1));
  expect(sentTo('Activity')).toEqual([{ id: '9' }]);
});

test('an item that is taken off comes back by undo', async () => {
  const { perform, sentTo, words, take } = await checklist();
  await perform(({ remove }) => remove(stored[1]!));
  expect(words).toEqual(['success: «Kaffi» er fjerna – Angre']);
  await perform(take);
  expect([sentTo('RemoveTodo'), sentTo('RestoreTodo')]).toEqual([[{ id: '2' }], [{ id: '2' }]]);
});

test('an item is taken off only after the move before it', async () => {
  const move = Promise.withResolvers<object>();
  const { perform, sentTo } = await checklist({ MoveTodo: () => move.promise });
  await perform((checklist) => void checklist.move(stored[0]!, 2));
  await perform(({ remove }) => void remove(stored[0]!));
  expect(sentTo('RemoveTodo')).toEqual([]);
  await perform(() => move.resolve({ updateTodo: todo({ ...stored[0]!, version: 2 }, { todos: [] }) }));
  await expect.poll(() => sentTo('RemoveTodo')).toEqual([{ id: '1' }]);
});

test('an item that may not be taken off says why, and offers no undo', async () => {
  const { perform, words } = await checklist({ RemoveTodo: refuse('notAllowed') });
  await perform(({ remove }) => remove(stored[1]!));
  expect(words).toEqual([expect.stringMatching(/^error: /)]);
});
