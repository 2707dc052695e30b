import { type TypedDocumentNode, useMutation } from 'urql';
import { useProblemText } from '../../texts/refusal.ts';
import { useText } from '../../texts/text.tsx';
import { toast } from '../../ui/toaster.tsx';

interface Options {
  id: string;
  document: TypedDocumentNode<unknown, { id: string }>;
  /** What is said when it is gone. */
  done: string;
  /** Brings it back; null where I could not. */
  restore: (() => unknown) | null;
}

/** Moves a thing to the trash and offers the way back. What was offered before goes, since it may be of what is gone. Answers whether it went. */
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
