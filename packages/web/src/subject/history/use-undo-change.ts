import { useMutation } from 'urql';
import { overtaking } from '../../core/graphql/overtaken.ts';
import { UndoChangeDocument } from '../../generated/graphql.ts';
import { problemOf } from '../../texts/problem.ts';
import { useProblemText } from '../../texts/refusal.ts';
import { useText } from '../../texts/text.tsx';

/**
 * Returns a function that undoes a change by its id, and resolves to null if that worked, else to the reason. It still works after the caller has
 * left the page.
 * @param conflict the message if the same has been changed again since
 */
export function useUndoChange(
  conflict: 'history.conflict' | 'history.conflictHere',
): (id: string) => Promise<string | null> {
  const say = useText();
  const sayProblem = useProblemText();
  const [, undo] = useMutation(UndoChangeDocument);
  return async (id) => {
    const { error } = await undo({ id }, overtaking);
    if (!error) return null;
    return problemOf(error).code === 'conflict' ? say(conflict) : sayProblem(error);
  };
}
