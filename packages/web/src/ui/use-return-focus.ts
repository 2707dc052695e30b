import { useLayoutEffect } from 'react';

/** Gives the focus back, when this leaves the page, to what had it before; to the heading of the page where that is gone. */
export function useReturnFocus(): void {
  useLayoutEffect(() => {
    const before = document.activeElement;
    return () => {
      const heading = document.querySelector<HTMLElement>('h1');
      const isThere = before instanceof HTMLElement && before !== document.body && before.checkVisibility();
      const place = isThere ? before : heading;
      requestAnimationFrame(() => place?.focus({ preventScroll: true }));
    };
  }, []);
}
