import { useMutation } from 'urql';
import { RemoveSharableDocument } from '../../../generated/graphql.ts';
import { useProblemText } from '../../../texts/refusal.ts';
import { useText } from '../../../texts/text.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { toast } from '../../../ui/overlay/toaster.tsx';

/** Asks before a share link is removed: others may have printed it. */
export function RemoveLink({ calendar: { id }, onClose }: { calendar: { id: string }; onClose: () => void }) {
  const say = useText();
  const sayProblem = useProblemText();
  const [{ fetching }, send] = useMutation(RemoveSharableDocument);
  const confirm = async () => {
    const { error } = await send({ id });
    if (error) toast.error(sayProblem(error));
    else toast.success(say('shareLink.removed'));
    onClose();
  };
  return (
    <ConfirmDialog
      title={say('shareLink.removeTitle')}
      action={say('shareLink.remove')}
      isDangerous
      isBusy={fetching}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{say('shareLink.removeBody')}</p>
    </ConfirmDialog>
  );
}
