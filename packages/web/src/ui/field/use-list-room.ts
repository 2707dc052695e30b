import { type RefObject, useLayoutEffect, useState } from 'react';

/** CSS pixels: between the list and the edge of the window, and the least height of a list. */
const margin = 12;
const enough = 220;

/**
 * Returns the greatest height of a list that opens below a field, in CSS pixels: to the end of the window, and of the dialog around the field. If
 * that is little, scrolls until the list is in view, so that it never covers the field's label or what was filled in before.
 * @param size changes as the list grows
 */
export function useListRoom(
  field: RefObject<HTMLElement | null>,
  list: RefObject<HTMLElement | null>,
  isShown: boolean,
  size: number,
): number {
  const [room, setRoom] = useState(480);
  useLayoutEffect(() => {
    if (!isShown || !field.current) return;
    const dialog = field.current.closest('dialog')?.getBoundingClientRect();
    const foot = Math.min(
      dialog?.bottom ?? Number.POSITIVE_INFINITY,
      window.visualViewport?.height ?? window.innerHeight,
    );
    setRoom(Math.max(foot - field.current.getBoundingClientRect().bottom - margin, enough));
  }, [field, isShown]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a list that has grown may extend beyond the window
  useLayoutEffect(() => {
    if (isShown) list.current?.scrollIntoView({ block: 'nearest' });
  }, [list, isShown, room, size]);
  return room;
}
