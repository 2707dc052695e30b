import { type TypedDocumentNode, useMutation } from 'urql';
import { useProblemText } from '../../texts/refusal.ts';
import { useText } from '../../texts/text.tsx';
import { toast } from '../../ui/overlay/toaster.tsx';

/** A mutation of one file, by its id. */
type OfFile = TypedDocumentNode<unknown, { id: string }>;

/** Removes files, says so, and offers to undo that. */
export function useFileRemoval(removal: OfFile, restoration: OfFile) {
  const say = useText();
  const sayProblem = useProblemText();
  const [{ fetching }, send] = useMutation(removal);
  const [, sendReturn] = useMutation(restoration);
  const restore = async ({ id, name }: { id: string; name: string }) => {
    const { error } = await sendReturn({ id });
    if (error) toast.error(sayProblem(error));
    else toast.success(say('upload.back', { name }));
  };
  const remove = async (file: { id: string; name: string }, onRemoved?: () => void) => {
    const { id, name } = file;
    const { error } = await send({ id });
    if (error) return toast.error(sayProblem(error));
    onRemoved?.();
    toast.success(say('upload.deleted', { name }), { words: say('button.undo'), run: () => void restore(file) });
  };
  return { isBusy: fetching, remove };
}
