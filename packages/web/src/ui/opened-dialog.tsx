import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Dialog, type DialogProps } from './dialog.tsx';
import { useAskToClose } from './use-ask-to-close.ts';
import { useReturnFocus } from './use-return-focus.ts';

export interface OpenedDialogProps extends Omit<DialogProps, 'open' | 'onPressOutside'> {
  /** Asked before Escape, a click outside or the close button close it; without it they always do. */
  mayClose?: () => boolean;
}

/** A dialog that is open for as long as it is on the page; what opened it gets the focus back. */
export function OpenedDialog({ mayClose, children, ...rest }: OpenedDialogProps) {
  const inside = useRef<HTMLDivElement>(null);
  useReturnFocus();
  useAskToClose(inside, mayClose, rest.onClose);
  useKeptFocus(inside, rest.title);
  const closeIfAllowed = () => {
    if (mayClose?.() !== false) rest.onClose();
  };
  return (
    <Dialog open {...rest} onPressOutside={closeIfAllowed}>
      <div ref={inside}>{children}</div>
    </Dialog>
  );
}

/** Where another content with a title of its own took the place of what had the focus, the title gets it. */
function useKeptFocus(inside: RefObject<HTMLElement | null>, title: ReactNode): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the title is what makes it another content
  useEffect(() => {
    const dialog = inside.current?.closest('dialog');
    const isLost = document.activeElement === document.body;
    if (dialog && isLost) dialog.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
  }, [title]);
}
