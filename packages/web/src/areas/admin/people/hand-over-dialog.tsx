import { useState } from 'react';
import { useMutation } from 'urql';
import { HandOverDocument } from '../../../generated/graphql.ts';
import { useProblemText } from '../../../texts/refusal.ts';
import { useText } from '../../../texts/text.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { toast } from '../../../ui/overlay/toaster.tsx';
import styles from '../parts/admin.module.css';
import { type Successor, SuccessorField } from './successor-field.tsx';

/** Gives somebody else what a person who has left owns and is responsible for. */
export function HandOverDialog({ person, onClose }: { person: Successor; onClose: () => void }) {
  const say = useText();
  const sayProblem = useProblemText();
  const [successor, setSuccessor] = useState<Successor | null>(null);
  const [isAsked, setAsked] = useState(false);
  const [{ fetching, error }, handOver] = useMutation(HandOverDocument);
  const confirm = async () => {
    setAsked(true);
    if (!successor) return;
    const { data, error } = await handOver({ input: { from: person.id, to: successor.id } });
    if (error || !data) return;
    toast.success(say('admin.handOver.done', { ...data.handOver, name: successor.name }));
    onClose();
  };
  return (
    <ConfirmDialog
      title={say('admin.handOver.title', { name: person.name })}
      action={say('admin.handOver.do')}
      isBusy={fetching}
      onConfirm={() => confirm()}
      onClose={onClose}
    >
      <div className={styles.form}>
        <p>{say('admin.handOver.body', { name: person.name })}</p>
        <SuccessorField
          value={successor}
          onChange={setSuccessor}
          error={isAsked && !successor ? say('admin.handOver.choose') : undefined}
        />
        {successor && error && <p role="alert">{sayProblem(error)}</p>}
      </div>
    </ConfirmDialog>
  );
}
