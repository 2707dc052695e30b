import { type RefObject, useEffect, useRef } from 'react';
import { topDialog } from './top-dialog.ts';

/**
 * Asks before the dialog around `inside` is closed by Escape or its close button. Escape is asked at the key, since a browser
 * lets a window refuse the first one and closes it at the next, asked or not.
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

/** Whether a key is for this dialog: none lies over it, and no menu in it is open. One beside the page hears keys of the page too. */
function isTopmost(dialog: Element | null | undefined): boolean {
  const top = topDialog();
  const isTop = top ? top === dialog : dialog?.matches('dialog[open]') === true;
  return isTop && !dialog?.querySelector(':popover-open:not(.ds-tooltip)');
}
