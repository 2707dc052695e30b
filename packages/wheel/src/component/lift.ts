import { useSyncExternalStore } from 'react';

/** What is pointed at, on the wheel or beside it: an activity or a ring. */
export type Lifted = { of: 'activity' | 'ring'; id: string };

/** Keeps what is pointed at, so that the wheel, its legend and a list beside it lift the same thing and draw nothing else anew. */
export type Lift = {
  get: () => Lifted | undefined;
  set: (next: Lifted | undefined) => void;
  subscribe: (listener: () => void) => () => void;
};

export function createLift(): Lift {
  let lifted: Lifted | undefined;
  const listeners = new Set<() => void>();
  return {
    get: () => lifted,
    set: (next) => {
      if (lifted?.of === next?.of && lifted?.id === next?.id) return;
      lifted = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** What is lifted now. */
export function useLifted(lift: Lift): Lifted | undefined {
  return useSyncExternalStore(lift.subscribe, lift.get, () => undefined);
}

/** Whether this one is lifted: draws anew only when that changes. */
export function useIsLifted(lift: Lift, of: Lifted['of'], id: string): boolean {
  const is = () => {
    const lifted = lift.get();
    return lifted?.of === of && lifted.id === id;
  };
  return useSyncExternalStore(lift.subscribe, is, () => false);
}

/** Handlers for an element that stands for an activity or a ring: pointing at it, or focus within it, lifts what is drawn of it. */
export function liftedBy(lift: Lift, of: Lifted['of'], id: string) {
  const on = () => lift.set({ of, id });
  const off = () => lift.set(undefined);
  return { onPointerEnter: on, onPointerLeave: off, onFocus: on, onBlur: off };
}
