import { useSyncExternalStore } from 'react';
import type { Point } from '../geometry/polar.ts';
import type { WheelActivity } from '../types.ts';

/** What the card tells about: one activity under the pointer, or the month or ring in a month that has the focus. */
export type Detail = ({ kind: 'activity'; activity: WheelActivity } | { kind: 'cell'; slot: number; ring: number }) & {
  /** In the drawing; the card stands beside it. */
  at: Point;
  by: 'pointer' | 'touch' | 'keyboard';
};

/** Kept outside React's tree, so that a moving pointer draws the card anew and nothing else. */
export type DetailStore = {
  get: () => Detail | undefined;
  show: (detail: Detail) => void;
  /** Hides after a moment, so that the pointer can reach the card. */
  leave: () => void;
  /** The pointer has reached the card: it stays. */
  stay: () => void;
  hide: () => void;
  subscribe: (listener: () => void) => () => void;
};

const MOMENT_MS = 260;

const isSame = (one: Detail | undefined, other: Detail) =>
  one?.kind === 'activity' && other.kind === 'activity' && one.activity === other.activity && one.by === other.by;

export function createDetailStore(): DetailStore {
  let detail: Detail | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  const set = (next: Detail | undefined) => {
    clearTimeout(timer);
    timer = undefined;
    if (detail === next) return;
    detail = next;
    for (const listener of listeners) listener();
  };
  return {
    get: () => detail,
    show: (next) => set(isSame(detail, next) ? detail : next),
    leave: () => {
      if (detail && detail.by !== 'keyboard') timer ??= setTimeout(() => set(undefined), MOMENT_MS);
    },
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
