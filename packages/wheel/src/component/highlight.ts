import { useSyncExternalStore } from 'react';

/** What is pointed at, on the wheel or beside it: an activity or a ring. */
export type Highlighted = { of: 'activity' | 'ring'; id: string };

/** Holds what is pointed at, so that the wheel, its legend and a list beside it highlight the same thing and rerender nothing else. */
export type Highlight = {
  /** Returns what is highlighted: what is pointed at, and what is held. Returns the same array until that changes. */
  get: () => readonly Highlighted[];
  /** Sets what is pointed at now. */
  set: (next: Highlighted | undefined) => void;
  /** Keeps one thing highlighted, whatever is pointed at, such as what is open beside the wheel. */
  hold: (next: Highlighted | undefined) => void;
  subscribe: (listener: () => void) => () => void;
};

const NOTHING: readonly Highlighted[] = [];

const isSame = (one: Highlighted | undefined, other: Highlighted | undefined) =>
  one?.of === other?.of && one?.id === other?.id;

export function createHighlight(): Highlight {
  let pointed: Highlighted | undefined;
  let held: Highlighted | undefined;
  let highlighted = NOTHING;
  const listeners = new Set<() => void>();
  const tell = () => {
    const both = [held, isSame(pointed, held) ? undefined : pointed];
    highlighted = both.filter((one) => one !== undefined);
    for (const listener of listeners) listener();
  };
  return {
    get: () => highlighted,
    set: (next) => {
      if (isSame(pointed, next)) return;
      pointed = next;
      tell();
    },
    hold: (next) => {
      if (isSame(held, next)) return;
      held = next;
      tell();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Returns what is highlighted now. */
export function useHighlighted(highlight: Highlight): readonly Highlighted[] {
  return useSyncExternalStore(highlight.subscribe, highlight.get, () => NOTHING);
}

/** Whether this one is highlighted; rerenders only when that changes. */
export function useIsHighlighted(highlight: Highlight, of: Highlighted['of'], id: string): boolean {
  const is = () => highlight.get().some((highlighted) => isSame(highlighted, { of, id }));
  return useSyncExternalStore(highlight.subscribe, is, () => false);
}

/** Returns handlers for an element that represents an activity or a ring: pointing at it, or focus within it, highlights its drawing. */
export function highlightedBy(highlight: Highlight, of: Highlighted['of'], id: string) {
  const on = () => highlight.set({ of, id });
  const off = () => highlight.set(undefined);
  return { onPointerEnter: on, onPointerLeave: off, onFocus: on, onBlur: off };
}
