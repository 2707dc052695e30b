import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Returns a ref for an open dialog that may become modal in place: what is in it stays, with the focus. Designsystemet shows a dialog in its way only
 * when it opens, so that it is made to open again, which no event tells of.
 */
export function useModality(isModal: boolean): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  const held = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const open = dialog.current;
    if (!open?.open || open.matches(':modal') === isModal) return;
    held.current = document.activeElement;
    open.removeAttribute('open');
  }, [isModal]);
  // After Designsystemet has opened it again.
  useEffect(() => {
    const focused = held.current;
    held.current = null;
    if (isModal && focused instanceof HTMLElement && dialog.current?.contains(focused))
      focused.focus({ preventScroll: true });
  }, [isModal]);
  return dialog;
}
