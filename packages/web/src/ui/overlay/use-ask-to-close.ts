import { type RefObject, useEffect, useRef } from 'react';
import { topDialog } from '../base/top-dialog.ts';

/**
 * Asks before the dialog around `inside` is closed by Escape or its close button. Escape is handled on keydown, since a browser lets a dialog refuse
 * the first one but closes it at the next, without asking.
 */
export function useAskToClose(
  inside: RefObject<HTMLElement | null>,
  mayClose: (() => boolean) | undefined,
  onClose: () => void,
): void {
  const newest = useRef({ mayClose, onClose });
  newest.current = { mayClose, onClose };
  useEffect(() => {
    const dialog = inside.current?.closest('dialog');
    const ask = (event: Event) => {
      const isOwn = event.target === dialog;
      if (isOwn && newest.current.mayClose?.() === false) event.preventDefault();
    };
    const askAtKey = (event: KeyboardEvent) => {
      const isMine = event.key === 'Escape' && !event.defaultPrevented && isTopmost(dialog);
      if (!isMine || !newest.current.mayClose) return;
      event.preventDefault();
      if (newest.current.mayClose()) newest.current.onClose();
    };
    dialog?.addEventListener('cancel', ask);
    dialog?.addEventListener('command', ask);
    document.addEventListener('keydown', askAtKey);
    return () => {
      dialog?.removeEventListener('cancel', ask);
      dialog?.removeEventListener('command', ask);
      document.removeEventListener('keydown', askAtKey);
    };
  }, [inside]);
}

/**
 * Whether a key is meant for this dialog: no other dialog is above it, and no menu in it is open. A dialog beside the page also handles keys pressed
 * on the page.
 */
function isTopmost(dialog: Element | null | undefined): boolean {
  const top = topDialog();
  const isTop = top ? top === dialog : dialog?.matches('dialog[open]') === true;
  return isTop && !dialog?.querySelector(':popover-open:not(.ds-tooltip)');
}
