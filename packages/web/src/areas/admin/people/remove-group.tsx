import { useState } from 'react';
import { useMutation } from 'urql';
import { RemoveGroupDocument } from '../../../generated/graphql.ts';
import { useProblemText } from '../../../texts/refusal.ts';
import { useText } from '../../../texts/text.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { toast } from '../../../ui/toaster.tsx';

/** Removes a group that somebody made, after asking. */
export function RemoveGroup({ id, title }: { id: string; title: string }) {
  const say = useText();
  const sayProblem = useProblemText();
  const [isAsking, setAsking] = useState(false);
  const [{ fetching }, remove] = useMutation(RemoveGroupDocument);
  const confirm = async () => {
    const { error } = await remove({ id });
    if (error) toast.error(sayProblem(error));
    else toast.success(say('organization.group.removed', { title }));
    setAsking(false);
  };
  return (
    <>
      <Button
        size="sm"
        color="danger"
        variant="tertiary"
        aria-label={say('organization.group.removeNamed', { title })}
        onClick={() => setAsking(true)}
      >
        {say('button.delete')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={say('organization.group.removeTitle', { title })}
          action={say('button.delete')}
          isDangerous
          isBusy={fetching}
          onConfirm={() => confirm()}
          onClose={() => setAsking(false)}
        >
          <p>{say('organization.group.removeForGood')}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
