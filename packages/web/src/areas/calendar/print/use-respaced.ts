import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * How often some text on the page has changed its size since it was first seen: its person has spaced text in a way of their own, or no longer
 * does (WCAG 1.4.12). The text is that of the element of `probe`.
 */
export function useRespaced(): { probe: RefObject<HTMLSpanElement | null>; times: number } {
  const probe = useRef<HTMLSpanElement>(null);
  const [times, setTimes] = useState(0);
  useEffect(() => {
    let isFirst = true;
    const observer = new ResizeObserver(() => {
      if (!isFirst) setTimes((before) => before + 1);
      isFirst = false;
    });
    observer.observe(probe.current!);
    return () => observer.disconnect();
  }, []);
  return { probe, times };
}
