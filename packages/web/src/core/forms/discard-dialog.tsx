import { useText } from '../../texts/text.tsx';
import { Button } from '../../ui/base/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';

interface Props {
  open: boolean;
  onKeep: () => void;
  onDiscard: () => void;
}

/** Asks before changes are lost (product/content#unsaved-changes). */
export function DiscardDialog({ open, onKeep, onDiscard }: Props) {
  const say = useText();
  return (
    <Dialog
      open={open}
      onClose={onKeep}
      title={say('form.discardTitle')}
      actions={
        <>
          <Button color="danger" onClick={onDiscard}>
            {say('button.discard')}
          </Button>
          <Button variant="primary" onClick={onKeep}>
            {say('button.keepEditing')}
          </Button>
        </>
      }
    >
      <p>{say('form.discard')}</p>
    </Dialog>
  );
}
