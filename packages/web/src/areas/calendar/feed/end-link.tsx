import { useMutation } from 'urql';
import { EndFeedLinkDocument } from '../../../generated/graphql.ts';
import { useProblemText } from '../../../texts/refusal.ts';
import { useText } from '../../../texts/text.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { toast } from '../../../ui/overlay/toaster.tsx';

/** Ends one link to a part of a feed, after asking; the others go on. */
export function EndLink({ id, what, onClose }: { id: string; what: string; onClose: () => void }) {
  const say = useText();
  const sayProblem = useProblemText();
  const [{ fetching }, send] = useMutation(EndFeedLinkDocument);
  const confirm = async () => {
    const { error } = await send({ id });
    if (error) toast.error(sayProblem(error));
    else toast.success(say('calendar.feed.ended'));
    onClose();
  };
  return (
    <ConfirmDialog
      title={say('calendar.feed.endTitle')}
      action={say('calendar.feed.end')}
      isDangerous
      isBusy={fetching}
      onConfirm={confirm}
      onClose={onClose}
    >
      {say('calendar.feed.endBody', { what })}
    </ConfirmDialog>
  );
}
