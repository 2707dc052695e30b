import { useEffect, useState } from 'react';

/** The moment so many seconds from now, in ms since 1970. */
export const afterSeconds = (seconds: number): number => Date.now() + seconds * 1_000;

/** The whole seconds left until a moment (ms since 1970), counted down on the screen; 0 when it is over. */
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
