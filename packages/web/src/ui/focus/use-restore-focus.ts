import { useLayoutEffect } from 'react';
import { focusHeading } from './focus-heading.ts';
import { focusPlace, placeOf } from './place-of-focus.ts';

/**
 * Returns the focus, when the component leaves the page, to the element that had it before; if that is gone, to what has taken its place, else to the
 * heading over it. A dialog that has opened meanwhile keeps the focus.
 */
export function useRestoreFocus(): void {
  useLayoutEffect(() => {
    const before = document.activeElement;
    const place = before instanceof HTMLElement && before !== document.body ? placeOf(before) : null;
    return () => {
      requestAnimationFrame(() => {
        const opened = document.activeElement?.closest('dialog');
        if (opened && !opened.contains(before)) return;
        if (!place || !focusPlace(place)) focusHeading();
      });
    };
  }, []);
}
