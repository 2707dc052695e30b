import {
  DiscussionHistoryDocument,
  type DiscussionPartsFragment,
  RemoveDiscussionDocument,
  RestoreDiscussionDocument,
} from '../../../generated/graphql.ts';
import { HistoryDialog } from '../../../subject/history/history-dialog.tsx';
import { DeleteDialog } from '../../../subject/trash/delete-dialog.tsx';
import { useRestore } from '../../../subject/trash/use-restore.ts';
import { useText } from '../../../texts/text.tsx';
import { forumPaths } from '../address/forum-paths.ts';
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
  const say = useText();
  const restore = useRestore(RestoreDiscussionDocument);
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
  return (
    <DeleteDialog
      subject={{ id, mayRestore: true }}
      remove={RemoveDiscussionDocument}
      question={{ title: say('discussion.delete.title'), body: say('discussion.delete.body') }}
      done={say('discussion.deleted')}
      restore={() => restore(discussion)}
      leadsTo={forumPaths.list()}
      onClose={onClose}
    />
  );
}
