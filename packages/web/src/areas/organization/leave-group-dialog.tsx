import { useMutation } from 'urql';
import { LeaveGroupDocument } from '../../generated/graphql.ts';
import { useProblemText } from '../../texts/refusal.ts';
import { useText } from '../../texts/text.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { toast } from '../../ui/overlay/toaster.tsx';
import type { ShownGroup } from './group.ts';
import styles from './group-list.module.css';

/** Takes me out of a group, after saying what I lose and who can undo it. */
export function LeaveGroupDialog({ group, onClose }: { group: ShownGroup; onClose: () => void }) {
  const say = useText();
  const sayProblem = useProblemText();
  const [{ fetching }, leave] = useMutation(LeaveGroupDocument);
  const { id, title, mayMaintain, createdBy } = group;
  const confirm = async () => {
    const { error } = await leave({ id });
    if (error) toast.error(sayProblem(error));
    else toast.success(say('organization.group.left', { title }));
    onClose();
  };
  return (
    <ConfirmDialog
      title={say('organization.group.leaveTitle', { title })}
      action={say('organization.group.leave')}
      isBusy={fetching}
      onConfirm={confirm}
      onClose={onClose}
    >
      <div className={styles.words}>
        <p>{say('organization.group.leaveBody')}</p>
        <p>
          {mayMaintain
            ? say('organization.group.leaveUndoOwn')
            : say('organization.group.leaveUndo', { name: createdBy?.name ?? '' })}
        </p>
      </div>
    </ConfirmDialog>
  );
}
