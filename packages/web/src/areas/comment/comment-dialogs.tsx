import { Suspense } from 'react';
import { createPortal } from 'react-dom';
import { useMutation } from 'urql';
import {
  CommentHistoryDocument,
  type CommentPartsFragment,
  RemoveCommentDocument,
  RestoreCommentDocument,
} from '../../generated/graphql.ts';
import { HistoryPanel } from '../../subject/history/history-panel.tsx';
import { useProblemText } from '../../texts/refusal.ts';
import { useText } from '../../texts/text.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { OpenedDialog } from '../../ui/overlay/opened-dialog.tsx';
import { toast } from '../../ui/overlay/toaster.tsx';
import { focusHeadingOver } from './focus-comment.ts';

/** What is asked or shown over a comment. */
export type Question = 'delete' | 'history';

interface Props {
  comment: CommentPartsFragment;
  question: Question | null;
  onClose: () => void;
}

/** Asks before a comment is deleted, and shows what it said before; on top of what is open. */
export function CommentDialogs({ comment, question, onClose }: Props) {
  const say = useText();
  const { isBusy, remove } = useRemoval(comment);
  if (!question) return null;
  const confirm = async () => {
    const focus = focusHeadingOver(comment.id);
    await remove();
    onClose();
    requestAnimationFrame(focus);
  };
  const dialog =
    question === 'delete' ? (
      <ConfirmDialog
        title={say('comment.delete.title')}
        action={say('button.delete')}
        isDangerous
        isBusy={isBusy}
        onConfirm={() => confirm()}
        onClose={onClose}
      >
        <p>{say('comment.delete.body')}</p>
      </ConfirmDialog>
    ) : (
      <OpenedDialog kind="side" title={say('comment.historyOf')} onClose={onClose}>
        <HistoryPanel of={{ document: CommentHistoryDocument, id: comment.id }} root={asRoot(comment)} />
      </OpenedDialog>
    );
  return createPortal(<Suspense>{dialog}</Suspense>, document.body);
}

/** The comment as its history knows it: only its author undoes a change. */
const asRoot = ({ id, mayEdit }: CommentPartsFragment) => ({
  id,
  status: 'PUBLISHED' as const,
  access: { myAccess: mayEdit ? ('WRITE' as const) : ('READ' as const) },
});

/** Removes a comment, and offers to undo that as long as the toast is shown. */
function useRemoval({ id }: CommentPartsFragment) {
  const say = useText();
  const sayProblem = useProblemText();
  const [{ fetching }, send] = useMutation(RemoveCommentDocument);
  const [, restore] = useMutation(RestoreCommentDocument);
  const bringBack = async () => {
    const { error } = await restore({ id });
    if (error) toast.error(sayProblem(error));
    else toast.success(say('comment.broughtBack'));
  };
  const remove = async () => {
    const { error } = await send({ id });
    if (error) return toast.error(sayProblem(error));
    toast.success(say('comment.removedToast'), { words: say('button.undo'), run: () => void bringBack() });
  };
  return { isBusy: fetching, remove };
}
