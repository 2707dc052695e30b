import { useLayoutEffect } from 'react';

/** Returns the focus, when the component leaves the page, to the element that had it before; to the page's heading if that element is gone. */
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
