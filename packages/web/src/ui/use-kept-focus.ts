import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Where the focus goes from what has vanished. */
interface Places {
  /** Things of one kind: the focus goes to the one that took the place of the one that vanished. */
  among: string;
  /** If there is none, or something else vanished. */
  otherwise: string;
}

/** For what was chosen in a field, and is taken away again. */
export const chipElseField: Places = { among: '.ds-chip', otherwise: 'input' };

/**
 * Keeps the focus inside a part of the page whose rows and buttons may vanish while they have it: it goes to what took the place of the one that
 * is gone, else to a place that is always there. `places` are selectors.
 */
export function useKeptFocus(container: RefObject<HTMLElement | null>, { among, otherwise }: Places): void {
  const held = useRef<{ element: Element; at: number } | null>(null);
  useLayoutEffect(() => {
    const place = container.current;
    if (!place) return;
    const hold = ({ target }: FocusEvent) => {
      const element = target as HTMLElement;
      held.current = { element, at: [...place.querySelectorAll<HTMLElement>(among)].indexOf(element) };
    };
    place.addEventListener('focusin', hold);
    return () => place.removeEventListener('focusin', hold);
  }, [container, among]);
  useLayoutEffect(() => {
    const last = held.current;
    const place = container.current;
    if (!place || !last || last.element.isConnected || document.activeElement !== document.body) return;
    held.current = null;
    const those = [...place.querySelectorAll<HTMLElement>(among)];
    const next = last.at < 0 ? undefined : those[Math.min(last.at, those.length - 1)];
    (next ?? place.querySelector<HTMLElement>(otherwise))?.focus();
  });
}
