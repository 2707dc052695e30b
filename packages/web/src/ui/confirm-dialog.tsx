import type { ReactNode } from 'react';
import { useText } from '../texts/text.tsx';
import { Button } from './button.tsx';
import { OpenedDialog } from './opened-dialog.tsx';

interface Props {
  title: string;
  children: ReactNode;
  /** The words of the button that does it. */
  action: string;
  isDangerous?: boolean;
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something is done that others notice. */
export function ConfirmDialog({ title, children, action, isDangerous, isBusy, onConfirm, onClose }: Props) {
  const say = useText();
  return (
    <OpenedDialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{say('button.cancel')}</Button>
          <Button variant="primary" color={isDangerous ? 'danger' : undefined} loading={isBusy} onClick={onConfirm}>
            {action}
          </Button>
        </>
      }
    >
      {children}
    </OpenedDialog>
  );
}
