import { type TypedDocumentNode, useMutation } from 'urql';
import { useProblemText } from '../../texts/refusal.ts';
import { useText } from '../../texts/text.tsx';
import { toast } from '../../ui/overlay/toaster.tsx';

interface Options {
  id: string;
  document: TypedDocumentNode<unknown, { id: string }>;
  /** The message when it is removed. */
  done: string;
  /** Brings it back; null if I could not. */
  restore: (() => unknown) | null;
}

/** Moves a thing to the trash and offers undo. Removes older toasts, whose offers may concern the removed thing. Returns whether it was removed. */
export function useRemove({ id, document, done, restore }: Options) {
  const say = useText();
  const sayProblem = useProblemText();
  const [{ fetching }, send] = useMutation(document);
  const remove = async (): Promise<boolean> => {
    const { error } = await send({ id });
    if (error) {
      toast.error(sayProblem(error));
      return false;
    }
    toast.dismissAll();
    toast.success(done, restore ? { words: say('button.undo'), run: () => void restore() } : undefined);
    return true;
  };
  return { remove, isBusy: fetching };
}
