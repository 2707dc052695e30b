import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus inside a part of the page whose rows and buttons may vanish while they have it, as a row does that is ticked
 * while completed ones are hidden. It goes to the tick that took the row's place, else to the tab that is shown.
 */
export function useKeptFocus(container: RefObject<HTMLElement | null>): void {
  const held = useRef<{ element: Element; tick: number } | null>(null);
  useLayoutEffect(() => {
    const place = container.current;
    if (!place) return;
    const hold = ({ target }: FocusEvent) => {
      const element = target as HTMLElement;
      held.current = { element, tick: ticksIn(place).indexOf(element) };
    };
    place.addEventListener('focusin', hold);
    return () => place.removeEventListener('focusin', hold);
  }, [container]);
  useLayoutEffect(() => {
    const last = held.current;
    const place = container.current;
    if (!place || !last || last.element.isConnected || document.activeElement !== document.body) return;
    held.current = null;
    const ticks = ticksIn(place);
    const tick = last.tick < 0 ? undefined : ticks[Math.min(last.tick, ticks.length - 1)];
    (tick ?? place.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]'))?.focus();
  });
}

const ticksIn = (place: HTMLElement): HTMLElement[] => [
  ...place.querySelectorAll<HTMLElement>('input[type="checkbox"]:not(:disabled)'),
];
