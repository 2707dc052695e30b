import { useMutation } from 'urql';
import { UndoChangeDocument } from '../../generated/graphql.ts';
import { problemOf } from '../../texts/problem.ts';
import { useProblemText } from '../../texts/refusal.ts';
import { useText } from '../../texts/text.tsx';

/**
 * Undoes a change by its id. Answers null if it is done, else the words of why not. Works on after what asked for it has left the page.
 * @param conflict what is said where the same has been changed again since
 */
export function useUndoChange(
  conflict: 'history.conflict' | 'history.conflictHere',
): (id: string) => Promise<string | null> {
  const say = useText();
  const sayProblem = useProblemText();
  const [, undo] = useMutation(UndoChangeDocument);
  return async (id) => {
    const { error } = await undo({ id });
    if (!error) return null;
    return problemOf(error).code === 'conflict' ? say(conflict) : sayProblem(error);
  };
}
