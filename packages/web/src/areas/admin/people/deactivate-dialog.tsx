import { useState } from 'react';
import { useMutation } from 'urql';
import { type AdminPersonQuery, DeactivatePersonDocument } from '../../../generated/graphql.ts';
import { useProblemText } from '../../../texts/refusal.ts';
import { useText } from '../../../texts/text.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { toast } from '../../../ui/overlay/toaster.tsx';
import styles from '../parts/admin.module.css';
import { type Successor, SuccessorField } from './successor-field.tsx';

interface Props {
  person: AdminPersonQuery['adminPerson'];
  onClose: () => void;
}

/**
 * Deactivates somebody, after saying what that means. A successor can be chosen at once, who also takes over what the counts leave out, such as
 * cases.
 */
export function DeactivateDialog({ person: { id, name }, onClose }: Props) {
  const say = useText();
  const sayProblem = useProblemText();
  const [successor, setSuccessor] = useState<Successor | null>(null);
  const [{ fetching, error }, deactivate] = useMutation(DeactivatePersonDocument);
  const confirm = async () => {
    const { error } = await deactivate({ input: { id, handOverTo: successor?.id ?? null } });
    if (error) return;
    toast.success(say('admin.deactivate.done', { name }));
    onClose();
  };
  return (
    <ConfirmDialog
      title={say('admin.deactivate.title', { name })}
      action={say('admin.deactivate')}
      isDangerous
      isBusy={fetching}
      onConfirm={() => confirm()}
      onClose={onClose}
    >
      <div className={styles.form}>
        <p>{say('admin.deactivate.body')}</p>
        <p>{say('admin.handOver.body', { name })}</p>
        <SuccessorField value={successor} onChange={setSuccessor} error={undefined} />
        {error && <p role="alert">{sayProblem(error)}</p>}
      </div>
    </ConfirmDialog>
  );
}
