import { type RefObject, useEffect } from 'react';
import type { Detail, DetailStore } from './details.ts';

/** Returns the focus to the cell of the wheel that the keyboard reaches. */
export const focusCell = (frame: HTMLElement | null): void =>
  frame?.querySelector<SVGElement>('[role="gridcell"][tabindex="0"]')?.focus();

/** Hides the card on Escape, on a press elsewhere, and when the focus has left it. */
export function useDismissal(
  store: DetailStore,
  frame: RefObject<HTMLElement | null>,
  detail: Detail | undefined,
): void {
  useEffect(() => {
    if (!detail) return;
    const card = frame.current?.querySelector('.wheel-card');
    const onKey = (event: KeyboardEvent) => {
      // An Escape that cancels a move leaves the card open.
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      const isInside = card?.contains(document.activeElement);
      store.hide();
      if (isInside) focusCell(frame.current);
    };
    const onPress = (event: PointerEvent) => {
      if (!frame.current?.contains(event.target as Node)) store.hide();
    };
    const onFocus = (event: FocusEvent) => {
      if (!frame.current?.contains(event.target as Node)) store.hide();
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('focusin', onFocus);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('focusin', onFocus);
    };
  }, [detail, frame, store]);
}
