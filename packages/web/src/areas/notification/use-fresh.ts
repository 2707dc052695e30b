import { useEffect, useRef } from 'react';
import type { OperationContext } from 'urql';
import { shared, useShared } from '../../storage/state.ts';

const turns = shared(0);

/**
 * Makes everything that shows notifications read them again. The cache cannot do that: what it forgets while an answer is on its way stays forgotten.
 */
export const readAgain = (): void => turns.set(turns.get() + 1);

/** Whether they have been read again since the app was opened. */
export const hasBeenRead = (): boolean => turns.get() > 0;

/** Asks a query of `useQuery`. */
export type Ask = (how: Partial<OperationContext>) => void;

/**
 * Reads again after each `readAgain`.
 * @param ask of `useQuery`
 * @param isCompared whether what was read before the app's first `readAgain` is held against the count of the bell, and is not read again for that one
 */
export function useFresh(ask: Ask, isCompared = false): void {
  const turn = useShared(turns);
  const seen = useRef(turn);
  useEffect(() => {
    if (seen.current === turn) return;
    const isFirst = seen.current === 0;
    seen.current = turn;
    if (isFirst && isCompared) return;
    ask({ requestPolicy: 'network-only' });
  }, [turn, ask, isCompared]);
}
