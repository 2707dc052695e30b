import { useEffect, useRef } from 'react';
import { Dialog, type DialogProps } from './dialog.tsx';
import styles from './opened-dialog.module.css';
import { useReturnFocus } from './use-return-focus.ts';

export interface OpenedDialogProps extends Omit<DialogProps, 'open'> {
  /** Asked before Escape, a click outside or the close button close it; without it they always do. */
  mayClose?: () => boolean;
}

/** A dialog that is open for as long as it is on the page; what opened it gets the focus back. */
export function OpenedDialog({ mayClose, children, ...rest }: OpenedDialogProps) {
  const inside = useRef<HTMLDivElement>(null);
  const asked = useRef(mayClose);
  asked.current = mayClose;
  useReturnFocus();
  useEffect(() => {
    const dialog = inside.current?.closest('dialog');
    const ask = (event: Event) => {
      const isOwn = event.target === dialog;
      if (isOwn && asked.current && !asked.current()) event.preventDefault();
    };
    dialog?.addEventListener('cancel', ask);
    dialog?.addEventListener('command', ask);
    return () => {
      dialog?.removeEventListener('cancel', ask);
      dialog?.removeEventListener('command', ask);
    };
  }, []);
  return (
    <Dialog open {...rest}>
      <div ref={inside} className={styles.inside}>
        {children}
      </div>
    </Dialog>
  );
}
