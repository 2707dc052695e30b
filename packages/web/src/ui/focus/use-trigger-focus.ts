import { type RefObject, useEffect, useRef } from 'react';

/** Returns a ref for a button that is replaced by what it opens, and gets the focus back when that is closed. */
export function useTriggerFocus(isOpen: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return button;
}
