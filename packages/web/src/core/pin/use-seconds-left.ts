import { useEffect, useState } from 'react';

/** Returns the moment that many seconds from now, in ms since 1970. */
export const afterSeconds = (seconds: number): number => Date.now() + seconds * 1_000;

/** Returns the whole seconds left until a moment (ms since 1970), counting down; 0 when it has passed. */
export function useSecondsLeft(moment: number): number {
  const [now, setNow] = useState(Date.now);
  const left = Math.max(0, Math.ceil((moment - now) / 1_000));
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return left;
}
