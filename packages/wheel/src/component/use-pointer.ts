import type { MouseEvent, PointerEvent, RefObject } from 'react';
import { type Hit, hitAt } from '../geometry/hit.ts';
import type { WheelLayout } from '../geometry/layout.ts';
import { drawnPoint, type View } from '../geometry/view.ts';
import type { SelectionMode, WheelActivity } from '../types.ts';
import type { DetailStore } from './details.ts';
import { placeOf } from './keys.ts';
import type { Choose } from './use-selection.ts';

type Input = {
  layout: WheelLayout;
  view: View;
  hover: RefObject<SVGPathElement | null>;
  frame: RefObject<HTMLElement | null>;
  store: DetailStore;
  selectionMode: SelectionMode;
  choose: Choose;
  onActivityOpen: ((activity: WheelActivity) => void) | undefined;
};

const FINGER = 5;
const MOUSE = 2;

/** Mouse, pen and finger. A moving pointer sets one attribute and the card; nothing else is drawn anew. */
export function pointerHandlers({ layout, view, hover, frame, store, selectionMode, choose, onActivityOpen }: Input) {
  const find = (event: MouseEvent<SVGSVGElement>, reach: number) => {
    const at = drawnPoint(view, event.currentTarget.getBoundingClientRect(), { x: event.clientX, y: event.clientY });
    return { at, hit: hitAt(layout, at, reach) };
  };
  const outline = (hit: Hit | undefined) => {
    const isPie = selectionMode === 'pie' && hit !== undefined && hit.ring >= 0;
    const path = (isPie ? layout.cells[hit.ring]![hit.slot] : hit && layout.names[hit.slot]) ?? '';
    if (hover.current?.getAttribute('d') !== path) hover.current?.setAttribute('d', path);
  };
  const leave = () => {
    outline(undefined);
    store.leave();
  };
  return {
    onPointerMove: (event: PointerEvent<SVGSVGElement>) => {
      if (event.pointerType === 'touch') return;
      if (isOnCard(frame.current, event)) return store.stay();
      const { at, hit } = find(event, MOUSE);
      outline(hit);
      event.currentTarget.toggleAttribute('data-openable', hit?.activity !== undefined && onActivityOpen !== undefined);
      if (!hit) return store.leave();
      if (hit.activity) store.show({ kind: 'activity', activity: hit.activity, at, by: 'pointer' });
      else store.rest({ kind: 'cell', slot: hit.slot, ring: hit.ring, at, by: 'pointer' });
    },
    onPointerLeave: leave,
    onClick: (event: MouseEvent<SVGSVGElement>) => {
      const isAdding = event.ctrlKey || event.metaKey;
      const isTouch = (event.nativeEvent as globalThis.PointerEvent).pointerType === 'touch';
      const { at, hit } = find(event, isTouch ? FINGER : MOUSE);
      const isCovered = isOnCard(frame.current, event);
      if (isCovered) store.hide();
      if (event.detail === 0 || !hit) return chooseTarget(event.target as Element, isAdding, choose);
      if (hit.activity && onActivityOpen && !isTouch && !isAdding && !isCovered) return onActivityOpen(hit.activity);
      choose(hit.slot, hit.ring, isAdding);
      // A finger cannot hover: it sees the details of what it hit beside what it chose.
      if (isTouch && hit.activity && !isCovered)
        store.show({ kind: 'activity', activity: hit.activity, at, by: 'touch' });
      else if (isTouch) store.hide();
    },
  };
}

/**
 * Whether an event is where the card lies, which takes no presses itself (`card.css`): the pointer may rest there to read, and a press is for
 * the month below, since the card lies over several.
 */
function isOnCard(frame: HTMLElement | null, { clientX, clientY }: MouseEvent): boolean {
  const box = frame?.querySelector('.wheel-card')?.getBoundingClientRect();
  return box !== undefined && clientX > box.left && clientX < box.right && clientY > box.top && clientY < box.bottom;
}

/** A click without a place, as assistive technology makes it, means the cell that it was made on. */
function chooseTarget(target: Element, isAdding: boolean, choose: Choose): void {
  const cell = target.closest<SVGElement>('[data-slot]');
  const place = cell && placeOf(cell);
  if (place) choose(place.slot, place.row - 1, isAdding);
}
