import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useRestoreFocus } from '../focus/use-restore-focus.ts';
import { Dialog, type DialogProps } from './dialog.tsx';
import { useAskToClose } from './use-ask-to-close.ts';

export interface OpenedDialogProps extends Omit<DialogProps, 'open' | 'onPressOutside'> {
  /** Called before Escape, a click outside or the close button closes the dialog: false keeps it open. Without it, they always close. */
  mayClose?: () => boolean;
}

/** A dialog that is open for as long as it is on the page. On closing, the focus goes back to the element that opened it. */
export function OpenedDialog({ mayClose, children, ...rest }: OpenedDialogProps) {
  const inside = useRef<HTMLDivElement>(null);
  useRestoreFocus();
  useAskToClose(inside, mayClose, rest.onClose);
  useFocusOrTitle(inside, rest.title);
  const closeIfAllowed = () => {
    if (mayClose?.() !== false) rest.onClose();
  };
  return (
    <Dialog open {...rest} onPressOutside={closeIfAllowed}>
      <div ref={inside}>{children}</div>
    </Dialog>
  );
}

/** Moves the focus to the title if new content with another title has replaced the focused element. */
function useFocusOrTitle(inside: RefObject<HTMLElement | null>, title: ReactNode): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the title is what makes it another content
  useEffect(() => {
    const dialog = inside.current?.closest('dialog');
    const isLost = document.activeElement === document.body;
    if (dialog && isLost) dialog.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
  }, [title]);
}
