import { useEffect, useState } from 'react';

/** Returns the value after it has been unchanged for `wait` milliseconds; every search waits 300 (product/shell#search-boxes). */
export function useDebounced<T>(value: T, wait = 300): T {
  const [still, setStill] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setStill(value), wait);
    return () => clearTimeout(timer);
  }, [value, wait]);
  return still;
}
