import { useEffect, useState } from 'react';

/** The value after it has been still for `wait` milliseconds; 300 is the wait of every search (product/shell#search-boxes). */
export function useDebounced<T>(value: T, wait = 300): T {
  const [still, setStill] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setStill(value), wait);
    return () => clearTimeout(timer);
  }, [value, wait]);
  return still;
}
