import { type RefObject, useEffect, useRef } from 'react';

/** What stays in use around a dialog that covers the page: what opens on top of it, and what is said to screen readers. */
const onTop = 'dialog, [popover], [aria-live], [role=status], [role=alert]';

/**
 * Makes the page behind an open dialog inert where the dialog covers it without being modal: one that was beside the page until the window became too
 * narrow, as by zooming (WCAG 2.4.11). It is not opened anew as a modal one, since a browser then closes it by each Escape, also by one that is meant
 * for what is on top of it. @param onPressOutside called by a press on the page behind
 */
export function useCover(dialog: RefObject<HTMLDialogElement | null>, isCovering: boolean, onPressOutside: () => void) {
  const press = useRef(onPressOutside);
  press.current = onPressOutside;
  useEffect(() => {
    const panel = dialog.current;
    if (!isCovering || !panel?.open || panel.matches(':modal')) return;
    const around = ancestorsOf(panel);
    const made = new Set<HTMLElement>();
    const cover = () => {
      for (const one of around.flatMap(({ children }) => [...children]) as HTMLElement[])
        if (!one.inert && !one.contains(panel) && !one.matches(onTop)) {
          one.inert = true;
          made.add(one);
        }
    };
    const changes = new MutationObserver(cover);
    for (const one of around) changes.observe(one, { childList: true });
    if (!panel.contains(document.activeElement)) panel.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
    cover();
    panel.dataset.covers = '';
    const stopHearing = hearPresses(around, () => press.current());
    return () => {
      changes.disconnect();
      stopHearing();
      delete panel.dataset.covers;
      for (const one of made) one.inert = false;
    };
  }, [dialog, isCovering]);
}

/** Calls `onPress` when somebody presses and lets go on the page behind: a browser gives what is inert to that which is around the dialog. */
function hearPresses(around: readonly Element[], onPress: () => void): () => void {
  let isBegun = false;
  const isBehind = ({ target }: Event) => around.includes(target as Element);
  const begin = (event: Event) => {
    isBegun = isBehind(event);
  };
  const end = (event: Event) => {
    if (isBegun && isBehind(event)) onPress();
    isBegun = false;
  };
  addEventListener('pointerdown', begin);
  addEventListener('click', end);
  return () => {
    removeEventListener('pointerdown', begin);
    removeEventListener('click', end);
  };
}

/** The elements around one, up to the body. */
function ancestorsOf({ parentElement }: Element): Element[] {
  return parentElement && parentElement !== document.documentElement
    ? [parentElement, ...ancestorsOf(parentElement)]
    : [];
}
