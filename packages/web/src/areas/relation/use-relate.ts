import { useMutation } from 'urql';
import { AddToRelatedDocument, RemoveFromRelatedDocument } from '../../generated/graphql.ts';
import { useProblemText } from '../../texts/refusal.ts';
import { useText } from '../../texts/text.tsx';
import { toast } from '../../ui/overlay/toaster.tsx';

type Other = { id: string; title: string };

/** Relates a thing to another, or ends that; both offer undo. */
export function useRelate(meta: string) {
  const say = useText();
  const sayProblem = useProblemText();
  const [, add] = useMutation(AddToRelatedDocument);
  const [, remove] = useMutation(RemoveFromRelatedDocument);
  const relate = async ({ id, title }: Other, isUndo = false) => {
    const { error } = await add({ input: { meta, metasToAdd: [id] } });
    if (error) return toast.error(sayProblem(error));
    const undo = { words: say('button.undo'), run: () => void part({ id, title }, true) };
    toast.success(say('relation.added', { title }), isUndo ? undefined : undo);
  };
  const part = async ({ id, title }: Other, isUndo = false) => {
    const { error } = await remove({ input: { meta, metasToDelete: [id] } });
    if (error) return toast.error(sayProblem(error));
    const undo = { words: say('button.undo'), run: () => void relate({ id, title }, true) };
    toast.success(say('relation.removed', { title }), isUndo ? undefined : undo);
  };
  return { relate: (other: Other) => void relate(other), part: (other: Other) => void part(other) };
}
