import { type FocusEvent, type ReactNode, useEffect, useRef } from 'react';

/**
 * Around the toasts. Where one goes that had the focus, what had it before has it again, at once; whoever has gone on from there keeps it. Sonner
 * would give it back when the last toast goes, seconds later, from wherever somebody writes by then.
 */
export function ToastFocus({ children }: { children: ReactNode }) {
  const around = useRef<HTMLDivElement>(null);
  const from = useRef<HTMLElement | null>(null);
  const isWithin = useRef(false);
  useEffect(() => {
    const gone = new MutationObserver(() => {
      if (!isWithin.current || document.activeElement !== document.body) return;
      isWithin.current = false;
      from.current?.focus({ preventScroll: true });
    });
    gone.observe(around.current!, { subtree: true, childList: true });
    return () => gone.disconnect();
  }, []);
  const enter = (event: FocusEvent) => {
    event.stopPropagation();
    if (!isWithin.current) from.current = event.relatedTarget as HTMLElement | null;
    isWithin.current = true;
  };
  const leave = ({ currentTarget, target, relatedTarget }: FocusEvent) => {
    // A toast that goes leaves the focus to nobody.
    if (relatedTarget ? !currentTarget.contains(relatedTarget) : target.isConnected) isWithin.current = false;
  };
  return (
    <div ref={around} onFocusCapture={enter} onBlurCapture={leave}>
      {children}
    </div>
  );
}
