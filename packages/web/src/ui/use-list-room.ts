import { type RefObject, useLayoutEffect, useState } from 'react';

/** CSS pixels: between the list and the edge of the window, and the least that a list is given. */
const margin = 12;
const enough = 220;

/**
 * How high a list may be that opens below a field, in CSS pixels: to the end of the window, and of the dialog that the field stands in. Where that is
 * little, what the field stands in is scrolled until the list is in sight, so that it never lies over the field's label or over what was filled in before.
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: a list that grew may have left the window
  useLayoutEffect(() => {
    if (isShown) list.current?.scrollIntoView({ block: 'nearest' });
  }, [list, isShown, room, size]);
  return room;
}
