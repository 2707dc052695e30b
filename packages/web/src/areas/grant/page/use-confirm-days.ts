import { useMutation } from 'urql';
import { type GrantPartsFragment, UpdateGrantDocument } from '../../../generated/graphql.ts';
import { useSavedToast } from '../../../subject/history/use-saved-toast.ts';
import { useProblemText } from '../../../texts/refusal.ts';
import { useText } from '../../../texts/text.tsx';
import { toast } from '../../../ui/overlay/toaster.tsx';

/** Returns a function that marks every day of a grant as announced; undefined if no day is only expected. */
export function useConfirmDays({ id, version, deadlines }: GrantPartsFragment): (() => void) | undefined {
  const say = useText();
  const sayProblem = useProblemText();
  const sayThatSaved = useSavedToast();
  const [, update] = useMutation(UpdateGrantDocument);
  if (!deadlines.some(({ isExpected }) => isExpected)) return undefined;
  return async () => {
    const confirmed = deadlines.map(({ type, date }) => ({ type, date, isExpected: false }));
    const { data, error } = await update({ input: { id, version, deadlines: confirmed } });
    if (error) toast.error(sayProblem(error));
    else sayThatSaved(data?.saved, say('grant.confirmed'));
  };
}
