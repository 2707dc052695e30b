import { useRef } from 'react';

/**
 * Work that is not begun again while it is under way: who presses twice does it once.
 * `const save = useOnce(async (status: Status) => { … })`, for buttons of one form that save in several ways.
 */
export function useOnce<Args extends unknown[]>(work: (...args: Args) => Promise<unknown>) {
  const isUnderWay = useRef(false);
  return async (...args: Args): Promise<void> => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    try {
      await work(...args);
    } finally {
      isUnderWay.current = false;
    }
  };
}
