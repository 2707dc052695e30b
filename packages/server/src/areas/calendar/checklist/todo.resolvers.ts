import type { Resolvers } from '../../../core/graphql/context.ts';
import { type InstanceRow, instanceById } from '../activity/activity.queries.ts';
import { progressOfTodos, type TodoRow, todosOfInstance } from './todo.queries.ts';

/** The checklists of activities. */
export const todoFields: Resolvers = {
  EventInstance: {
    todos: ({ id }: InstanceRow, _args, { load }) => load(todosOfInstance, id),
    todoProgress: ({ id }: InstanceRow, _args, { load }) => load(progressOfTodos, id),
  },
  Todo: { parent: ({ instanceId }: TodoRow, _args, { load }) => load(instanceById, instanceId) },
};
