import { useEffect, useRef } from 'react';

/** Gives the focus to the heading of the page when what had it left with a list that has changed; `length` is undefined until the list has come. */
export function useFocusKept(length: number | undefined): void {
  const before = useRef(length);
  useEffect(() => {
    const hasChanged = before.current !== undefined && before.current !== length;
    before.current = length;
    if (!hasChanged) return;
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body)
        document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [length]);
}
