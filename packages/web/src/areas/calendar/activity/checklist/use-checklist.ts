import { useState } from 'react';
import { useClient, useMutation } from 'urql';
import { problemOf } from '../../../../core/problem.ts';
import { useProblemText } from '../../../../core/texts/refusal.ts';
import { useText } from '../../../../core/texts/text.tsx';
import {
  type ActivityDetailsFragment,
  ActivityDocument,
  MoveTodoDocument,
  RemoveTodoDocument,
  RestoreTodoDocument,
  TickTodoDocument,
} from '../../../../generated/graphql.ts';
import { toast } from '../../../../ui/toaster.tsx';
import { indexAt, withMoved } from './todo-order.ts';

export type Todo = ActivityDetailsFragment['todos'][number];

/** A checklist and what can be done with its items. What is done shows at once, and is taken back, with the reason, where it is refused. */
export interface ChecklistDeeds {
  /** In the order that is shown. */
  todos: readonly Todo[];
  tick: (todo: Todo, isDone: boolean) => Promise<void>;
  /** To a place among the items, from 0. */
  move: (todo: Todo, to: number) => Promise<void>;
  /** Takes it off, and offers to undo that. */
  remove: (todo: Todo) => Promise<void>;
}

export function useChecklist({ id, todos: stored }: ActivityDetailsFragment): ChecklistDeeds {
  const say = useText();
  const fail = useFail(id);
  const [, sendTick] = useMutation(TickTodoDocument);
  const [, sendMove] = useMutation(MoveTodoDocument);
  const [, sendRemoval] = useMutation(RemoveTodoDocument);
  const [, sendReturn] = useMutation(RestoreTodoDocument);
  const [ticks, setTicks] = useState<Record<string, boolean>>({});
  const [order, setOrder] = useState<readonly Todo[]>();

  const restore = async (todo: Todo) => {
    const { error } = await sendReturn({ id: todo.id });
    if (error) fail(error);
  };
  return {
    todos: inOrder(stored, order).map((todo) => ({ ...todo, isDone: ticks[todo.id] ?? todo.isDone })),
    tick: async (todo, isDone) => {
      setTicks((before) => ({ ...before, [todo.id]: isDone }));
      const { error } = await sendTick({ id: todo.id, isDone });
      setTicks(({ [todo.id]: _, ...others }) => others);
      if (error) fail(error);
    },
    move: async (todo, to) => {
      setOrder(withMoved(stored, todo.id, to));
      const { error } = await sendMove({ id: todo.id, version: todo.version, index: indexAt(stored, todo.id, to) });
      setOrder(undefined);
      if (error) fail(error);
    },
    remove: async (todo) => {
      const { error } = await sendRemoval({ id: todo.id });
      if (error) return fail(error);
      toast.success(say('event.checklist.removed', { title: todo.title }), {
        words: say('button.undo'),
        run: () => void restore(todo),
      });
    },
  };
}

/** The stored items in an order that was just chosen, as far as they are still there. */
function inOrder(stored: readonly Todo[], order: readonly Todo[] | undefined): readonly Todo[] {
  if (!order) return stored;
  const place = new Map(order.map(({ id }, at) => [id, at]));
  return stored.toSorted((one, other) => (place.get(one.id) ?? stored.length) - (place.get(other.id) ?? stored.length));
}

/** Says why something was refused; where somebody else changed the item meanwhile, the checklist is read anew. */
function useFail(activity: string): (error: unknown) => void {
  const client = useClient();
  const sayProblem = useProblemText();
  return (error) => {
    toast.error(sayProblem(error));
    if (problemOf(error).code !== 'conflict') return;
    void client.query(ActivityDocument, { id: activity }, { requestPolicy: 'network-only' }).toPromise();
  };
}
