import { Button } from '../base/button.tsx';
import { OpenedDialog } from './opened-dialog.tsx';

interface Props {
  title: string;
  words: string;
  /** The text of the button that closes it. */
  close: string;
  onClose: () => void;
}

/** A message without a choice. */
export function NoticeDialog({ title, words, close, onClose }: Props) {
  return (
    <OpenedDialog
      title={title}
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={onClose}>
          {close}
        </Button>
      }
    >
      <p>{words}</p>
    </OpenedDialog>
  );
}
