import { DiscussionHistoryDocument, type DiscussionPartsFragment } from '../../../generated/graphql.ts';
import { HistoryDialog } from '../../../subject/history/history-dialog.tsx';
import { RootDelete } from '../../../subject/root/root-delete.tsx';
import { discussionRoot } from '../address/discussion.root.ts';
import { MoveDialog } from '../move/move-dialog.tsx';
import { PollDialog } from '../poll/poll-dialog.tsx';

export type DiscussionDialog = 'history' | 'delete' | 'poll' | 'move';

interface Props {
  discussion: DiscussionPartsFragment;
  opened: DiscussionDialog;
  onClose: () => void;
}

/** The dialog that is open. */
export function DiscussionDialogs({ discussion, opened, onClose }: Props) {
  const { id, title, status, mayEdit } = discussion;
  if (opened === 'history')
    return (
      <HistoryDialog
        subject={{ id, title, status, access: { myAccess: mayEdit ? 'WRITE' : 'READ' } }}
        document={DiscussionHistoryDocument}
        onClose={onClose}
      />
    );
  if (opened === 'move') return <MoveDialog discussion={discussion} onClose={onClose} />;
  if (opened === 'poll') return <PollDialog discussion={discussion} onClose={onClose} />;
  return <RootDelete of={discussionRoot} thing={{ id, title, mayRestore: true }} onClose={onClose} />;
}
