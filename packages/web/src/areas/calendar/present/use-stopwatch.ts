import { useEffect, useState } from 'react';

/** Counts seconds since it was started, or started anew. */
export function useStopwatch(): { seconds: number; restart: () => void } {
  const [start, setStart] = useState(Date.now);
  const [now, setNow] = useState(start);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  const restart = () => {
    const moment = Date.now();
    setStart(moment);
    setNow(moment);
  };
  return { seconds: Math.max(0, Math.floor((now - start) / 1_000)), restart };
}

/** '4:05', or '1:04:05' from an hour on. */
export function clockOf(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (part: number) => String(part).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
