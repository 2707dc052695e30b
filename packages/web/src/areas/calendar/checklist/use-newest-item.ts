import type { Newest } from '../../../core/forms/use-conflict.ts';
import { useNewestActivity } from '../fields/newest-activity.ts';
import type { Todo } from './use-checklist.ts';

/** Reads the newer version of an item of a checklist, for `useConflict`. No history says who saved it. */
export function useNewestItem(parent: string, id: string): () => Promise<Newest<Todo> | null> {
  const fetchParent = useNewestActivity(parent);
  return async () => {
    const stored = (await fetchParent())?.stored.todos.find((todo) => todo.id === id);
    return stored ? { stored, saves: [] } : null;
  };
}
