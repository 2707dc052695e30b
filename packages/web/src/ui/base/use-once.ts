import { useRef } from 'react';

/**
 * Returns work that does not start again while it is running: pressing twice does it once.
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
