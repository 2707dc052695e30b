import { useSyncExternalStore } from 'react';

/** What is pointed at, on the wheel or beside it: an activity or a ring. */
export type Lifted = { of: 'activity' | 'ring'; id: string };

/** Holds what is pointed at, so that the wheel, its legend and a list beside it lift the same thing and rerender nothing else. */
export type Lift = {
  /** Returns what is lifted: what is pointed at, and what is held. Returns the same array until that changes. */
  get: () => readonly Lifted[];
  /** Sets what is pointed at now. */
  set: (next: Lifted | undefined) => void;
  /** Keeps one thing lifted, whatever is pointed at, such as what is open beside the wheel. */
  hold: (next: Lifted | undefined) => void;
  subscribe: (listener: () => void) => () => void;
};

const NOTHING: readonly Lifted[] = [];

const isSame = (one: Lifted | undefined, other: Lifted | undefined) => one?.of === other?.of && one?.id === other?.id;

export function createLift(): Lift {
  let pointed: Lifted | undefined;
  let held: Lifted | undefined;
  let lifted = NOTHING;
  const listeners = new Set<() => void>();
  const tell = () => {
    const both = [held, isSame(pointed, held) ? undefined : pointed];
    lifted = both.filter((one) => one !== undefined);
    for (const listener of listeners) listener();
  };
  return {
    get: () => lifted,
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

/** Returns what is lifted now. */
export function useLifted(lift: Lift): readonly Lifted[] {
  return useSyncExternalStore(lift.subscribe, lift.get, () => NOTHING);
}

/** Whether this one is lifted; rerenders only when that changes. */
export function useIsLifted(lift: Lift, of: Lifted['of'], id: string): boolean {
  const is = () => lift.get().some((lifted) => isSame(lifted, { of, id }));
  return useSyncExternalStore(lift.subscribe, is, () => false);
}

/** Returns handlers for an element that represents an activity or a ring: pointing at it, or focus within it, lifts its drawing. */
export function liftedBy(lift: Lift, of: Lifted['of'], id: string) {
  const on = () => lift.set({ of, id });
  const off = () => lift.set(undefined);
  return { onPointerEnter: on, onPointerLeave: off, onFocus: on, onBlur: off };
}
