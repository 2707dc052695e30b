import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { type TypedDocumentNode, useMutation } from 'urql';
import { useProblemText } from '../../texts/refusal.ts';
import { useText } from '../../texts/text.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toast } from '../../ui/toaster.tsx';

interface Props {
  /** `mayRestore` says whether I could bring it back. */
  subject: { id: string; mayRestore: boolean | null };
  remove: TypedDocumentNode<unknown, { id: string }>;
  /** What is asked before. */
  question: { title: string; body: string };
  /** What is said when it is gone. */
  done: string;
  /** Brings it back. */
  restore: () => unknown;
  /** Where the person goes, since the page is of what is gone. */
  leadsTo: string;
  /** What removing leads to, as a warning. */
  consequences?: ReactNode;
  onClose: () => void;
}

/** Moves a thing to the trash, after asking; its owner and admins can undo it right away, others cannot (product/access#archive-and-trash). */
export function DeleteDialog({ subject, question, done, restore, leadsTo, consequences, onClose, ...props }: Props) {
  const say = useText();
  const sayProblem = useProblemText();
  const navigate = useNavigate();
  const [{ fetching }, remove] = useMutation(props.remove);
  const confirm = async () => {
    const { error } = await remove({ id: subject.id });
    if (error) return toast.error(sayProblem(error));
    toast.dismissAll();
    toast.success(done, subject.mayRestore ? { words: say('button.undo'), run: () => void restore() } : undefined);
    navigate(leadsTo);
  };
  return (
    <ConfirmDialog
      title={question.title}
      action={say('button.delete')}
      isDangerous
      isBusy={fetching}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{question.body}</p>
      {consequences}
    </ConfirmDialog>
  );
}
