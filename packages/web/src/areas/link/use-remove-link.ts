import { useMutation } from 'urql';
import { RemoveLinkDocument, RestoreLinkDocument } from '../../generated/graphql.ts';
import { useProblemText } from '../../texts/refusal.ts';
import { useText } from '../../texts/text.tsx';
import { toast } from '../../ui/overlay/toaster.tsx';

/** Removes a link, and offers to undo that. */
export function useRemoveLink({ id, label }: { id: string; label: string }): () => void {
  const say = useText();
  const sayProblem = useProblemText();
  const [, send] = useMutation(RemoveLinkDocument);
  const [, sendReturn] = useMutation(RestoreLinkDocument);
  const restore = async () => {
    const { error } = await sendReturn({ id });
    if (error) toast.error(sayProblem(error));
    else toast.success(say('link.back', { label }));
  };
  const remove = async () => {
    const { error } = await send({ id });
    if (error) return toast.error(sayProblem(error));
    toast.success(say('link.removed', { label }), { words: say('button.undo'), run: () => void restore() });
  };
  return () => void remove();
}
