import { useEffect, useRef } from 'react';

/**
 * Focuses the heading of the page if the focused element disappeared with a list that has changed. @param length undefined until the list has loaded
 */
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
