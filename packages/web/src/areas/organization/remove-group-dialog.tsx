import { useProblemText } from '../../texts/refusal.ts';
import { useText } from '../../texts/text.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { toast } from '../../ui/overlay/toaster.tsx';
import type { ShownGroup } from './group.ts';
import styles from './group-list.module.css';
import { useRemoveGroup } from './use-group-calls.ts';

/** Removes a group, after saying what its members lose. */
export function RemoveGroupDialog({ group, onClose }: { group: ShownGroup; onClose: () => void }) {
  const say = useText();
  const sayProblem = useProblemText();
  const { id, kind, title, sharedCalendarCount } = group;
  const { remove, isBusy } = useRemoveGroup(kind);
  const confirm = async () => {
    const { error } = await remove({ id });
    if (error) toast.error(sayProblem(error));
    else toast.success(say('organization.group.removed', { title }));
    onClose();
  };
  return (
    <ConfirmDialog
      title={say('organization.group.removeTitle', { title })}
      action={say('button.delete')}
      isDangerous
      isBusy={isBusy}
      onConfirm={confirm}
      onClose={onClose}
    >
      <div className={styles.words}>
        <p>{say(`organization.${kind}.removeBody`, { count: sharedCalendarCount ?? 0 })}</p>
        <p>{say('organization.group.removeForGood')}</p>
      </div>
    </ConfirmDialog>
  );
}
