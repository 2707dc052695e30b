import type { ReactNode } from 'react';
import { useText } from '../../texts/text.tsx';
import { Button } from '../base/button.tsx';
import { useOnce } from '../base/use-once.ts';
import { OpenedDialog } from './opened-dialog.tsx';

interface Props {
  title: string;
  children: ReactNode;
  /** The text of the confirming button. */
  action: string;
  isDangerous?: boolean;
  isBusy: boolean;
  /** Does the action. The promise settles when it is over, whether it succeeded or not. */
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
}

/** Asks before an action that others notice, and runs the action once, however often the person presses. */
export function ConfirmDialog({ title, children, action, isDangerous, isBusy, onConfirm, onClose }: Props) {
  const say = useText();
  const confirm = useOnce(onConfirm);
  return (
    <OpenedDialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{say('button.cancel')}</Button>
          <Button
            variant="primary"
            color={isDangerous ? 'danger' : undefined}
            loading={isBusy}
            onClick={() => void confirm()}
          >
            {action}
          </Button>
        </>
      }
    >
      {children}
    </OpenedDialog>
  );
}
