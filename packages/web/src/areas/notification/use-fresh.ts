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

/** Reads again after each `readAgain`. @param ask of `useQuery` */
export function useFresh(ask: (how: Partial<OperationContext>) => void): void {
  const turn = useShared(turns);
  const seen = useRef(turn);
  useEffect(() => {
    if (seen.current === turn) return;
    seen.current = turn;
    ask({ requestPolicy: 'network-only' });
  }, [turn, ask]);
}
