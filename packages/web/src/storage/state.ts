import { useSyncExternalStore } from 'react';

/** A value outside React that components read with `useShared` and anything may listen to. */
export interface Shared<T> {
  get(): T;
  set(next: T): void;
  listen(heard: () => void): () => void;
}

/** Makes a shared value. Listeners are only called for real changes. */
export function shared<T>(first: T): Shared<T> {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const heard of listeners) heard();
    },
    listen(heard) {
      listeners.add(heard);
      return () => listeners.delete(heard);
    },
  };
}

/** Returns the current value; the component renders again when it changes. */
export function useShared<T>(value: Shared<T>): T {
  return useSyncExternalStore(value.listen, value.get);
}
