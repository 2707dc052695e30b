import { useMutation } from 'urql';
import { DeleteFileDocument, RestoreFileDocument } from '../../../generated/graphql.ts';
import { useProblemText } from '../../../texts/refusal.ts';
import { useText } from '../../../texts/text.tsx';
import { toast } from '../../../ui/toaster.tsx';

/** Deletes a file, and offers to undo that. */
export function useDeleteFile({ id, name }: { id: string; name: string }, onDeleted: () => void) {
  const say = useText();
  const sayProblem = useProblemText();
  const [{ fetching }, send] = useMutation(DeleteFileDocument);
  const [, sendReturn] = useMutation(RestoreFileDocument);
  const restore = async () => {
    const { error } = await sendReturn({ id });
    if (error) toast.error(sayProblem(error));
    else toast.success(say('file.back', { name }));
  };
  const remove = async () => {
    const { error } = await send({ id });
    if (error) return toast.error(sayProblem(error));
    onDeleted();
    toast.success(say('file.deleted', { name }), { words: say('button.undo'), run: () => void restore() });
  };
  return { isBusy: fetching, remove: () => void remove() };
}
