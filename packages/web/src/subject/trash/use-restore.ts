import { type TypedDocumentNode, useMutation } from 'urql';
import { useProblemText } from '../../texts/refusal.ts';
import { useText } from '../../texts/text.tsx';
import { toast } from '../../ui/overlay/toaster.tsx';

/**
 * Returns a function that brings a removed thing back and says how it went; it resolves to whether that worked. It still works after the caller has
 * left the page.
 */
export function useRestore(document: TypedDocumentNode<unknown, { id: string }>) {
  const say = useText();
  const sayProblem = useProblemText();
  const [, restore] = useMutation(document);
  return async ({ id, title }: { id: string; title: string }): Promise<boolean> => {
    const { error } = await restore({ id });
    if (error) toast.error(sayProblem(error));
    else toast.success(say('subject.trash.restored', { title }));
    return !error;
  };
}
