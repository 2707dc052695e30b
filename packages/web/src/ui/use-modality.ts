import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Returns a ref for an open dialog that may become modal in place, or no longer be so: what is in it stays, with the focus. Designsystemet shows a
 * dialog in its way only when it opens, so that it is made to open again, which no event tells of.
 */
export function useModality(isModal: boolean): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  const held = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const open = dialog.current;
    if (!open?.open || open.matches(':modal') === isModal) return;
    held.current = document.activeElement;
    if (isModal) {
      open.removeAttribute('open');
      return;
    }
    // Only closing takes it out of the top layer; the event of that comes when it is open again.
    open.addEventListener('close', (event) => event.stopImmediatePropagation(), { once: true, capture: true });
    open.close();
  }, [isModal]);
  // After Designsystemet has opened it again.
  useEffect(() => {
    const focused = held.current;
    held.current = null;
    if (focused instanceof HTMLElement && dialog.current?.contains(focused)) focused.focus({ preventScroll: true });
  });
  return dialog;
}
