import type { Newest } from '../../../../core/forms/use-conflict.ts';
import { useNewestActivity } from '../../newest.ts';
import { type ItemForm, itemFormOf } from './item-form.ts';
import type { Todo } from './use-checklist.ts';

/** Reads the newer version of an item of a checklist, for `useConflict`. Who saved it, no history says. */
export function useNewestItem(parent: string, id: string): () => Promise<Newest<Todo, ItemForm> | null> {
  const fetchParent = useNewestActivity(parent, ({ todos }) => todos.find((todo) => todo.id === id));
  return async () => {
    const stored = (await fetchParent())?.form;
    return stored ? { stored, form: itemFormOf(stored), saves: [] } : null;
  };
}
