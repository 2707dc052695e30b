import { useState } from 'react';
import type { GroupAction, ShownGroup } from './group.ts';
import { GroupDialog } from './group-dialog.tsx';
import styles from './group-list.module.css';
import { GroupRow } from './group-row.tsx';
import { LeaveGroupDialog } from './leave-group-dialog.tsx';
import { RemoveGroupDialog } from './remove-group-dialog.tsx';

interface Props {
  groups: readonly ShownGroup[];
  /** The heading level of their titles. */
  level?: 2 | 3;
}

/** Groups below each other, with what I may do with each. */
export function GroupList({ groups, level = 3 }: Props) {
  const [open, setOpen] = useState<{ action: GroupAction; group: ShownGroup }>();
  const onClose = () => setOpen(undefined);
  return (
    <>
      <ul className={styles.list}>
        {groups.map((group) => (
          <GroupRow key={group.id} group={group} level={level} onDo={(action) => setOpen({ action, group })} />
        ))}
      </ul>
      {open?.action === 'edit' && <GroupDialog kind={open.group.kind} id={open.group.id} onClose={onClose} />}
      {open?.action === 'remove' && <RemoveGroupDialog group={open.group} onClose={onClose} />}
      {open?.action === 'leave' && <LeaveGroupDialog group={open.group} onClose={onClose} />}
    </>
  );
}
