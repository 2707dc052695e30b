import { type FocusEvent, type ReactNode, useEffect, useRef } from 'react';
import { focusPlace, type PlaceOfFocus, placeOf } from '../focus/place-of-focus.ts';

/**
 * Around the toasts. When a focused toast closes, the focus returns at once to where it was before; a person who has moved on keeps the focus. Sonner
 * would return the focus only when the last toast closes, seconds later, even while somebody is writing elsewhere.
 */
export function ToastFocus({ children }: { children: ReactNode }) {
  const around = useRef<HTMLDivElement>(null);
  const from = useRef<PlaceOfFocus | null>(null);
  const isWithin = useRef(false);
  useEffect(() => {
    const gone = new MutationObserver(() => {
      if (!isWithin.current || document.activeElement !== document.body) return;
      isWithin.current = false;
      if (from.current) focusPlace(from.current);
    });
    gone.observe(around.current!, { subtree: true, childList: true });
    return () => gone.disconnect();
  }, []);
  const enter = (event: FocusEvent) => {
    event.stopPropagation();
    if (!isWithin.current)
      from.current = event.relatedTarget instanceof HTMLElement ? placeOf(event.relatedTarget) : null;
    isWithin.current = true;
  };
  const leave = ({ currentTarget, target, relatedTarget }: FocusEvent) => {
    // When a focused toast closes, the focus goes nowhere.
    if (relatedTarget ? !currentTarget.contains(relatedTarget) : target.isConnected) isWithin.current = false;
  };
  return (
    <div ref={around} onFocusCapture={enter} onBlurCapture={leave}>
      {children}
    </div>
  );
}
