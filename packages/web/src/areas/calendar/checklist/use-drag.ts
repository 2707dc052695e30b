import { type HTMLAttributes, type RefObject, useState } from 'react';

/** An item that is being dragged along its list: its id, and the place, from 0, where it would be dropped. */
export interface Drag {
  id: string;
  to: number;
}

/** The handlers for the grip of an item. */
export type Grip = Pick<
  HTMLAttributes<HTMLElement>,
  'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel'
>;

/** Drags the items of a vertical list by a grip, with mouse, pen or finger. @param onDrop called when an item is dropped on another place */
export function useDrag(list: RefObject<HTMLElement | null>, onDrop: (id: string, to: number) => void) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const gripOf = (id: string, at: number): Grip => ({
    onPointerDown: (event) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setDrag({ id, to: at });
    },
    onPointerMove: (event) => {
      if (drag?.id === id) setDrag({ id, to: placeAt(list.current!, at, event.clientY) });
    },
    onPointerUp: () => {
      setDrag(null);
      if (drag && drag.to !== at) onDrop(id, drag.to);
    },
    onPointerCancel: () => setDrag(null),
  });
  return { drag, gripOf };
}

/** Returns the place among the items, from 0, of the item from place `from` when it is held at height `y` of the window, in CSS pixels. */
function placeAt(list: HTMLElement, from: number, y: number): number {
  const middles = [...list.children].map((item) => {
    const { top, height } = item.getBoundingClientRect();
    return top + height / 2;
  });
  return middles.filter((middle, at) => at !== from && middle < y).length;
}
