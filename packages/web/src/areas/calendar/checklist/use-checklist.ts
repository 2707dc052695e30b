import { useRef, useState } from 'react';
import { useClient, useMutation } from 'urql';
import { hereWith } from '../../../core/offline/here.ts';
import { type Tick, waitingTickOf } from '../../../core/offline/waiting-ticks.ts';
import { serialQueue } from '../../../core/serial-queue.ts';
import {
  type ActivityDetailsFragment,
  ActivityDocument,
  MoveTodoDocument,
  RemoveTodoDocument,
  RestoreTodoDocument,
  TickTodoDocument,
} from '../../../generated/graphql.ts';
import { problemOf } from '../../../texts/problem.ts';
import { useProblemText } from '../../../texts/refusal.ts';
import { useText } from '../../../texts/text.tsx';
import { toast } from '../../../ui/overlay/toaster.tsx';
import { indexAt, withMoved } from './todo-order.ts';

export type Todo = ActivityDetailsFragment['todos'][number];

/** A checklist and what can be done with its items. Changes show at once; if the server refuses one, it is taken back and the reason shown. */
export interface ChecklistActions {
  /** In the order shown. */
  todos: readonly Todo[];
  tick: (todo: Todo, isDone: boolean) => Promise<void>;
  /** Moves an item to a place among the items, from 0. */
  move: (todo: Todo, to: number) => Promise<void>;
  /** Removes an item, and offers to undo that. */
  remove: (todo: Todo) => Promise<void>;
}

/** Ticks and moves in quick succession are sent one by one, each based on the result of the last. */
export function useChecklist({ id, todos: stored }: ActivityDetailsFragment): ChecklistActions {
  const say = useText();
  const fail = useFail(id);
  const [, sendTick] = useMutation(TickTodoDocument);
  const [, sendMove] = useMutation(MoveTodoDocument);
  const [, sendRemoval] = useMutation(RemoveTodoDocument);
  const [, sendReturn] = useMutation(RestoreTodoDocument);
  const [ticks, setTicks] = useState<Record<string, boolean>>({});
  const [order, setOrder] = useState<readonly Todo[]>();
  const [takeTurn] = useState(serialQueue);
  // The items as last returned by the server: the next action in line starts from these, rendered or not.
  const newest = useRef(stored);
  newest.current = stored;

  const tick = async ({ id: item, title, version }: Todo, isDone: boolean) => {
    const waits: Tick = { of: 'Todo', id: item, title, activity: id, path: hereWith(id), isDone, version };
    const answer = await sendTick({ id: item, isDone }, { tick: waits });
    const ticked = answer.data?.updateTodo;
    if (ticked && !waitingTickOf('Todo', item))
      newest.current = newest.current.map((todo) => (todo.id === item ? ticked : todo));
    return answer;
  };
  const move = async (todo: Todo, to: number) => {
    const { id: item } = todo;
    const { version } = newest.current.find((one) => one.id === item) ?? todo;
    const answer = await sendMove({ id: item, version, index: indexAt(newest.current, item, to) });
    newest.current = answer.data?.updateTodo.parent.todos ?? newest.current;
    return answer;
  };
  const remove = async ({ id: item }: Todo) => {
    const answer = await sendRemoval({ id: item });
    newest.current = answer.data?.removeTodo.todos ?? newest.current;
    return answer;
  };
  const restore = async ({ id: item }: Todo) => {
    const answer = await sendReturn({ id: item });
    newest.current = answer.data?.restoreTodo.todos ?? newest.current;
    return answer;
  };
  const inLine = async (action: () => Promise<{ error?: unknown }>) => {
    const { answer, isLast } = await takeTurn(id, action);
    if (isLast) {
      setTicks({});
      setOrder(undefined);
    }
    if (answer.error) fail(answer.error);
    return !answer.error;
  };
  return {
    todos: inOrder(stored, order).map((todo) => ({ ...todo, isDone: ticks[todo.id] ?? todo.isDone })),
    tick: async (todo, isDone) => {
      setTicks((before) => ({ ...before, [todo.id]: isDone }));
      await inLine(() => tick(todo, isDone));
    },
    move: async (todo, to) => {
      setOrder((before) => withMoved(inOrder(newest.current, before), todo.id, to));
      await inLine(() => move(todo, to));
    },
    remove: async (todo) => {
      if (!(await inLine(() => remove(todo)))) return;
      toast.success(say('event.checklist.removed', { title: todo.title }), {
        words: say('button.undo'),
        run: () => void inLine(() => restore(todo)),
      });
    },
  };
}

/** Puts the stored items in an order that was just chosen; items missing from it come last. */
function inOrder(stored: readonly Todo[], order: readonly Todo[] | undefined): readonly Todo[] {
  if (!order) return stored;
  const place = new Map(order.map(({ id }, at) => [id, at]));
  return stored.toSorted((one, other) => (place.get(one.id) ?? stored.length) - (place.get(other.id) ?? stored.length));
}

/** Shows why something was refused; if somebody else has changed the item meanwhile, reads the checklist again. */
function useFail(activity: string): (error: unknown) => void {
  const client = useClient();
  const sayProblem = useProblemText();
  return (error) => {
    toast.error(sayProblem(error));
    if (problemOf(error).code !== 'conflict') return;
    void client.query(ActivityDocument, { id: activity }, { requestPolicy: 'network-only' }).toPromise();
  };
}
