import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Where the focus goes when a focused element has vanished. */
interface Places {
  /** Things of one kind: the focus goes to the one that took the vanished one's place. */
  among: string;
  /** The place if there is no such thing, or something else vanished: inside of the part, or around it. */
  otherwise: string;
}

/** For chips of what was chosen in a field and is removed again. */
export const chipElseField: Places = { among: '.ds-chip', otherwise: 'input' };

/**
 * Keeps the focus inside a part of the page whose rows and buttons may vanish while focused: the focus goes to what took the place of the vanished
 * one, else to a place that is always there. Both places are selectors.
 */
export function useFocusFallback(container: RefObject<HTMLElement | null>, { among, otherwise }: Places): void {
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
    const inside = next ?? place.querySelector<HTMLElement>(otherwise);
    if (inside) inside.focus();
    // What is around is in sight already, and higher than the window perhaps.
    else place.closest<HTMLElement>(otherwise)?.focus({ preventScroll: true });
  });
}
