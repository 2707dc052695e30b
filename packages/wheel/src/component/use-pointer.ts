import type { MouseEvent, PointerEvent, RefObject } from 'react';
import { dayAtAngle } from '../geometry/dial.ts';
import { type Hit, hitAt } from '../geometry/hit.ts';
import type { WheelLayout } from '../geometry/layout.ts';
import type { Point } from '../geometry/polar.ts';
import { drawnPoint, type View } from '../geometry/view.ts';
import { dayOf } from '../time/day.ts';
import type { SelectionMode, WheelActivity, WheelRing } from '../types.ts';
import type { DetailStore } from './details.ts';
import type { Highlight } from './highlight.ts';
import { placeOf } from './keys.ts';
import type { Choose } from './use-selection.ts';
import type { WheelDrag } from './wheel-drag.ts';
import type { WheelPlace } from './year-wheel-props.ts';

type Input = {
  layout: WheelLayout;
  view: View;
  hover: RefObject<SVGPathElement | null>;
  frame: RefObject<HTMLElement | null>;
  store: DetailStore;
  highlight: Highlight;
  press: RefObject<Press>;
  selectionMode: SelectionMode;
  choose: Choose;
  rings: readonly WheelRing[];
  onActivityOpen: ((activity: WheelActivity) => void) | undefined;
  onPlaceOpen: ((place: WheelPlace) => void) | undefined;
  drag: WheelDrag | undefined;
  pointedDay: string | undefined;
};

/** A finger on the wheel: whether the press was so long that it has chosen already. */
export type Press = { isLong: boolean; timer?: ReturnType<typeof setTimeout> };

const LONG_MS = 500;
const FINGER = 5;
const MOUSE = 2;

/** Returns handlers for mouse, pen and finger. A moving pointer sets one attribute and the card; nothing else is rerendered. */
export function pointerHandlers(input: Input) {
  const {
    layout,
    view,
    hover,
    frame,
    store,
    highlight,
    press,
    selectionMode,
    choose,
    onActivityOpen,
    onPlaceOpen,
    drag,
  } = input;
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
    highlight.set(undefined);
    store.leave();
  };
  const endPress = () => clearTimeout(press.current.timer);
  const show = (activity: WheelActivity, at: Point, by: 'pointer' | 'touch') => {
    store.show({ kind: 'activity', activity, at, by });
    highlight.set({ of: 'activity', id: activity.id });
    if (by === 'pointer') return;
    // A finger never leaves a mark as a pointer does: the highlight ends with the card.
    const stop = store.subscribe(() => {
      stop();
      highlight.set(undefined);
    });
  };
  return {
    // A long press of a finger adds, like Ctrl.
    onPointerDown: (event: PointerEvent<SVGSVGElement>) => {
      press.current = { isLong: false };
      if (event.pointerType !== 'touch') {
        const pressed = isOnCard(frame.current, event) ? undefined : find(event, MOUSE).hit;
        if (pressed?.activity && drag?.isMovable(pressed.activity))
          drag.onPress(pressed.activity, event, pressed.isStart);
        return;
      }
      const grip = (event.target as Element).closest<SVGElement>('[data-grip]');
      if (grip) {
        const shown = store.get();
        if (shown?.kind === 'activity') drag?.onPress(shown.activity, event, grip.dataset.grip === 'START');
        return;
      }
      const { hit } = find(event, 0);
      press.current.timer = setTimeout(() => {
        press.current.isLong = true;
        if (hit) choose(hit.slot, hit.ring, true);
      }, LONG_MS);
    },
    onPointerUp: () => {
      endPress();
      // After a drag by finger, the activity is no longer where its card says.
      if (input.pointedDay) store.hide();
    },
    onPointerCancel: endPress,
    onPointerMove: (event: PointerEvent<SVGSVGElement>) => {
      if (event.pointerType === 'touch') return;
      if (input.pointedDay) return leave();
      if (isOnCard(frame.current, event)) return store.stay();
      const { at, hit } = find(event, MOUSE);
      outline(hit);
      event.currentTarget.toggleAttribute('data-openable', hit?.activity !== undefined && onActivityOpen !== undefined);
      const isEdge = hit?.activity && hit.isStart && drag?.isMovable(hit.activity);
      event.currentTarget.toggleAttribute('data-stretchable', isEdge === true);
      if (hit?.activity) return show(hit.activity, at, 'pointer');
      highlight.set(undefined);
      if (!hit) store.leave();
      else store.rest({ kind: 'cell', slot: hit.slot, ring: hit.ring, at, by: 'pointer' });
    },
    onPointerLeave: leave,
    onClick: (event: MouseEvent<SVGSVGElement>) => {
      endPress();
      if (press.current.isLong && event.detail > 0) return;
      if (drag?.isSpent()) return;
      const isAdding = event.ctrlKey || event.metaKey;
      const isTouch = (event.nativeEvent as globalThis.PointerEvent).pointerType === 'touch';
      const { at, hit } = find(event, isTouch ? FINGER : MOUSE);
      const isCovered = isOnCard(frame.current, event);
      if (isCovered) store.hide();
      if (event.detail === 0 || !hit) return chooseTarget(event.target as Element, isAdding, choose);
      const { activity } = hit;
      if (activity && isTouch && !isCovered) {
        // A finger cannot hover: its first tap shows what it hit, the second opens it.
        if (!isShown(store, activity)) return show(activity, at, 'touch');
        store.hide();
        return onActivityOpen?.(activity);
      }
      if (activity && onActivityOpen && !isAdding && !isCovered) return onActivityOpen(activity);
      const ring = input.rings[hit.ring];
      // The first of two clicks has chosen the month; the second must not undo that.
      if (event.detail === 2 && ring && !activity && !isTouch && onPlaceOpen) {
        store.hide();
        return onPlaceOpen({ day: dayOf(dayAtAngle(layout.dial, layout.window, hit.angle)), ringId: ring.id });
      }
      store.press(hit.slot, hit.ring);
      choose(hit.slot, hit.ring, isAdding);
    },
  };
}

/**
 * Whether an event is within the card of an activity, which takes no presses itself (`card.css`): the pointer may rest there to read, while a press
 * counts for the month below.
 */
function isOnCard(frame: HTMLElement | null, { clientX, clientY }: MouseEvent): boolean {
  const box = frame?.querySelector('.wheel-card')?.getBoundingClientRect();
  return box !== undefined && clientX > box.left && clientX < box.right && clientY > box.top && clientY < box.bottom;
}

const isShown = (store: DetailStore, { id }: WheelActivity): boolean => {
  const detail = store.get();
  return detail?.kind === 'activity' && detail.by === 'touch' && detail.activity.id === id;
};

/** A click without a position, as assistive technology makes it, chooses the cell that it was made on. */
function chooseTarget(target: Element, isAdding: boolean, choose: Choose): void {
  const cell = target.closest<SVGElement>('[data-slot]');
  const place = cell && placeOf(cell);
  if (place) choose(place.slot, place.row - 1, isAdding);
}
