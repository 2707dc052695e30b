import { type RefObject, useLayoutEffect, useState } from 'react';

/** Where a list that opens at a field has room. */
export interface ListRoom {
  side: 'below' | 'above';
  /** CSS pixels. */
  height: number;
}

/** CSS pixels: between the list and the edge of the window, and the least that is worth opening below for. */
const margin = 12;
const enough = 220;

/** The room of a list when it opens: in the window, and in the dialog that the field stands in, below the field or, where that is little, above. */
export function useListRoom(field: RefObject<HTMLElement | null>, isShown: boolean): ListRoom {
  const [room, setRoom] = useState<ListRoom>({ side: 'below', height: 480 });
  useLayoutEffect(() => {
    if (!isShown || !field.current) return;
    const box = field.current.getBoundingClientRect();
    const frame = field.current.closest('dialog')?.getBoundingClientRect();
    const foot = Math.min(
      frame?.bottom ?? Number.POSITIVE_INFINITY,
      window.visualViewport?.height ?? window.innerHeight,
    );
    const below = foot - box.bottom - margin;
    const above = box.top - Math.max(frame?.top ?? 0, 0) - margin;
    const side = below < enough && above > below ? 'above' : 'below';
    setRoom({ side, height: Math.max(side === 'above' ? above : below, enough / 2) });
  }, [field, isShown]);
  return room;
}
