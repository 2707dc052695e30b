import { ArrowsCirclepathIcon } from '@navikt/aksel-icons';
import { useState } from 'react';
import { useMutation } from 'urql';
import { RenewCalendarCodeDocument } from '../../../generated/graphql.ts';
import { useProblemText } from '../../../texts/refusal.ts';
import { useText } from '../../../texts/text.tsx';
import { Button } from '../../../ui/base/button.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { toast } from '../../../ui/overlay/toaster.tsx';

/** Gives all my calendar links a new address, after asking: the old ones stop working (product/sharing#feeds). */
export function RenewLink() {
  const say = useText();
  const sayProblem = useProblemText();
  const [isAsking, setAsking] = useState(false);
  const [{ fetching }, send] = useMutation(RenewCalendarCodeDocument);
  const confirm = async () => {
    const { error } = await send({});
    if (error) toast.error(sayProblem(error));
    else toast.success(say('calendar.feed.renewed'));
    setAsking(false);
  };
  return (
    <>
      <div>
        <Button size="sm" variant="tertiary" icon={<ArrowsCirclepathIcon />} onClick={() => setAsking(true)}>
          {say('calendar.feed.renew')}
        </Button>
      </div>
      {isAsking && (
        <ConfirmDialog
          title={say('calendar.feed.renewTitle')}
          action={say('calendar.feed.renew')}
          isDangerous
          isBusy={fetching}
          onConfirm={confirm}
          onClose={() => setAsking(false)}
        >
          <p>{say('calendar.feed.renewBody')}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
