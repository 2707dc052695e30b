import { useEffect, useRef } from 'react';
import { type Blocker, type BlockerFunction, useBlocker } from 'react-router';

/** All guards on the page that may keep the app from going elsewhere. */
const guards = new Set<{ readonly current: BlockerFunction }>();
let isFree = false;

/**
 * Keeps the app from leaving the page while `isInTheWay` returns true. The router asks only the last blocker on a page, so each one asks every guard:
 * a form stays guarded even if a later part, such as a comment, has nothing to lose.
 */
export function useBlocked(isInTheWay: BlockerFunction): Blocker {
  const latest = useRef(isInTheWay);
  latest.current = isInTheWay;
  useEffect(() => {
    guards.add(latest);
    return () => void guards.delete(latest);
  }, []);
  return useBlocker((move) => !isFree && [...guards].some((guard) => guard.current(move)));
}

/** Goes elsewhere past every guard: the person has agreed to lose all changes. */
export function pastGuards(action: () => void): void {
  isFree = true;
  try {
    action();
  } finally {
    isFree = false;
  }
}
