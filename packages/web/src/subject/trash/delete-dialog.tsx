import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { TypedDocumentNode } from 'urql';
import { useText } from '../../texts/text.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { useRemove } from './use-remove.ts';

interface Props {
  /** `mayRestore` says whether I could bring it back. */
  subject: { id: string; mayRestore: boolean | null };
  remove: TypedDocumentNode<unknown, { id: string }>;
  /** The question before it is removed. */
  question: { title: string; body: string };
  /** The message when it is removed. */
  done: string;
  /** Brings it back. */
  restore: () => unknown;
  /** The address to go to, since the page belongs to the removed thing. */
  leadsTo: string;
  /** The consequences of removing, as a warning. */
  consequences?: ReactNode;
  onClose: () => void;
}

/** Moves a thing to the trash, after asking; its owner and admins can undo it right away, others cannot (product/access#archive-and-trash). */
export function DeleteDialog({ subject, question, done, restore, leadsTo, consequences, onClose, ...props }: Props) {
  const say = useText();
  const navigate = useNavigate();
  const { remove, isBusy } = useRemove({
    id: subject.id,
    document: props.remove,
    done,
    restore: subject.mayRestore ? restore : null,
  });
  const confirm = async () => {
    if (await remove()) navigate(leadsTo);
  };
  return (
    <ConfirmDialog
      title={question.title}
      action={say('button.delete')}
      isDangerous
      isBusy={isBusy}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{question.body}</p>
      {consequences}
    </ConfirmDialog>
  );
}
