import { useState } from 'react';
import { useMutation } from 'urql';
import { EndForkDocument } from '../../../generated/graphql.ts';
import { useProblemText } from '../../../texts/refusal.ts';
import { useText } from '../../../texts/text.tsx';
import { Button } from '../../../ui/base/button.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { toast } from '../../../ui/overlay/toaster.tsx';

/** Ends the link to a linked copy, after asking: the link cannot be restored (product/sharing#copies-and-forks). */
export function EndForkButton({ fork: { id, title } }: { fork: { id: string; title: string } }) {
  const say = useText();
  const sayProblem = useProblemText();
  const [isAsking, setAsking] = useState(false);
  const [{ fetching }, send] = useMutation(EndForkDocument);
  const confirm = async () => {
    const { error } = await send({ id });
    if (error) toast.error(sayProblem(error));
    else toast.success(say('copy.ended'));
    setAsking(false);
  };
  return (
    <>
      <Button size="sm" variant="tertiary" aria-label={say('copy.endTo', { title })} onClick={() => setAsking(true)}>
        {say('copy.end')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={say('copy.endTitle')}
          action={say('copy.end')}
          isBusy={fetching}
          onConfirm={confirm}
          onClose={() => setAsking(false)}
        >
          <p>{say('copy.endBody', { title })}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
