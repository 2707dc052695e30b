import { useMutation } from 'urql';
import { problemOf } from '../../../core/problem.ts';
import { useProblemText } from '../../../core/texts/refusal.ts';
import { useText } from '../../../core/texts/text.tsx';
import { UndoChangeDocument } from '../../../generated/graphql.ts';

/**
 * Undoes a change by its id. Answers null where it is done, else the words of why not. Works on after what asked for it has left the page.
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
