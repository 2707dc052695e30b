import { useMutation } from 'urql';
import { problemOf } from '../../../core/problem.ts';
import { useProblemText } from '../../../core/texts/refusal.ts';
import { useText } from '../../../core/texts/text.tsx';
import { UndoChangeDocument } from '../../../generated/graphql.ts';
import { toast } from '../../../ui/toaster.tsx';

/** Undoes a change by its id and says how it went; answers whether it did. Works on after what asked for it has left the page. */
export function useUndoChange(): (id: string) => Promise<boolean> {
  const say = useText();
  const sayProblem = useProblemText();
  const [, undo] = useMutation(UndoChangeDocument);
  return async (id) => {
    const { error } = await undo({ id });
    if (!error) toast.success(say('history.undone'));
    else toast.error(problemOf(error).code === 'conflict' ? say('history.conflict') : sayProblem(error));
    return !error;
  };
}
