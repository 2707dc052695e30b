import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Counts how often the text in the element of `probe` has changed its size since it was first seen: the reader has changed the spacing of text, or
 * has changed it back (WCAG 1.4.12).
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
