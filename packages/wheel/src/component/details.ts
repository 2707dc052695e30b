import { useSyncExternalStore } from 'react';
import type { Point } from '../geometry/polar.ts';
import type { WheelActivity } from '../types.ts';

/** What the card is about: the activity under the pointer, or the month or ring in a month that has the focus. */
export type Detail = ({ kind: 'activity'; activity: WheelActivity } | { kind: 'cell'; slot: number; ring: number }) & {
  /** A point of the drawing; the card is placed beside it. */
  at: Point;
  by: 'pointer' | 'touch' | 'keyboard';
};

/** Kept outside React's tree, so that a moving pointer rerenders only the card. */
export type DetailStore = {
  get: () => Detail | undefined;
  show: (detail: Detail) => void;
  /** Shows the card once the pointer has rested there for a while; hides what is shown for another place. A place that was pressed stays without one. */
  rest: (detail: Detail) => void;
  /** Hides at once. The place that the pointer is on shows no card before the pointer has been elsewhere: whoever pressed there has read it. */
  press: (slot: number, ring: number) => void;
  /** Hides after a moment, so that the pointer can reach the card. */
  leave: () => void;
  /** Keeps the card, since the pointer has reached it. */
  stay: () => void;
  hide: () => void;
  subscribe: (listener: () => void) => () => void;
};

const MOMENT_MS = 260;
const REST_MS = 450;

function isSame(one: Detail | undefined, other: Detail): boolean {
  if (one?.by !== other.by) return false;
  if (one.kind === 'activity') return other.kind === 'activity' && one.activity === other.activity;
  return other.kind === 'cell' && one.slot === other.slot && one.ring === other.ring;
}

export function createDetailStore(): DetailStore {
  let detail: Detail | undefined;
  let resting: Detail | undefined;
  /** The place that was pressed last, until the pointer has left it. */
  let pressed: { slot: number; ring: number } | undefined;
  let hiding: ReturnType<typeof setTimeout> | undefined;
  let showing: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  const stopResting = () => {
    clearTimeout(showing);
    resting = undefined;
  };
  const set = (next: Detail | undefined) => {
    stopResting();
    clearTimeout(hiding);
    hiding = undefined;
    if (detail === next) return;
    detail = next;
    for (const listener of listeners) listener();
  };
  const isPressed = (next: Detail): boolean =>
    next.kind === 'cell' && next.slot === pressed?.slot && next.ring === pressed.ring;
  const leave = () => {
    stopResting();
    pressed = undefined;
    hideSoon();
  };
  const hideSoon = () => {
    if (detail && detail.by !== 'keyboard') hiding ??= setTimeout(() => set(undefined), MOMENT_MS);
  };
  return {
    get: () => detail,
    show: (next) => {
      pressed = undefined;
      set(isSame(detail, next) ? detail : next);
    },
    rest: (next) => {
      if (isPressed(next)) return;
      if (isSame(detail, next)) return set(detail);
      if (isSame(resting, next)) return;
      leave();
      resting = next;
      showing = setTimeout(() => set(next), REST_MS);
    },
    press: (slot, ring) => {
      set(undefined);
      pressed = { slot, ring };
    },
    leave,
    stay: () => set(detail),
    hide: () => set(undefined),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function useDetail(store: DetailStore): Detail | undefined {
  return useSyncExternalStore(store.subscribe, store.get, () => undefined);
}
